import CGtk
import GtkTesting
import Weir
import XCTest

@testable import WeirGtk

final class LifetimeTests: XCTestCase {
  func testAGObjectHasOneSwiftObject() throws {
    try withGtk {
      let box = Box()
      let entry = Entry()
      box.append(entry)
      XCTAssertTrue(Widget.wrapping(entry.pointer) === entry)
      XCTAssertTrue(entry.parent === box)
    }
  }

  func testASwiftObjectLivesWhileItsParentDoes() throws {
    try withGtk {
      final class NamedEntry: Entry {
        var remark = ""
      }
      var box: Box? = Box()
      var entry: NamedEntry? = NamedEntry()
      entry?.remark = "kept"
      let pointer = try XCTUnwrap(entry).pointer
      weak let witness = entry
      box?.append(try XCTUnwrap(entry))
      entry = nil
      XCTAssertEqual((Object.existing(for: pointer) as? NamedEntry)?.remark, "kept")
      box = nil
      XCTAssertNil(witness)
    }
  }

  func testASwiftReferenceOutlivesTheParent() throws {
    try withGtk {
      var box: Box? = Box()
      let entry = Entry(text: "still here")
      box?.append(entry)
      box = nil
      XCTAssertEqual(entry.text, "still here")
      XCTAssertNil(entry.parent)
    }
  }

  func testOpeningAndClosingAScreenLeavesNothingBehind() throws {
    try withGtk {
      settleLoop()
      let boxes = LiveCounts.signalBoxes
      let wrappers = LiveCounts.wrappers
      let objects = LiveCounts.watchedObjects
      for _ in 0..<100 {
        let screen = Screen()
        screen.window.present()
        screen.entry.text = "a"
        screen.window.destroy()
      }
      settleLoop()
      XCTAssertEqual(LiveCounts.signalBoxes, boxes)
      XCTAssertEqual(LiveCounts.wrappers, wrappers)
      XCTAssertEqual(LiveCounts.watchedObjects, objects)
    }
  }

  func testAWindowThatIsOpenNeedNotBeKept() throws {
    try withGtk {
      let before = LiveCounts.wrappers
      weak var witness: Window?
      do {
        let window = Window(title: "Alone")
        window.child = Label("text")
        window.present()
        witness = window
      }
      let window = try XCTUnwrap(witness)
      XCTAssertEqual(window.title, "Alone")
      window.destroy()
      settleLoop()
      withExtendedLifetime(window) {}
      XCTAssertEqual(LiveCounts.wrappers, before + 2)
    }
  }

  func testAClosedWindowIsLetGo() throws {
    try withGtk {
      let before = LiveCounts.wrappers
      do {
        let window = Window(title: "Alone")
        window.child = Label("text")
        window.present()
        window.close()
      }
      settleLoop()
      XCTAssertEqual(LiveCounts.wrappers, before)
    }
  }

  /// GTK never frees a popover whose window goes while it is open.
  func testAMenuThatIsOpenGoesWithItsWindow() throws {
    try withGtk {
      let objects = LiveCounts.watchedObjects
      do {
        let window = Window(title: "Menu")
        let entry = Entry()
        window.child = entry
        window.present()
        let text = weir_editable_delegate(entry.pointer)
        XCTAssertTrue(weir_widget_activate_action(text, "menu.popup", nil))
        let menu = try XCTUnwrap(weir_widget_first_popover(text))
        weir_object_watch(menu)
        settleLoop()
        window.close()
      }
      settleLoop()
      XCTAssertEqual(LiveCounts.watchedObjects, objects)
    }
  }

  func testTheLastReferenceMayGoOnAnotherThread() throws {
    try withGtk {
      let before = LiveCounts.wrappers
      var entry: Entry? = Entry()
      let holder = Shared(entry)
      entry = nil
      let thread = Thread { holder.value = nil }
      thread.start()
      XCTAssertTrue(turnLoop { LiveCounts.wrappers == before })
    }
  }

  func testTextOfADisposedEntryIsEmpty() throws {
    try withGtk {
      let entry = Entry(text: "gone")
      dispose(entry)
      XCTAssertTrue(entry.isDisposed)
      XCTAssertEqual(entry.text, "")
    }
  }
}

/// A screen as an application builds it.
@MainActor
private final class Screen {
  let window = Window(title: "Screen")
  let entry = Entry()
  let scale = Scale()
  let button = Button("_Send")
  let label = Label()
  var cancellables: Set<AnyCancellable> = []

  init() {
    window.child = Box(.vertical, [entry, scale, button, label])
    for object in [window, entry, scale, button, label] { LiveCounts.watch(object) }
    entry.textPublisher.sink { [label] in label.text = $0 }.store(in: &cancellables)
    entry.publisher(for: .changed).sink { $0.tooltip = "changed" }.store(in: &cancellables)
    entry.didEndEditingPublisher.sink {}.store(in: &cancellables)
    scale.valuePublisher.sink { _ in }.store(in: &cancellables)
    button.tapPublisher.sink { [weak self] in self?.entry.text = "" }.store(in: &cancellables)
    window.onCloseRequest { true }.store(in: &cancellables)
    window.addShortcut("Escape") {}.store(in: &cancellables)
  }
}
