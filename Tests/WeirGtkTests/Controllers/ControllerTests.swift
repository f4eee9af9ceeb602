import CGtk
import GtkTesting
import Weir
import WeirTesting
import XCTest

@testable import WeirGtk

/// What every controller and gesture has in common, and what each sends.
final class ControllerTests: XCTestCase {
  // MARK: Sharing

  func testAControllerComesWithTheFirstListenerAndGoesWithTheLast() throws {
    try withGtk {
      let label = Label("here")
      XCTAssertTrue(label.controllers.isEmpty)
      let first = label.clickPressPublisher().record()
      let second = label.clickReleasePublisher().record()
      XCTAssertEqual(label.controllers.count, 1)
      let middle = label.clickPressPublisher(.middle).record()
      XCTAssertEqual(label.controllers.count, 2)
      first.cancel()
      middle.cancel()
      XCTAssertEqual(label.controllers.map(\.key), [.click(.primary, .bubble)])
      second.cancel()
      XCTAssertTrue(label.controllers.isEmpty)
    }
  }

  func testAGestureMayBeCancelledFromInsideItsOwnHandler() throws {
    try withGtk {
      let label = Label("here")
      let token = Shared<AnyCancellable?>(nil)
      var count = 0
      token.value = label.longPressPublisher().sink { _ in
        count += 1
        token.value = nil
      }
      label.emit("pressed", 1, 2, from: .longPress(.primary, .bubble))
      label.emit("pressed", 1, 2, from: .longPress(.primary, .bubble))
      XCTAssertEqual(count, 1)
      XCTAssertTrue(label.controllers.isEmpty)
    }
  }

  func testEverySubscriberFinishesWithTheWidget() throws {
    try withGtk {
      let label = Label("here")
      let clicks = label.clickPressPublisher().record()
      let drops = label.fileDropPublisher.record()
      dispose(label)
      XCTAssertEqual(clicks.completion, .finished)
      XCTAssertEqual(drops.completion, .finished)
      XCTAssertEqual(label.zoomPublisher.record().completion, .finished)
    }
  }

  func testAPublisherDoesNotKeepTheWidget() throws {
    try withGtk {
      let before = LiveCounts.wrappers
      let publisher = Label("gone").rotationPublisher
      XCTAssertEqual(LiveCounts.wrappers, before)
      XCTAssertEqual(publisher.record().completion, .finished)
    }
  }

  // MARK: What they send

  func testClicksSayHowManyAndWhere() throws {
    try withGtk {
      let label = Label("here")
      let presses = label.clickPressPublisher().record()
      let releases = label.clickReleasePublisher().record()
      let stops = label.clickStopPublisher().record()
      label.emit("pressed", 2, 3.5, 4, from: .click(.primary, .bubble))
      label.emit("released", 2, 5, 6, from: .click(.primary, .bubble))
      label.emit("stopped", from: .click(.primary, .bubble))
      XCTAssertEqual(presses.values, [Click(count: 2, point: Point(x: 3.5, y: 4))])
      XCTAssertEqual(releases.values, [Click(count: 2, point: Point(x: 5, y: 6))])
      XCTAssertEqual(stops.values.count, 1)
    }
  }

  func testLongPresses() throws {
    try withGtk {
      let label = Label("here")
      let presses = label.longPressPublisher().record()
      let cancels = label.longPressCancelPublisher().record()
      label.emit("pressed", 7, 8, from: .longPress(.primary, .bubble))
      label.emit("cancelled", from: .longPress(.primary, .bubble))
      XCTAssertEqual(presses.values, [Point(x: 7, y: 8)])
      XCTAssertEqual(cancels.values.count, 1)
    }
  }

  func testDragsPansAndSwipes() throws {
    try withGtk {
      let label = Label("here")
      let begins = label.dragBeginPublisher().record()
      let updates = label.dragUpdatePublisher().record()
      let ends = label.dragEndPublisher().record()
      let pans = label.panPublisher(.horizontal).record()
      let swipes = label.swipePublisher().record()
      label.emit("drag-begin", 1, 2, from: .drag(.primary, .bubble))
      label.emit("drag-update", 3, -4, from: .drag(.primary, .bubble))
      label.emit("drag-end", 5, -6, from: .drag(.primary, .bubble))
      label.emit("pan", 1, 12.5, from: .pan(.horizontal, .bubble))
      label.emit("swipe", -300, 20, from: .swipe(.bubble))
      XCTAssertEqual(begins.values, [Point(x: 1, y: 2)])
      XCTAssertEqual(updates.values, [Offset(x: 3, y: -4)])
      XCTAssertEqual(ends.values, [Offset(x: 5, y: -6)])
      XCTAssertEqual(pans.values, [Pan(.right, distance: 12.5)])
      XCTAssertEqual(swipes.values, [Offset(x: -300, y: 20)])
    }
  }

  func testZoomsAndRotations() throws {
    try withGtk {
      let label = Label("here")
      let zooms = label.zoomPublisher.record()
      let rotations = label.rotationPublisher.record()
      label.emit("scale-changed", 1.5, from: .zoom)
      label.emit("angle-changed", 0.5, 0.25, from: .rotation)
      XCTAssertEqual(zooms.values, [1.5])
      XCTAssertEqual(rotations.values, [Rotation(angle: 0.5, delta: 0.25)])
    }
  }

