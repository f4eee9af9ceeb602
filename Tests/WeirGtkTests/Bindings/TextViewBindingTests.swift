import CGtk
import Foundation
import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import WeirText
import XCTest

/// Text views bound to documents and to strings.
final class TextViewBindingTests: XCTestCase {
  func testBothSidesFollowEachOtherWithoutEcho() throws {
    try withForm("Dear Ada,") { form in
      XCTAssertEqual(form.view.text, "Dear Ada,")
      form.view.buffer.type("!", over: 9..<9)
      XCTAssertEqual(form.model.value, "Dear Ada,!")
      form.model.send("Dear Grace,")
      settleLoop()
      XCTAssertEqual(form.view.text, "Dear Grace,")
      XCTAssertEqual(form.sent, ["Dear Ada,", "Dear Ada,!", "Dear Grace,"])
    }
  }

  func testTypingOverASelectionGivesTheModelOneText() throws {
    try withForm("abc") { form in
      form.view.buffer.type("z", over: 0..<3)
      settleLoop()
      XCTAssertEqual(form.sent, ["abc", "z"])
    }
  }

  func testADeletionReachesTheModelByTheEndOfTheTurn() throws {
    try withForm("abc") { form in
      form.view.buffer.type("", over: 0..<3)
      XCTAssertEqual(form.sent, ["abc"])
      settleLoop()
      XCTAssertEqual(form.sent, ["abc", ""])
    }
  }

  func testTheModelsTextKeepsCaretSelectionAndTheUsersSteps() throws {
    try withForm("") { form in
      form.view.buffer.type("12345", over: 0..<0)
      form.view.buffer.caretPosition = 4
      settleLoop()
      form.model.send("12,345")
      XCTAssertEqual(form.view.buffer.caretPosition, 5)
      form.view.buffer.selection = 1..<3
      form.model.send("12,345 km")
      XCTAssertEqual(form.view.buffer.selection, 1..<3)
      form.view.buffer.undo()
      form.view.buffer.undo()
      settleLoop()
      XCTAssertEqual(form.view.text, "12345")
      XCTAssertEqual(form.model.value, "12345")
      form.view.buffer.undo()
      settleLoop()
      XCTAssertEqual(form.model.value, "")
    }
  }

  func testNothingIsWrittenDuringACompositionAndWhatIsFinishedWins() throws {
    try withForm("ab") { form in
      weir_signal_emit_string(form.view.pointer, "preedit-changed", "´")
      XCTAssertTrue(form.view.isComposing)
      form.model.send("x")
      settleLoop()
      XCTAssertEqual(form.view.text, "ab")
      weir_signal_emit_string(form.view.pointer, "preedit-changed", "")
      form.view.buffer.type("é", over: 1..<1)
      settleLoop()
      XCTAssertEqual(form.view.text, "aéb")
      XCTAssertEqual(form.sent, ["ab", "x", "aéb"])
    }
  }

  func testTextFromANulOnIsLeftOutAndTheModelToldOnce() throws {
    try withForm("ab") { form in
      form.model.send("abc\0d")
      settleLoop()
      XCTAssertEqual(form.view.text, "abc")
      XCTAssertEqual(form.sent, ["ab", "abc\0d", "abc"])
    }
  }

  func testATextSentFromAWorkerIsWrittenOnTheMainLoop() throws {
    try withForm("") { form in
      let model = form.model
      Thread {
        for number in 0..<100 { model.send(TextDocument("\(number)")) }
      }.start()
      XCTAssertTrue(turnLoop { form.view.text == "99" })
    }
  }

  func testAModelMayAnswerWithAnotherText() throws {
    try withForm("") { form in
      let upper = form.model.sink { [model = form.model] document in
        let upper = document.string.uppercased()
        if document.string != upper { model.send(TextDocument(upper)) }
      }
      form.view.buffer.type("a", over: 0..<0)
      settleLoop()
      XCTAssertEqual(form.view.text, "A")
      XCTAssertEqual(form.view.buffer.caretPosition, 1)
      upper.cancel()
    }
  }

