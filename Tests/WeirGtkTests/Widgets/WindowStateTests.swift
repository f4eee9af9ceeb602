import CGtk
import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import XCTest

/// What a window tells.
final class WindowStateTests: XCTestCase {
  func testAWindowToBeMaximizedSaysSo() throws {
    try withGtk {
      let window = Window(title: "Weir state tests")
      let maximized = window.isMaximizedPublisher.record()
      let fullscreen = window.isFullscreenPublisher.record()
      window.isMaximized = true
      window.isFullscreen = true
      XCTAssertTrue(window.isMaximized)
      XCTAssertTrue(window.isFullscreen)
      window.isMaximized = false
      window.isFullscreen = false
      XCTAssertEqual(maximized.values, [false, true, false])
      XCTAssertEqual(fullscreen.values, [false, true, false])
      window.destroy()
    }
  }

  func testARequestToCloseIsSentAndMayBeRefused() throws {
    try withGtk {
      let window = Window(title: "Weir state tests")
      let requests = window.closeRequestPublisher.record()
      let mayClose = Shared(false)
      let question = window.onCloseRequest { mayClose.value }
      window.present()
      window.close()
      XCTAssertFalse(window.isDisposed)
      XCTAssertEqual(requests.values.count, 1)
      mayClose.value = true
      window.close()
      settleLoop()
      XCTAssertEqual(requests.values.count, 2)
      question.cancel()
    }
  }

  func testReturnAndTheFocusAreSent() throws {
    try withGtk {
      let desktop = try Desktop()
      let window = Window(title: "Weir state tests")
      defer {
        window.destroy()
        settleLoop()
      }
      let entry = Entry()
      entry.activatesDefault = true
      let button = Button("_Other")
      window.child = Box(.vertical, [entry, button])
      let defaults = window.activateDefaultPublisher.record()
      let activations = window.activateFocusPublisher.record()
      let focused = window.focusPublisher.record()
      let active = window.isActivePublisher.record()
      XCTAssertTrue(desktop.focus(window))
      entry.grabFocus()
      button.grabFocus()
      XCTAssertTrue(focused.values.last.flatMap { $0 } === button)
      XCTAssertEqual(active.values, [false, true])
      weir_signal_emit(window.pointer, "activate-default")
      weir_signal_emit(window.pointer, "activate-focus")
      XCTAssertEqual(defaults.values.count, 1)
      XCTAssertEqual(activations.values.count, 1)
    }
  }

  /// GTK presses the button for an entry past the window's signal.
  func testReturnInAnEntryPressesTheDefaultButtonUntold() throws {
    try withGtk {
      let desktop = try Desktop()
      let window = Window(title: "Weir default tests")
      defer {
        window.destroy()
        settleLoop()
      }
      let entry = Entry()
      entry.activatesDefault = true
      let button = Button("_Default")
      window.child = Box(.vertical, [entry, button])
      window.defaultWidget = button
      let defaults = window.activateDefaultPublisher.record()
      let taps = button.tapPublisher.record()
      let returns = entry.returnPublisher.record()
      XCTAssertTrue(desktop.focus(window))
      entry.grabFocus()
      weir_signal_emit(weir_editable_delegate(entry.pointer), "activate")
      XCTAssertTrue(turnLoop { taps.values.count == 1 })
      XCTAssertEqual(returns.values.count, 1)
      XCTAssertEqual(defaults.values.count, 0)
    }
  }

  func testNothingIsLeftOfAWindow() throws {
    try withGtk {
      assertNothingIsLeft { window, cancellables in
        window.isMaximizedPublisher.sink { _ in }.store(in: &cancellables)
        window.isFullscreenPublisher.sink { _ in }.store(in: &cancellables)
        window.isActivePublisher.sink { _ in }.store(in: &cancellables)
        window.closeRequestPublisher.sink {}.store(in: &cancellables)
        window.activateDefaultPublisher.sink {}.store(in: &cancellables)
        window.focusPublisher.sink { _ in }.store(in: &cancellables)
        return []
      }
    }
  }
}