  func testScrolling() throws {
    try withGtk {
      let label = Label("here")
      let scrolls = label.scrollPublisher(.vertical).record()
      let begins = label.scrollBeginPublisher(.vertical).record()
      let ends = label.scrollEndPublisher(.vertical).record()
      let speeds = label.scrollDeceleratePublisher(.vertical).record()
      XCTAssertFalse(label.emit("scroll", 0, 1, from: .scroll(.vertical)))
      label.emit("scroll-begin", from: .scroll(.vertical))
      label.emit("scroll-end", from: .scroll(.vertical))
      label.emit("decelerate", 0, 80, from: .scroll(.vertical))
      XCTAssertEqual(scrolls.values, [Offset(x: 0, y: 1)])
      XCTAssertEqual(begins.values.count, 1)
      XCTAssertEqual(ends.values.count, 1)
      XCTAssertEqual(speeds.values, [Offset(x: 0, y: 80)])
    }
  }

  // MARK: Keys

  func testKeysAreNamedAndLetThrough() throws {
    try withGtk {
      let label = Label("here")
      let presses = label.keyPressPublisher().record()
      let releases = label.keyReleasePublisher().record()
      let modifiers = label.modifiersPublisher().record()
      XCTAssertFalse(label.emit("key-pressed", 0xFF0D, 36, 5, from: .key(.bubble)))
      label.emit("key-released", 0x61, 38, 0, from: .key(.bubble))
      label.emit("modifiers", 4, from: .key(.bubble))
      XCTAssertEqual(presses.values.map(\.name), ["Return"])
      XCTAssertEqual(presses.values.map(\.code), [36])
      XCTAssertEqual(presses.values.map(\.modifiers), [[.shift, .control]])
      XCTAssertEqual(releases.values.map(\.character), ["a"])
      XCTAssertNil(KeyPress(key: 0xFFE1).character)
      XCTAssertEqual(modifiers.values, [.control])
    }
  }

  func testAKeyIsUsedUpByWhoSaysSo() throws {
    try withGtk {
      let label = Label("here")
      var asked: [String?] = []
      let token = label.onKeyPress { key in
        asked.append(key.name)
        return key.name == "Delete"
      }
      let presses = label.keyPressPublisher().record()
      XCTAssertTrue(label.emit("key-pressed", 0xFFFF, 119, 0, from: .key(.bubble)))
      XCTAssertFalse(label.emit("key-pressed", 0x61, 38, 0, from: .key(.bubble)))
      XCTAssertEqual(asked, ["Delete", "a"])
      XCTAssertEqual(presses.values.map(\.name), ["a"])
      token.cancel()
      XCTAssertFalse(label.emit("key-pressed", 0xFFFF, 119, 0, from: .key(.bubble)))
      XCTAssertEqual(asked.count, 2)
    }
  }

  // MARK: Drops

  func testTextsAndFilesAreDropped() throws {
    try withGtk {
      let label = Label("here")
      XCTAssertFalse(label.drop("nobody", at: Point(x: 0, y: 0)))
      let texts = label.textDropPublisher.record()
      let files = label.fileDropPublisher.record()
      XCTAssertTrue(label.drop("안녕", at: Point(x: 1, y: 2)))
      XCTAssertTrue(label.drop(paths: ["/tmp/a b.txt", "/tmp/c"], at: Point(x: 3, y: 4)))
      XCTAssertEqual(texts.values, [Drop("안녕", point: Point(x: 1, y: 2))])
      XCTAssertEqual(files.values.first?.content.map(\.path), ["/tmp/a b.txt", "/tmp/c"])
      XCTAssertEqual(files.values.first?.content.first?.uri, "file:///tmp/a%20b.txt")
      XCTAssertEqual(files.values.first?.point, Point(x: 3, y: 4))
    }
  }

  /// The first who heard of a drop took it, and nobody after it heard of it.
  func testEverySubscriberHearsOfADrop() throws {
    try withGtk {
      let label = Label("here")
      let first = label.textDropPublisher.record()
      let second = label.textDropPublisher.record()
      XCTAssertTrue(label.drop("both", at: Point(x: 1, y: 2)))
      XCTAssertEqual(first.values, [Drop("both", point: Point(x: 1, y: 2))])
      XCTAssertEqual(second.values, first.values)
      first.cancel()
      XCTAssertTrue(label.drop("one", at: Point(x: 3, y: 4)))
      XCTAssertEqual(first.values.count, 1)
      XCTAssertEqual(second.values.count, 2)
    }
  }

  // MARK: Leaks

  func testNothingIsLeftOfAnyController() throws {
    try withGtk {
      assertNothingIsLeft { window, cancellables in
        let label = Label("here")
        window.child = label
        label.containsFocusPublisher.sink { _ in }.store(in: &cancellables)
        label.keyPressPublisher(in: .capture).sink { _ in }.store(in: &cancellables)
        label.onKeyPress { _ in false }.store(in: &cancellables)
        label.containsPointerPublisher.sink { _ in }.store(in: &cancellables)
        label.pointerMotionPublisher.sink { _ in }.store(in: &cancellables)
        label.scrollPublisher().sink { _ in }.store(in: &cancellables)
        label.clickPressPublisher(.any, in: .capture).sink { _ in }.store(in: &cancellables)
        label.longPressPublisher().sink { _ in }.store(in: &cancellables)
        label.dragUpdatePublisher().sink { _ in }.store(in: &cancellables)
        label.panPublisher(.vertical).sink { _ in }.store(in: &cancellables)
        label.swipePublisher().sink { _ in }.store(in: &cancellables)
        label.zoomPublisher.sink { _ in }.store(in: &cancellables)
        label.rotationPublisher.sink { _ in }.store(in: &cancellables)
        label.textDropPublisher.sink { _ in }.store(in: &cancellables)
        label.fileDropPublisher.sink { _ in }.store(in: &cancellables)
        return [label]
      }
    }
  }
}
