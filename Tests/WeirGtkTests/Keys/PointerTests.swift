import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import XCTest

/// A real pointer and real keys, from the X server, on a label in a window.
final class PointerTests: XCTestCase {
  func testThePointerEntersMovesAndLeaves() throws {
    try withTarget { target, desktop in
      let inside = target.containsPointerPublisher.record()
      let moves = target.pointerMotionPublisher.record()
      let leaves = target.pointerLeavePublisher.record()
      desktop.movePointer(to: target.window, x: 60, y: 60)
      XCTAssertTrue(turnLoop { inside.values.last == true })
      desktop.movePointer(to: target.window, x: 70, y: 65)
      XCTAssertTrue(turnLoop { !moves.values.isEmpty })
      desktop.movePointer(to: target.window, x: 900, y: 600)
      XCTAssertTrue(turnLoop { inside.values == [false, true, false] && leaves.values.count == 1 })
    }
  }

  func testADoubleClickIsCounted() throws {
    try withTarget { target, desktop in
      let presses = target.clickPressPublisher().record()
      let releases = target.clickReleasePublisher().record()
      desktop.movePointer(to: target.window, x: 60, y: 60)
      desktop.run("click", "--repeat", "2", "--delay", "20", "1")
      XCTAssertTrue(turnLoop { releases.values.count == 2 })
      XCTAssertEqual(presses.values.map(\.count), [1, 2])
      XCTAssertEqual(releases.values.map(\.count), [1, 2])
    }
  }

  func testTheSecondaryButtonIsAnother() throws {
    try withTarget { target, desktop in
      let primary = target.clickPressPublisher().record()
      let secondary = target.clickPressPublisher(.secondary).record()
      let any = target.clickPressPublisher(.any).record()
      desktop.movePointer(to: target.window, x: 60, y: 60)
      desktop.run("click", "3")
      XCTAssertTrue(turnLoop { any.values.count == 1 && secondary.values.count == 1 })
      XCTAssertEqual(primary.values.count, 0)
    }
  }

  func testADragIsFollowed() throws {
    try withTarget { target, desktop in
      let begins = target.dragBeginPublisher().record()
      let updates = target.dragUpdatePublisher().record()
      let ends = target.dragEndPublisher().record()
      desktop.movePointer(to: target.window, x: 60, y: 60)
      desktop.run("mousedown", "1")
      desktop.run("mousemove_relative", "20", "10")
      desktop.run("mousemove_relative", "20", "10")
      desktop.run("mouseup", "1")
      XCTAssertTrue(turnLoop { !ends.values.isEmpty })
      XCTAssertEqual(begins.values.count, 1)
      XCTAssertEqual(updates.values.last, Offset(x: 40, y: 20))
      XCTAssertEqual(ends.values, [Offset(x: 40, y: 20)])
    }
  }

  func testTheWheelScrolls() throws {
    try withTarget { target, desktop in
      let scrolls = target.scrollPublisher().record()
      desktop.movePointer(to: target.window, x: 60, y: 60)
      desktop.run("click", "5")
      XCTAssertTrue(turnLoop { scrolls.values.contains(Offset(x: 0, y: 1)) })
    }
  }

  func testAKeyThatAnEntryWouldUseIsHeardOfInTheCapturePhase() throws {
    try withWindow { window, desktop in
      let entry = Entry()
      window.child = entry
      let captured = entry.keyPressPublisher(in: .capture).record()
      let bubbled = entry.keyPressPublisher().record()
      let token = entry.onKeyPress(in: .capture) { $0.name == "x" }
      XCTAssertTrue(desktop.focus(window))
      entry.grabFocus()
      desktop.run("key", "a")
      desktop.run("key", "x")
      desktop.run("key", "b")
      XCTAssertTrue(turnLoop { entry.text == "ab" })
      XCTAssertEqual(captured.values.map(\.name), ["a", "x", "b"])
      XCTAssertEqual(bubbled.values.map(\.name), [])
      token.cancel()
    }
  }

  func testTheFocusComesAndGoes() throws {
    try withWindow { window, desktop in
      let first = Entry()
      let second = Entry()
      let group = Box(.vertical, [first])
      window.child = Box(.vertical, [group, second])
      XCTAssertTrue(desktop.focus(window))
      second.grabFocus()
      settleLoop()
      let states = group.containsFocusPublisher.record()
      let begins = first.didBeginEditingPublisher.record()
      let ends = first.didEndEditingPublisher.record()
      first.grabFocus()
      XCTAssertTrue(turnLoop { states.values == [false, true] })
      desktop.run("key", "Tab")
      XCTAssertTrue(turnLoop { states.values == [false, true, false] })
      XCTAssertEqual(begins.values.count, 1)
      XCTAssertEqual(ends.values.count, 1)
    }
  }

  private func withTarget(
    _ body: @escaping @MainActor (Label, Desktop) throws -> Void
  ) throws {
    try withWindow { window, desktop in
      let label = Label("a target")
      label.setSizeRequest(width: 200, height: 200)
      window.child = label
      XCTAssertTrue(desktop.focus(window))
      try body(label, desktop)
    }
  }

  private func withWindow(
    _ body: @escaping @MainActor (Window, Desktop) throws -> Void
  ) throws {
    try withGtk {
      let desktop = try Desktop()
      let window = Window(title: "Weir pointer tests")
      defer {
        window.destroy()
        settleLoop()
      }
      try body(window, desktop)
    }
  }
}
