import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import XCTest

/// Bindings to `@Published` properties, and one-way bindings.
final class PublishedBindingTests: XCTestCase {
  func testAnEntryAndAPublishedPropertyFollowEachOther() throws {
    try withGtk {
      let model = Model()
      let entry = Entry()
      var cancellables: Set<AnyCancellable> = []
      entry.createBinding(with: model, \.name, \.$name, storeIn: &cancellables)
      XCTAssertEqual(entry.text, "Ada")
      entry.typeText("!")
      XCTAssertEqual(model.name, "Ada!")
      XCTAssertEqual(model.changes, 1)
      model.name = "Grace"
      settleLoop()
      XCTAssertEqual(entry.text, "Grace")
      XCTAssertEqual(model.changes, 2)
    }
  }

  func testWhatTheEntryLeavesOutGoesBackIntoThePublishedProperty() throws {
    try withGtk {
      let model = Model()
      let entry = Entry()
      entry.maxLength = 5
      let token = entry.binding(with: model, \.name, \.$name)
      model.name = "abcdefgh"
      settleLoop()
      XCTAssertEqual(entry.text, "abcde")
      XCTAssertEqual(model.name, "abcde")
      token.cancel()
    }
  }

  func testAScaleAndAPublishedPropertyFollowEachOther() throws {
    try withGtk {
      let model = Model()
      let scale = Scale(0...10)
      let token = scale.binding(with: model, \.amount, \.$amount)
      scale.value = 4
      XCTAssertEqual(model.amount, 4)
      model.amount = 20
      settleLoop()
      XCTAssertEqual(scale.value, 10)
      XCTAssertEqual(model.amount, 10)
      token.cancel()
    }
  }

  func testABoundPropertyAnnouncesItsObject() throws {
    try withGtk {
      let model = Model()
      let entry = Entry()
      let token = entry.binding(with: model, \.name, \.$name)
      let announcements = model.objectWillChange.record()
      entry.typeText("!")
      XCTAssertEqual(announcements.values.count, 1)
      token.cancel()
      announcements.cancel()
    }
  }

  func testOneWayBindingWritesAPropertyAndKeepsNothing() throws {
    try withGtk {
      let text = CurrentValueSubject<String, Never>("one")
      var label: Label? = Label()
      weak let witness = label
      let token = try XCTUnwrap(label).bind(\.text, to: text)
      let optional = try XCTUnwrap(label).bind(\.tooltip, to: text)
      XCTAssertEqual(label?.text, "one")
      text.send("two")
      XCTAssertEqual(label?.text, "two")
      XCTAssertEqual(label?.tooltip, "two")
      label = nil
      XCTAssertNil(witness)
      text.send("three")
      token.cancel()
      optional.cancel()
    }
  }

  func testOneWayBindingEndsWhenItsWidgetIsDisposedOf() throws {
    try withGtk {
      let text = PassthroughSubject<String, Never>()
      var cancels = 0
      let watched = text.handleEvents(receiveCancel: { cancels += 1 })
      let kept = Label()
      let token = kept.bind(\.text, to: watched)
      dispose(kept)
      XCTAssertEqual(cancels, 1)
      var label: Label? = Label()
      let other = try XCTUnwrap(label).bind(\.text, to: watched)
      label = nil
      XCTAssertEqual(cancels, 2)
      text.send("nobody reads this")
      token.cancel()
      other.cancel()
      XCTAssertEqual(cancels, 2)
      let late = kept.bind(\.text, to: watched)
      late.cancel()
      XCTAssertEqual(cancels, 2)
    }
  }

  func testOneWayBindingFromAWorkerWritesOnTheMainLoop() throws {
    try withGtk {
      let text = PassthroughSubject<String, Never>()
      let label = Label()
      let token = label.bind(\.text, to: text)
      Thread { text.send("from afar") }.start()
      XCTAssertTrue(turnLoop { label.text == "from afar" })
      token.cancel()
    }
  }
}

private final class Model: ObservableObject, @unchecked Sendable {
  @Published var name = "Ada" {
    didSet { changes += 1 }
  }
  @Published var amount: Float = 1
  private(set) var changes = 0
}