  func testAStringAndAPublishedPropertyFollowToo() throws {
    try withGtk {
      final class Notes {
        @Published var text = "one"
        @Published var document: TextDocument = "two"
      }
      let notes = Notes()
      let first = TextView()
      let second = TextView()
      var tokens: Set<AnyCancellable> = []
      let subject = CurrentValueSubject<String, Never>("zero")
      let third = TextView()
      first.createBinding(with: notes, \.text, \.$text, storeIn: &tokens)
      second.createBinding(with: notes, \.document, \.$document, storeIn: &tokens)
      third.createBinding(with: subject, storeIn: &tokens)
      XCTAssertEqual([first.text, second.text, third.text], ["one", "two", "zero"])
      for view in [first, second, third] { view.buffer.type("!", over: 0..<0) }
      XCTAssertEqual(
        [notes.text, notes.document.string, subject.value], ["!one", "!two", "!zero"])
      notes.text = "1"
      notes.document = "2"
      subject.send("0")
      settleLoop()
      XCTAssertEqual([first.text, second.text, third.text], ["1", "2", "0"])
    }
  }

  func testTwoViewsOfOneTextAndTwoOnOneModelFollow() throws {
    try withForm("a") { form in
      let same = TextView(form.view.buffer)
      let other = TextView()
      let token = other.binding(with: form.model)
      other.buffer.type("👨‍👩‍👧", over: 1..<1)
      settleLoop()
      XCTAssertEqual(same.text, "a👨‍👩‍👧")
      XCTAssertEqual(form.view.text, "a👨‍👩‍👧")
      token.cancel()
    }
  }

  func testTenMegabytesArePasted() throws {
    try withForm("Dear Ada,\n") { form in
      let long = String(repeating: "0123456789abcdef 안녕\n", count: 430_000)
      let window = Window(title: "Weir paste tests")
      window.child = form.view
      let source = TextView(TextBuffer(text: long))
      source.buffer.selectAll()
      source.copy()
      form.view.buffer.caretPosition = form.view.buffer.count
      let pastes = form.view.buffer.pasteDonePublisher.record()
      form.view.paste()
      XCTAssertTrue(turnLoop(seconds: 60) { !pastes.values.isEmpty })
      settleLoop()
      XCTAssertEqual(form.model.value.utf8Count, long.utf8.count + 10)
      XCTAssertEqual(form.model.value.string, "Dear Ada,\n" + long)
      XCTAssertEqual(form.sentCount, 2)
      window.destroy()
    }
  }

  func testTheBindingEndsWithTheViewThoughTheBufferLivesOn() throws {
    try withGtk {
      let buffer = TextBuffer(text: "a")
      let boxes = LiveCounts.signalBoxes
      let model = CurrentValueSubject<TextDocument, Never>("a")
      let view = TextView(buffer)
      let token = view.binding(with: model)
      dispose(view)
      buffer.type("b", over: 1..<1)
      model.send("c")
      XCTAssertEqual(model.value, "c")
      XCTAssertEqual(buffer.text, "ab")
      token.cancel()
      XCTAssertEqual(LiveCounts.signalBoxes, boxes)
    }
  }

  func testNothingIsLeftOfABoundView() throws {
    try withGtk {
      assertNothingIsLeft { window, cancellables in
        let view = TextView()
        window.child = view
        view.createBinding(
          with: CurrentValueSubject<TextDocument, Never>("a"), storeIn: &cancellables)
        view.createBinding(with: CurrentValueSubject<String, Never>("b"), storeIn: &cancellables)
        return [view, view.buffer]
      }
    }
  }

  private func withForm(
    _ text: String, _ body: @escaping @MainActor (Form) throws -> Void
  ) throws {
    try withGtk {
      let form = Form(text)
      try body(form)
      form.end()
    }
  }
}

/// A text view, a binding and a model.
@MainActor
private final class Form {
  let view = TextView()
  let model: CurrentValueSubject<TextDocument, Never>
  private let seen = Shared<[TextDocument]>([])
  private var cancellables: Set<AnyCancellable> = []

  init(_ text: String) {
    model = CurrentValueSubject(TextDocument(text))
    model.sink { [seen] text in seen.value.append(text) }.store(in: &cancellables)
    view.createBinding(with: model, storeIn: &cancellables)
  }

  /// Every text the model has had.
  var sent: [String] { seen.value.map(\.string) }

  var sentCount: Int { seen.value.count }

  func end() {
    cancellables = []
  }
}
