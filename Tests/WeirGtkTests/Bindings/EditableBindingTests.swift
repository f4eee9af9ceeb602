import CGtk
import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import XCTest

/// Text bindings on real widgets.
final class EditableBindingTests: XCTestCase {
  func testTheModelIsShownFirst() throws {
    try withForm("Ada") { form in
      XCTAssertEqual(form.entry.text, "Ada")
      XCTAssertEqual(form.sent, ["Ada"])
    }
  }

  func testTypingReachesTheModelAtOnce() throws {
    try withForm { form in
      form.entry.typeText("a")
      XCTAssertEqual(form.model.value, "a")
      form.entry.typeText("b")
      XCTAssertEqual(form.sent, ["", "a", "ab"])
    }
  }

  func testTypingOverASelectionGivesTheModelOneText() throws {
    try withForm("abc") { form in
      form.entry.selectAll()
      form.entry.typeText("z")
      settleLoop()
      XCTAssertEqual(form.sent, ["abc", "z"])
      form.entry.typeText("y")
      XCTAssertEqual(form.model.value, "zy")
      XCTAssertEqual(form.entry.caretPosition, 2)
    }
  }

  func testDeletingEverythingReachesTheModelByTheEndOfTheTurn() throws {
    try withForm("abc") { form in
      form.entry.selectAll()
      form.entry.typeText("")
      settleLoop()
      XCTAssertEqual(form.sent, ["abc", ""])
    }
  }

  func testClearingCanBeUndoneAndTheModelFollows() throws {
    try withForm { form in
      form.entry.typeText("abc")
      form.entry.clear()
      XCTAssertEqual(form.model.value, "")
      form.entry.undo()
      settleLoop()
      XCTAssertEqual(form.entry.text, "abc")
      XCTAssertEqual(form.model.value, "abc")
      XCTAssertEqual(form.sent, ["", "abc", "", "abc"])
    }
  }

  func testAModelTextIsWrittenWithoutEchoAndWithoutAnEmptyTextBetween() throws {
    try withForm("abc") { form in
      let texts = form.entry.textPublisher.record()
      form.model.send("xyz")
      settleLoop()
      XCTAssertEqual(form.entry.text, "xyz")
      XCTAssertEqual(form.sent, ["abc", "xyz"])
      XCTAssertEqual(texts.values, ["abc", "xyz"])
      texts.cancel()
    }
  }

  func testAnEqualTextCausesNoSignalAndKeepsTheCaret() throws {
    try withForm("abc") { form in
      let changes = form.entry.publisher(for: .changed).record()
      form.entry.caretPosition = 2
      form.model.send("abc")
      settleLoop()
      XCTAssertEqual(changes.values.count, 0)
      XCTAssertEqual(form.entry.caretPosition, 2)
      changes.cancel()
    }
  }

  func testCaretAndSelectionStayWhereTheReaderIs() throws {
    try withForm("12345") { form in
      form.entry.caretPosition = 4
      form.model.send("12,345")
      XCTAssertEqual(form.entry.caretPosition, 5)
      form.entry.selection = 1..<3
      form.model.send("12,345 km")
      XCTAssertEqual(form.entry.selection, 1..<3)
      form.model.send("9,876 km")
      XCTAssertEqual(form.entry.text, "9,876 km")
      XCTAssertLessThanOrEqual(form.entry.selection.upperBound, 5)
    }
  }

  func testTextBeyondTheLimitGoesBackToTheModelOnce() throws {
    try withForm { form in
      let long = String(repeating: "a", count: 70_000)
      form.model.send(long)
      settleLoop()
      XCTAssertEqual(form.entry.text.utf8.count, 65_534)
      XCTAssertEqual(form.model.value, form.entry.text)
      XCTAssertEqual(form.sent.count, 3)
    }
  }

  func testASlowAnswerToAnOlderTextIsDroppedByTheModelAndNewerTypingStays() throws {
    try withForm { form in
      let scheduler = TestScheduler()
      let model = form.model
      let answers = model.dropFirst()
        .map { Just($0.uppercased()).delay(for: .seconds(1), scheduler: scheduler) }
        .switchToLatest()
        .removeDuplicates()
        .sink { model.send($0) }
      form.entry.typeText("a")
      scheduler.advance(by: .milliseconds(900))
      form.entry.typeText("b")
      scheduler.advance(by: .milliseconds(900))
      settleLoop()
      XCTAssertEqual(form.entry.text, "ab")
      scheduler.advance(by: .milliseconds(100))
      settleLoop()
      XCTAssertEqual(form.entry.text, "AB")
      XCTAssertEqual(form.entry.caretPosition, 2)
      answers.cancel()
    }
  }

  func testTenMegabytesThatArePastedLeaveWhatFitsOnBothSides() throws {
    try withForm { form in
      form.entry.typeText(String(repeating: "가", count: 10 * 1024 * 1024 / 3))
      settleLoop()
      XCTAssertLessThanOrEqual(form.entry.text.unicodeScalars.count, 65_534)
      XCTAssertGreaterThan(form.entry.text.utf8.count, 60_000)
      XCTAssertEqual(form.model.value, form.entry.text)
      XCTAssertEqual(form.sent.count, 2)
    }
  }

  func testALengthLimitOfTheEntryIsReadBack() throws {
    try withForm { form in
      form.entry.maxLength = 3
      form.model.send("abcdef")
      XCTAssertEqual(form.model.value, "abc")
      XCTAssertEqual(form.entry.text, "abc")
    }
  }

  func testTextFromANulOnIsLeftOut() throws {
    try withForm { form in
      form.model.send("ab\0cd")
      XCTAssertEqual(form.entry.text, "ab")
      XCTAssertEqual(form.model.value, "ab")
    }
  }

