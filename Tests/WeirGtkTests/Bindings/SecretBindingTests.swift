import CGtk
import Foundation
import GtkTesting
import Weir
import WeirGtk
import WeirText
import XCTest

/// Password entries whose text is never made a `String`.
final class SecretBindingTests: XCTestCase {
  func testTheModelIsShownFirstAndTypingReachesItAtOnce() throws {
    try withForm("한") { form in
      XCTAssertEqual(form.entry.text, "한")
      form.entry.caretPosition = 1
      form.entry.typeText("글")
      XCTAssertEqual(form.model.value, "한글")
      XCTAssertEqual(form.sent, ["한", "한글"])
    }
  }

  func testTypingOverASelectionGivesTheModelOneText() throws {
    try withForm("abc") { form in
      form.entry.selectAll()
      form.entry.typeText("z")
      settleLoop()
      XCTAssertEqual(form.sent, ["abc", "z"])
    }
  }

  func testADeletionReachesTheModelByTheEndOfTheTurnAndBeforeReturn() throws {
    try withForm("abc") { form in
      form.entry.caretPosition = 3
      form.entry.selection = 2..<3
      form.entry.typeText("")
      settleLoop()
      XCTAssertEqual(form.sent, ["abc", "ab"])
      var submitted: SecretText?
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

  func testAClearedModelEmptiesTheEntryAndNothingEchoes() throws {
    try withForm { form in
      form.entry.typeText("correct horse")
      form.model.send("")
      settleLoop()
      XCTAssertEqual(form.entry.text, "")
      XCTAssertEqual(form.sent, ["", "correct horse", ""])
      form.entry.undo()
      settleLoop()
      XCTAssertEqual(form.entry.text, "")
    }
  }

  func testATextOfTheModelReplacesTheWholeAndIsAnnouncedOnce() throws {
    try withForm("correct horse") { form in
      let announced = form.entry.publisher(for: .notify("text")).record()
      form.model.send("battery 한글")
      settleLoop()
      XCTAssertEqual(form.entry.text, "battery 한글")
      XCTAssertEqual(form.entry.caretPosition, 10)
      XCTAssertEqual(announced.values.count, 1)
      XCTAssertEqual(form.sent, ["correct horse", "battery 한글"])
      form.model.send("battery 한글")
      settleLoop()
      XCTAssertEqual(announced.values.count, 1)
      announced.cancel()
    }
  }

  func testTextFromANulOnGoesBackToTheModelOnce() throws {
    try withForm { form in
      form.model.send("abc\0def")
      settleLoop()
      XCTAssertEqual(form.entry.text, "abc")
      XCTAssertEqual(form.sent, ["", "abc\0def", "abc"])
    }
  }

  func testATextSentFromAWorkerIsWrittenOnTheMainLoop() throws {
    try withForm { form in
      let model = Shared(form.model)
      Thread.detachNewThread { model.value.send("from afar") }
      XCTAssertTrue(turnLoop { form.entry.text == "from afar" })
    }
  }

  func testWhileAnInputMethodComposesNothingIsWritten() throws {
    try withForm { form in
      form.entry.typeText("ab")
      form.entry.showPreedit("한")
      form.model.send("x")
      settleLoop()
      XCTAssertEqual(form.entry.text, "ab")
      form.entry.showPreedit("")
      settleLoop()
      XCTAssertEqual(form.entry.text, "x")
    }
  }

  func testNothingIsLeftInMemoryOfWhatWasTyped() throws {
    try XCTSkipUnless(HiddenLetters.canBeSought, "the address sanitizer keeps what is freed")
    try withForm { form in
      let secret = HiddenLetters(count: 24)
      for index in 0..<secret.count {
        form.entry.typeText(secret.letter(index))
        settleLoop()
      }
      XCTAssertEqual(form.model.value.utf8Count, 24)
      XCTAssertGreaterThan(secret.occurrencesInMemory(), 0)
      form.forget()
      form.model.send("")
      settleLoop()
      XCTAssertEqual(secret.occurrencesInMemory(), 0)
    }
  }

  func testAWindowWithBoundEntriesLeavesNothingBehind() throws {
    try withGtk {
      let model = CurrentValueSubject<SecretText, Never>("")
      assertNothingIsLeft { window, cancellables in
        let entry = PasswordEntry()
        window.child = entry
        entry.createBinding(with: model, storeIn: &cancellables)
        entry.typeText("x")
        return [entry]
      }
    }
  }

  func testWhatIsTypedWhileItIsShownCannotBeTakenBackEither() throws {
    try withForm { form in
      weir_editable_perform(form.entry.pointer, "misc.toggle-visibility")
      form.entry.typeText("correct horse")
      form.entry.undo()
      XCTAssertEqual(form.entry.text, "correct horse")
      form.entry.clear()
      form.entry.undo()
      XCTAssertEqual(form.entry.text, "")
    }
  }

  private func withForm(
    _ text: String = "", _ body: @escaping @MainActor (SecretForm) throws -> Void
  ) throws {
    try withGtk {
      let form = SecretForm(text)
      try body(form)
      form.end()
    }
  }
}

/// A password entry, a binding and a model.
@MainActor
private final class SecretForm {
  let entry = PasswordEntry()
  let model: CurrentValueSubject<SecretText, Never>
  private let seen = Shared<[SecretText]>([])
  private var cancellables: Set<AnyCancellable> = []

  init(_ text: String) {
    model = CurrentValueSubject(SecretText(text))
    model.sink { [seen] text in seen.value.append(text) }.store(in: &cancellables)
    entry.createBinding(with: model, storeIn: &cancellables)
  }

  /// Every value the model has had.
  var sent: [SecretText] { seen.value }

  /// Lets go of the values seen so far.
  func forget() {
    seen.value = []
  }

  func end() {
    cancellables = []
  }
}
