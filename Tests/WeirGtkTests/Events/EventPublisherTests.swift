import CGtk
import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import XCTest

final class EventPublisherTests: XCTestCase {
  func testSendsTheWidgetAsItsOwnClass() throws {
    try withGtk {
      let entry = Entry()
      var texts: [String] = []
      let token = entry.publisher(for: .changed).sink { entry in
        let typed: Entry = entry
        texts.append(typed.text)
      }
      entry.text = "a"
      XCTAssertEqual(texts, ["a"])
      token.cancel()
    }
  }

  func testASubclassSendsItself() throws {
    try withGtk {
      final class NameEntry: Entry {
        var count = 0
      }
      let entry = NameEntry()
      let token = entry.publisher(for: .changed).sink { $0.count += 1 }
      entry.text = "a"
      XCTAssertEqual(entry.count, 1)
      token.cancel()
    }
  }

  func testEverySubscriberGetsEveryEventInOrderOfSubscription() throws {
    try withGtk {
      let entry = Entry()
      let publisher = entry.publisher(for: .changed)
      var order: [Int] = []
      let tokens = (0..<3).map { number in publisher.sink { _ in order.append(number) } }
      entry.text = "a"
      XCTAssertEqual(order, [0, 1, 2])
      for token in tokens { token.cancel() }
    }
  }

  func testDemandIsRespectedAndWhatNobodyAskedForIsDropped() throws {
    try withGtk {
      let entry = Entry()
      let recorder = entry.publisher(for: .changed).record(demand: .max(1))
      entry.text = "a"
      entry.text = "ab"
      XCTAssertEqual(recorder.values.count, 1)
      recorder.request(.max(1))
      XCTAssertEqual(recorder.values.count, 1)
      entry.text = "abc"
      XCTAssertEqual(recorder.values.count, 2)
      recorder.cancel()
    }
  }

  func testNothingComesWithoutDemand() throws {
    try withGtk {
      let entry = Entry()
      let recorder = entry.textPublisher.record(demand: .none)
      entry.text = "a"
      XCTAssertTrue(recorder.values.isEmpty)
      recorder.request(.max(1))
      XCTAssertEqual(recorder.values, ["a"])
      recorder.cancel()
    }
  }

  func testCancelDisconnectsAtOnceAlsoFromInsideAValue() throws {
    try withGtk {
      let entry = Entry()
      let boxes = LiveCounts.signalBoxes
      let recorder = entry.publisher(for: .changed).record()
      XCTAssertEqual(LiveCounts.signalBoxes, boxes + 1)
      recorder.onValue { _ in
        recorder.cancel()
        recorder.cancel()
      }
      entry.text = "a"
      XCTAssertEqual(LiveCounts.signalBoxes, boxes)
      entry.text = "ab"
      XCTAssertEqual(recorder.values.count, 1)
    }
  }

  func testCancelFromAnotherThreadSilencesAtOnceAndDisconnectsSoon() throws {
    try withGtk {
      let entry = Entry()
      let boxes = LiveCounts.signalBoxes
      let recorder = entry.publisher(for: .changed).record()
      let thread = Thread { recorder.cancel() }
      thread.start()
      XCTAssertTrue(turnLoop { LiveCounts.signalBoxes == boxes })
      entry.text = "a"
      XCTAssertTrue(recorder.values.isEmpty)
    }
  }

  func testDisposalFinishesEverySubscriber() throws {
    try withGtk {
      let boxes = LiveCounts.signalBoxes
      let entry = Entry()
      let event = entry.publisher(for: .changed).record()
      let text = entry.textPublisher.record()
      let focus = entry.didBeginEditingPublisher.record()
      let preedit = entry.preeditPublisher.record()
      dispose(entry)
      XCTAssertTrue(event.completion != nil)
      XCTAssertTrue(text.completion != nil)
      XCTAssertTrue(focus.completion != nil)
      XCTAssertTrue(preedit.completion != nil)
      settleLoop()
      XCTAssertLessThanOrEqual(LiveCounts.signalBoxes, boxes + 1)
    }
  }

  func testASubscriptionToADisposedWidgetFinishesAtOnce() throws {
    try withGtk {
      var entry: Entry? = Entry()
      let kept = try XCTUnwrap(entry).publisher(for: .changed)
      let text = try XCTUnwrap(entry).textPublisher
      dispose(try XCTUnwrap(entry))
      XCTAssertTrue(kept.record().completion != nil)
      XCTAssertTrue(text.record().completion != nil)
      XCTAssertTrue(text.record().values.isEmpty)
      entry = nil
      XCTAssertTrue(kept.record().completion != nil)
    }
  }

  func testNeitherPublisherNorSubscriptionKeepsTheWidget() throws {
    try withGtk {
      var entry: Entry? = Entry()
      weak let witness = entry
      let publisher = try XCTUnwrap(entry).publisher(for: .changed)
      let recorder = publisher.record()
      let text = try XCTUnwrap(entry).textPublisher.record()
      entry = nil
      XCTAssertNil(witness)
      XCTAssertTrue(recorder.completion != nil)
      XCTAssertTrue(text.completion != nil)
    }
  }

  func testAnEventEmittedFromInsideAValueComesAfterIt() throws {
    try withGtk {
      let entry = Entry()
      let recorder = entry.publisher(for: .changed).record()
      var depth = 0
      var deepest = 0
      recorder.onValue { entry in
        depth += 1
        deepest = max(deepest, depth)
        if recorder.values.count < 5 { entry.text += "x" }
        depth -= 1
      }
      entry.text = "a"
      XCTAssertEqual(recorder.values.count, 5)
      XCTAssertEqual(deepest, 1)
      recorder.cancel()
    }
  }

  func testDestroyingTheWindowFromInsideAClickIsSafe() throws {
    try withGtk {
      let window = Window()
      let button = Button("Close")
      window.child = button
      window.present()
      let recorder = button.tapPublisher.record()
      recorder.onValue { _ in window.destroy() }
      weir_signal_emit(button.pointer, "clicked")
      settleLoop()
      XCTAssertEqual(recorder.values.count, 1)
      recorder.cancel()
    }
  }

  func testTypedArgumentsAreRead() throws {
    try withGtk {
      let entry = Entry()
      let recorder = entry.preeditPublisher.record()
      weir_signal_emit_string(weir_editable_delegate(entry.pointer), "preedit-changed", "한")
      XCTAssertEqual(recorder.values, ["한"])
      XCTAssertTrue(entry.isComposing)
      weir_signal_emit_string(weir_editable_delegate(entry.pointer), "preedit-changed", "")
      XCTAssertEqual(recorder.values, ["한", ""])
      XCTAssertFalse(entry.isComposing)
      recorder.cancel()
    }
  }

  func testAnyPropertyCanBeFollowed() throws {
    try withGtk {
      let label = Label()
      let recorder = label.publisher(of: "sensitive") { $0.isSensitive }.record()
      label.isSensitive = false
      label.isSensitive = false
      label.isSensitive = true
      XCTAssertEqual(recorder.values, [true, false, true])
      recorder.cancel()
    }
  }
}