  func testLineBreaksDoNotGetIntoAnEntry() throws {
    try withForm { form in
      form.model.send("ada@example.org \r\n")
      XCTAssertEqual(form.model.value, "ada@example.org ")
      form.entry.selectAll()
      form.entry.typeText("\nAda\r\n\nLovelace\n")
      settleLoop()
      XCTAssertEqual(form.entry.text, "Ada Lovelace")
      XCTAssertEqual(form.model.value, "Ada Lovelace")
    }
  }

  func testAPasswordKeepsEverythingThatIsPasted() throws {
    try withGtk {
      let entry = PasswordEntry()
      let model = CurrentValueSubject<String, Never>("")
      let token = entry.binding(with: model)
      entry.typeText(" x\ny ")
      XCTAssertEqual(model.value, " x\ny ")
      model.send("")
      settleLoop()
      XCTAssertEqual(entry.text, "")
      token.cancel()
    }
  }

  func testNothingIsWrittenDuringACompositionAndWhatIsFinishedWins() throws {
    try withForm("ab") { form in
      form.entry.caretPosition = 1
      form.entry.showPreedit("´")
      form.model.send("x")
      settleLoop()
      XCTAssertEqual(form.entry.text, "ab")
      form.entry.showPreedit("")
      form.entry.typeText("é")
      settleLoop()
      XCTAssertEqual(form.entry.text, "aéb")
      XCTAssertEqual(form.model.value, "aéb")
      XCTAssertEqual(form.sent, ["ab", "x", "aéb"])
    }
  }

  func testTheWaitingTextIsWrittenWhenACompositionIsDropped() throws {
    try withForm("ab") { form in
      form.entry.showPreedit("´")
      form.model.send("x")
      form.model.send("y")
      form.entry.showPreedit("")
      settleLoop()
      XCTAssertEqual(form.entry.text, "y")
      XCTAssertEqual(form.sent, ["ab", "x", "y"])
    }
  }

  func testClearResetsTheComposition() throws {
    try withForm("ab") { form in
      form.entry.showPreedit("´")
      form.entry.clear()
      XCTAssertFalse(form.entry.isComposing)
      XCTAssertEqual(form.entry.text, "")
      XCTAssertEqual(form.model.value, "")
    }
  }

  func testAnAnswerToTypingIsWrittenBeforeTheNextPaint() throws {
    try withForm { form in
      let upper = form.model.sink { [model = form.model] text in
        if text != text.uppercased() { model.send(text.uppercased()) }
      }
      form.entry.typeText("a")
      settleLoop()
      XCTAssertEqual(form.entry.text, "A")
      form.entry.typeText("b")
      settleLoop()
      XCTAssertEqual(form.entry.text, "AB")
      XCTAssertEqual(form.entry.caretPosition, 2)
      upper.cancel()
    }
  }

  func testTextsSentFromAWorkerAreWrittenOnTheMainLoopInOrder() throws {
    try withForm { form in
      let model = form.model
      let thread = Thread {
        for number in 0..<1000 { model.send("\(number)") }
      }
      thread.start()
      XCTAssertTrue(turnLoop { form.entry.text == "999" })
      settleLoop()
      XCTAssertEqual(form.entry.text, "999")
      XCTAssertEqual(form.model.value, "999")
    }
  }

  func testTwoEntriesOnOneModelMirrorEmoji() throws {
    try withForm { form in
      let other = Entry()
      let token = other.binding(with: form.model)
      form.entry.typeText("👨‍👩‍👧")
      XCTAssertEqual(other.text, "👨‍👩‍👧")
      other.caretPosition = 0
      other.typeText("👩‍👩‍👧")
      settleLoop()
      XCTAssertEqual(form.entry.text, "👩‍👩‍👧👨‍👩‍👧")
      XCTAssertEqual(form.model.value, "👩‍👩‍👧👨‍👩‍👧")
      token.cancel()
    }
  }

  func testReturnSendsAHeldDeletionBeforeTheFormIsSubmitted() throws {
    try withForm("abc") { form in
      var submitted: String?
      let token = form.entry.returnPublisher.sink { [model = form.model] in
        submitted = model.value
      }
      form.entry.selectAll()
      form.entry.typeText("")
      form.entry.pressReturn()
      XCTAssertEqual(submitted, "")
      token.cancel()
    }
  }

  func testReturnSendsAHeldDeletionAlsoBeforeHandlersThatWereThereFirst() throws {
    try withGtk {
      let entry = Entry()
      let model = CurrentValueSubject<String, Never>("abc")
      var submitted: String?
      let submit = entry.returnPublisher.sink { submitted = model.value }
      let token = entry.binding(with: model)
      entry.selectAll()
      entry.typeText("")
      entry.pressReturn()
      XCTAssertEqual(submitted, "")
      submit.cancel()
      token.cancel()
    }
  }

  private func withForm(
    _ text: String = "", _ body: @escaping @MainActor (Form) throws -> Void
  ) throws {
    try withGtk {
      let form = Form(text)
      try body(form)
      form.end()
    }
  }
}

/// An entry, a binding and a model.
@MainActor
private final class Form {
  let entry = Entry()
  let model: CurrentValueSubject<String, Never>
  private let seen = Shared<[String]>([])
  private var cancellables: Set<AnyCancellable> = []

  init(_ text: String) {
    model = CurrentValueSubject(text)
    model.sink { [seen] text in seen.value.append(text) }.store(in: &cancellables)
    entry.createBinding(with: model, storeIn: &cancellables)
  }

  /// Every value the model has had.
  var sent: [String] { seen.value }

  func end() {
    cancellables = []
  }
}
