import GtkTesting
import Weir
import WeirGtk
import XCTest

final class BindingLifetimeTests: XCTestCase {
  func testOpeningAndClosingABoundScreenLeavesNothingBehind() throws {
    try withGtk {
      settleLoop()
      let boxes = LiveCounts.signalBoxes
      let wrappers = LiveCounts.wrappers
      let objects = LiveCounts.watchedObjects
      for _ in 0..<100 {
        let screen = BoundScreen()
        screen.window.present()
        screen.entry.typeText("a")
        screen.entry.selectAll()
        screen.entry.typeText("")
        screen.name.send("b")
        screen.window.destroy()
      }
      settleLoop()
      XCTAssertEqual(LiveCounts.signalBoxes, boxes)
      XCTAssertEqual(LiveCounts.wrappers, wrappers)
      XCTAssertEqual(LiveCounts.watchedObjects, objects)
    }
  }

  func testABindingThatOutlivesItsWidgetDoesNothing() throws {
    try withGtk {
      let boxes = LiveCounts.signalBoxes
      let model = CurrentValueSubject<String, Never>("a")
      var entry: Entry? = Entry()
      let token = try XCTUnwrap(entry).binding(with: model)
      entry = nil
      XCTAssertEqual(LiveCounts.signalBoxes, boxes)
      model.send("b")
      settleLoop()
      token.cancel()
    }
  }

  func testACancelledBindingMovesNothingEitherWay() throws {
    try withGtk {
      let model = CurrentValueSubject<String, Never>("a")
      let entry = Entry()
      let token = entry.binding(with: model)
      entry.selectAll()
      entry.typeText("")
      token.cancel()
      settleLoop()
      XCTAssertEqual(model.value, "a")
      model.send("b")
      XCTAssertEqual(entry.text, "")
    }
  }

  func testABindingMayBeCancelledOnAnotherThread() throws {
    try withGtk {
      let boxes = LiveCounts.signalBoxes
      let model = CurrentValueSubject<String, Never>("a")
      let entry = Entry()
      let token = entry.binding(with: model)
      Thread { token.cancel() }.start()
      XCTAssertTrue(turnLoop { LiveCounts.signalBoxes == boxes })
      model.send("b")
      XCTAssertEqual(entry.text, "a")
    }
  }

  /// Its inner text has two handlers then, of which one ends the other: GLib does not like that to be
  /// done while it ends both.
  func testAWidgetMayGoWhileATextIsHeldAndACompositionIsOpen() throws {
    try withGtk {
      let boxes = LiveCounts.signalBoxes
      let entry = Entry(text: "abc")
      let model = CurrentValueSubject<String, Never>("abc")
      let token = entry.binding(with: model)
      entry.selectAll()
      entry.typeText("")
      entry.showPreedit("´")
      model.send("x")
      settleLoop()
      XCTAssertGreaterThan(LiveCounts.signalBoxes, boxes + 2)
      dispose(entry)
      XCTAssertEqual(LiveCounts.signalBoxes, boxes)
      token.cancel()
    }
  }

  func testTheWindowMayBeDestroyedByWhatTheBindingSends() throws {
    try withGtk {
      let before = LiveCounts.signalBoxes
      for isWritten in [false, true] {
        let window = Window()
        let box = Box()
        window.child = box
        let text = CurrentValueSubject<String, Never>("")
        let number = CurrentValueSubject<Double, Never>(0)
        var tokens: [AnyCancellable] = []
        do {
          let entry = Entry()
          let scale = Scale()
          box.append(entry)
          box.append(scale)
          tokens += [entry.binding(with: text), scale.binding(with: number)]
          if isWritten {
            // What the entry announces of a model's text takes the entry away under the binding.
            tokens.append(entry.textPublisher.dropFirst().sink { _ in window.destroy() })
            text.send("a")
          } else {
            tokens.append(text.dropFirst().sink { _ in window.destroy() })
            entry.typeText("a")
          }
          number.send(5)
        }
        settleLoop()
        XCTAssertEqual(text.value, "a")
        for token in tokens { token.cancel() }
      }
      settleLoop()
      XCTAssertEqual(LiveCounts.signalBoxes, before)
    }
  }

  func testATokenMayBeCancelledByWhatTheBindingSends() throws {
    try withGtk {
      let entry = Entry()
      let model = CurrentValueSubject<String, Never>("")
      let token = Shared<AnyCancellable?>(nil)
      token.value = entry.binding(with: model)
      let watcher = model.dropFirst().sink { _ in token.value = nil }
      entry.typeText("a")
      entry.typeText("b")
      settleLoop()
      XCTAssertEqual(model.value, "a")
      XCTAssertEqual(entry.text, "ab")
      watcher.cancel()
    }
  }

  func testTheTokenAloneKeepsTheModel() throws {
    try withGtk {
      let entry = Entry()
      var subject: CurrentValueSubject<String, Never>? = CurrentValueSubject("a")
      weak let witness = subject
      var token: AnyCancellable? = entry.binding(with: try XCTUnwrap(subject))
      subject = nil
      XCTAssertNotNil(witness)
      token = nil
      XCTAssertNil(token)
      XCTAssertNil(witness)
    }
  }
}

@MainActor
private final class BoundScreen {
  let window = Window(title: "Screen")
  let entry = Entry()
  let password = PasswordEntry()
  let scale = Scale()
  let label = Label()
  let name = CurrentValueSubject<String, Never>("")
  let secret = CurrentValueSubject<String, Never>("")
  let amount = CurrentValueSubject<Double, Never>(0)
  var cancellables: Set<AnyCancellable> = []

  init() {
    window.child = Box(.vertical, [entry, password, scale, label])
    for object in [window, entry, password, scale, label] { LiveCounts.watch(object) }
    entry.createBinding(with: name, storeIn: &cancellables)
    password.createBinding(with: secret, storeIn: &cancellables)
    scale.createBinding(with: amount, storeIn: &cancellables)
    label.bind(\.text, to: name).store(in: &cancellables)
  }
}
