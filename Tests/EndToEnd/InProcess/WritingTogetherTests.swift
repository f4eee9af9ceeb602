import FormModels
import Weir
import WeirGtk
import XCTest

@testable import FormViews

/// The user and the model write into the same field at the same time.
final class WritingTogetherTests: XCTestCase {
  func testAModelThatRepeatsItselfDoesNotDisturbAComposition() throws {
    try inProcess {
      let form = try TextForm("ab")
      try form.shown.press("End", "Left", "dead_acute")
      try form.shown.wait("the accent is pending") { form.screen.entry.isComposing }
      form.model.textSubject.send("ab")
      form.shown.settle()
      XCTAssertTrue(form.screen.entry.isComposing)
      try form.shown.press("e")
      try form.shown.wait("the character is there") { form.screen.entry.text == "aéb" }
      form.shown.settle()
      XCTAssertEqual(form.screen.entry.caretPosition, 2)
      XCTAssertEqual(form.model.textSubject.value, "aéb")
      XCTAssertEqual(form.screen.mirror.text, "aéb")
      form.shown.close()
    }
  }

  func testWhatTheUserFinishesComposingWinsOverTheModel() throws {
    try inProcess {
      let form = try TextForm("ab")
      try form.shown.press("End", "Left", "dead_acute")
      try form.shown.wait("the accent is pending") { form.screen.entry.isComposing }
      form.model.textSubject.send("something else")
      form.shown.settle()
      try form.shown.press("e")
      try form.shown.wait("the character is there") { form.screen.entry.text == "aéb" }
      form.shown.settle()
      XCTAssertEqual(form.screen.entry.caretPosition, 2)
      XCTAssertEqual(form.model.textSubject.value, "aéb")
      XCTAssertEqual(form.screen.mirror.text, "aéb")
      form.shown.close()
    }
  }

  func testACompositionThatIsDroppedLetsTheModelsTextIn() throws {
    try inProcess {
      let form = try TextForm("ab")
      try form.shown.press("End", "Left", "dead_acute")
      try form.shown.wait("the accent is pending") { form.screen.entry.isComposing }
      form.model.textSubject.send("something else")
      form.shown.settle()
      XCTAssertEqual(form.screen.entry.text, "ab")
      try form.shown.press("BackSpace")
      try form.shown.wait("the model's text is there") {
        form.screen.entry.text == "something else"
      }
      XCTAssertEqual(form.screen.mirror.text, "something else")
      form.shown.close()
    }
  }

  func testAModelThatAnswersEveryKeyLeavesTheCaretBehindIt() throws {
    try inProcess {
      let form = try TextForm("ab")
      let shouting = form.model.textSubject
        .filter { $0 != $0.uppercased() }
        .sink { [model = form.model] in model.textSubject.send($0.uppercased()) }
      try form.shown.wait("the model shouts") { form.screen.entry.text == "AB" }
      try form.shown.press("End", "Left")
      try form.shown.type("cde")
      try form.shown.wait("what was typed is shouted") { form.screen.entry.text == "ACDEB" }
      form.shown.settle()
      XCTAssertEqual(form.screen.entry.caretPosition, 4)
      XCTAssertEqual(form.screen.mirror.text, "ACDEB")
      shouting.cancel()
      form.shown.close()
    }
  }

  func testClearEndsACompositionOnPurpose() throws {
    try inProcess {
      let form = try TextForm("ab")
      try form.shown.press("End", "dead_acute")
      try form.shown.wait("the accent is pending") { form.screen.entry.isComposing }
      try form.shown.press("alt+c")
      try form.shown.wait("the text is empty") { form.model.textSubject.value.isEmpty }
      try form.shown.type("e")
      try form.shown.wait("the next key stands alone") { form.screen.entry.text == "e" }
      XCTAssertEqual(form.screen.mirror.text, "e")
      form.shown.close()
    }
  }
}

/// The text screen in a window of its own.
@MainActor
private final class TextForm {
  let model = TextModel()
  let screen: TextScreen
  let shown: InProcessWindow

  init(_ text: String) throws {
    model.textSubject.send(text)
    screen = TextScreen(model)
    let window = Window(title: "Weir Text")
    window.child = screen.root
    shown = try InProcessWindow(window)
    screen.takeFocus()
  }
}
