import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import XCTest

/// Where the keyboard focus is, for those who listen from the beginning and for those who come later.
final class FocusTests: XCTestCase {
  func testWhoSubscribesInsideHearsOfTheFirstLeave() throws {
    try withForm { form in
      form.first.grabFocus()
      let enters = form.first.focusEnterPublisher.record()
      let leaves = form.first.focusLeavePublisher.record()
      let ends = form.first.didEndEditingPublisher.record()
      let within = form.first.containsFocusPublisher.record()
      XCTAssertEqual(within.values, [true])
      form.second.grabFocus()
      XCTAssertEqual(leaves.values.count, 1)
      XCTAssertEqual(ends.values.count, 1)
      XCTAssertEqual(enters.values.count, 0)
      XCTAssertEqual(within.values, [true, false])
    }
  }

  func testAfterwardsItComesAndGoesAsForEverybody() throws {
    try withForm { form in
      form.first.grabFocus()
      let enters = form.first.focusEnterPublisher.record()
      let leaves = form.first.focusLeavePublisher.record()
      let within = form.first.containsFocusPublisher.record()
      for _ in 0..<2 {
        form.second.grabFocus()
        form.first.grabFocus()
      }
      form.second.grabFocus()
      XCTAssertEqual(enters.values.count, 2)
      XCTAssertEqual(leaves.values.count, 3)
      XCTAssertEqual(within.values, [true, false, true, false, true, false])
    }
  }

  func testAMoveInsideIsNoComing() throws {
    try withForm { form in
      form.first.grabFocus()
      let enters = form.box.focusEnterPublisher.record()
      let leaves = form.box.focusLeavePublisher.record()
      let within = form.box.containsFocusPublisher.record()
      form.second.grabFocus()
      form.first.grabFocus()
      XCTAssertEqual(enters.values.count, 0)
      XCTAssertEqual(leaves.values.count, 0)
      XCTAssertEqual(within.values, [true])
      form.outside.grabFocus()
      XCTAssertEqual(leaves.values.count, 1)
      form.second.grabFocus()
      XCTAssertEqual(enters.values.count, 1)
      XCTAssertEqual(within.values, [true, false, true])
    }
  }

  func testTheLeaveComesBeforeTheEnterOfTheNext() throws {
    try withForm { form in
      form.first.grabFocus()
      let order = Shared<[String]>([])
      let tokens = [
        form.first.focusLeavePublisher.sink { order.value.append("first left") },
        form.second.focusEnterPublisher.sink { order.value.append("second entered") },
      ]
      form.second.grabFocus()
      XCTAssertEqual(order.value, ["first left", "second entered"])
      for token in tokens { token.cancel() }
    }
  }

  func testTheHandlerMayCancelOrDestroyTheWindow() throws {
    try withForm { form in
      form.first.grabFocus()
      let token = Shared<AnyCancellable?>(nil)
      var count = 0
      token.value = form.first.focusLeavePublisher.sink {
        count += 1
        token.value = nil
      }
      form.second.grabFocus()
      form.first.grabFocus()
      form.second.grabFocus()
      XCTAssertEqual(count, 1)
      let leaves = form.second.focusLeavePublisher.record()
      let window = form.second.window
      token.value = form.second.focusLeavePublisher.sink { window?.destroy() }
      form.first.grabFocus()
      XCTAssertEqual(leaves.values.count, 1)
      token.value = nil
    }
  }

  func testAWidgetThatIsTakenOutOfItsWindowIsLeft() throws {
    try withForm { form in
      form.first.grabFocus()
      let leaves = form.first.focusLeavePublisher.record()
      let within = form.first.containsFocusPublisher.record()
      form.box.remove(form.first)
      // GTK moves the focus with the next frame.
      XCTAssertTrue(turnLoop { leaves.values.count == 1 })
      XCTAssertEqual(within.values, [true, false])
    }
  }

  func testRealKeysMoveTheFocusOnce() throws {
    try withForm { form in
      let desktop = try Desktop()
      guard let window = form.box.window else { return XCTFail("no window") }
      try XCTSkipUnless(desktop.focus(window), "no window gets keys on this display")
      form.first.grabFocus()
      let leaves = form.first.focusLeavePublisher.record()
      let enters = form.second.focusEnterPublisher.record()
      desktop.run("key", "Tab")
      XCTAssertTrue(turnLoop { enters.values.count == 1 })
      XCTAssertEqual(leaves.values.count, 1)
    }
  }

  private func withForm(_ body: @escaping @MainActor (FocusForm) throws -> Void) throws {
    try withGtk {
      let window = Window(title: "Weir focus tests")
      let form = FocusForm()
      let all = Box(.vertical)
      all.append(form.box)
      all.append(form.outside)
      window.child = all
      window.present()
      defer { window.destroy() }
      try body(form)
    }
  }
}

@MainActor
private struct FocusForm {
  let first = Entry()
  let second = Entry()
  let outside = Entry()
  let box = Box(.vertical)

  init() {
    box.append(first)
    box.append(second)
  }
}
