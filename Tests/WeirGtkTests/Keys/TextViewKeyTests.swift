import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import WeirText
import XCTest

/// Real keys, through GTK's input method, into a bound text view.
final class TextViewKeyTests: XCTestCase {
  func testTypingReachesTheModelKeyByKey() throws {
    try withKeys("") { form in
      form.press("a", "Return", "b")
      XCTAssertTrue(turnLoop { form.model.value == "a\nb" })
      XCTAssertEqual(form.seen.value.map(\.string), ["", "a", "a\n", "a\nb"])
    }
  }

  func testTypingOverASelectionGivesTheModelOneText() throws {
    try withKeys("abc") { form in
      form.press("ctrl+a", "z")
      XCTAssertTrue(turnLoop { form.model.value == "z" })
      settleLoop()
      XCTAssertEqual(form.seen.value.map(\.string), ["abc", "z"])
    }
  }

  func testWhatIsFinishedComposingWinsOverTheModel() throws {
    try withKeys("ab") { form in
      form.view.buffer.caretPosition = 1
      let shown = form.view.preeditPublisher.record()
      form.press("dead_acute")
      XCTAssertTrue(turnLoop { form.view.isComposing })
      form.model.send("x")
      settleLoop()
      XCTAssertEqual(form.view.text, "ab")
      form.press("e")
      XCTAssertTrue(turnLoop { form.model.value == "aéb" })
      XCTAssertEqual(form.view.text, "aéb")
      XCTAssertEqual(form.view.buffer.caretPosition, 2)
      XCTAssertEqual(form.seen.value.map(\.string), ["ab", "x", "aéb"])
      XCTAssertEqual(shown.values.last, "")
    }
  }

  func testACompositionThatIsDroppedLetsTheModelThrough() throws {
    try withKeys("ab") { form in
      form.press("dead_acute")
      XCTAssertTrue(turnLoop { form.view.isComposing })
      form.model.send("x")
      form.press("BackSpace")
      XCTAssertTrue(turnLoop { form.view.text == "x" })
      XCTAssertEqual(form.seen.value.map(\.string), ["ab", "x"])
    }
  }

  func testClearDropsAComposition() throws {
    try withKeys("ab") { form in
      form.press("dead_acute")
      XCTAssertTrue(turnLoop { form.view.isComposing })
      form.view.clear()
      XCTAssertFalse(form.view.isComposing)
      form.press("e")
      XCTAssertTrue(turnLoop { form.model.value == "e" })
    }
  }

  func testUndoReachesTheModelAlsoPastAWriteFromTheModel() throws {
    try withKeys("") { form in
      form.press("a")
      XCTAssertTrue(turnLoop { form.model.value == "a" })
      form.model.send("a, b")
      form.press("ctrl+z")
      XCTAssertTrue(turnLoop { form.model.value == "a" })
      form.press("ctrl+z")
      XCTAssertTrue(turnLoop { form.model.value == "" })
      XCTAssertEqual(form.view.text, "")
    }
  }

  func testTheFocusIsToldAndMovesWithTab() throws {
    try withKeys("") { form in
      form.other.grabFocus()
      let begins = form.view.didBeginEditingPublisher.record()
      let ends = form.view.didEndEditingPublisher.record()
      form.view.acceptsTab = false
      form.view.grabFocus()
      XCTAssertTrue(turnLoop { begins.values.count == 1 })
      form.press("Tab")
      XCTAssertTrue(turnLoop { ends.values.count == 1 })
      XCTAssertEqual(form.view.text, "")
    }
  }

  private func withKeys(
    _ text: String, _ body: @escaping @MainActor (Form) throws -> Void
  ) throws {
    try withGtk {
      let form = try Form(text)
      defer { form.end() }
      XCTAssertTrue(form.takeKeys())
      try body(form)
    }
  }
}

@MainActor
private final class Form {
  let view = TextView()
  let other = Button("Other")
  let model: CurrentValueSubject<TextDocument, Never>
  let seen = Shared<[TextDocument]>([])
  private let window = Window(title: "Weir text view tests")
  private let desktop: Desktop
  private var cancellables: Set<AnyCancellable> = []

  init(_ text: String) throws {
    desktop = try Desktop()
    model = CurrentValueSubject(TextDocument(text))
    model.sink { [seen] text in seen.value.append(text) }.store(in: &cancellables)
    view.createBinding(with: model, storeIn: &cancellables)
    view.setSizeRequest(width: 200, height: 100)
    window.child = Box(.vertical, [view, other])
  }

  func takeKeys() -> Bool {
    let isFocused = desktop.focus(window)
    view.grabFocus()
    settleLoop()
    return isFocused
  }

  func press(_ keys: String...) {
    for key in keys { desktop.run("key", key) }
    settleLoop()
  }

  func end() {
    cancellables = []
    window.destroy()
    settleLoop()
  }
}
