import Foundation
import Weir
import WeirFoundation
import WeirTesting
import XCTest

final class TimerPublisherTests: XCTestCase {
  func testItKeepsWhatItWasMadeWith() {
    let publisher = Timer.TimerPublisher(
      interval: 0.25, tolerance: 0.02, runLoop: .main, mode: .common)
    XCTAssertEqual(publisher.interval, 0.25)
    XCTAssertEqual(publisher.tolerance, 0.02)
    XCTAssertTrue(publisher.runLoop === RunLoop.main)
    XCTAssertEqual(publisher.mode, .common)
    XCTAssertNil(publisher.options)
  }

  func testPublishMakesOneWithoutATolerance() {
    let publisher = Timer.publish(every: 0.25, tolerance: 0.02, on: .main, in: .common)
    XCTAssertEqual(publisher.interval, 0.25)
    XCTAssertNil(publisher.tolerance)
  }

  func testNeitherItsSubscriptionsNorItsConnectionsDescribeThemselves() {
    let publisher = Timer.publish(every: 60, on: .main, in: .common)
    let recorder = publisher.record()
    let connection = publisher.connect()
    var subscription: (any Subscription)?
    publisher.subscribe(
      AnySubscriber<Date, Never>(receiveSubscription: { subscription = $0 }))
    XCTAssertNotNil(subscription)
    XCTAssertFalse(subscription is any CustomStringConvertible)
    XCTAssertFalse(connection is any CustomStringConvertible)
    XCTAssertFalse(connection is any Subscription)
    subscription?.cancel()
    connection.cancel()
    recorder.cancel()
  }

  /// A timer that fires at once instead of after its interval shows "0 seconds" for no time at all.
  func testTheFirstTickComesAfterOneInterval() {
    let start = Date()
    let publisher = Timer.publish(every: 0.05, on: .main, in: .common)
    let recorder = publisher.record()
    let token = publisher.connect()
    serveMainThread(until: { recorder.values.count == 2 })
    XCTAssertGreaterThanOrEqual(recorder.values[0].timeIntervalSince(start), 0.05)
    XCTAssertGreaterThanOrEqual(recorder.values[1].timeIntervalSince(start), 0.1)
    token.cancel()
    recorder.cancel()
  }

  func testNothingComesBeforeItIsConnectedOrAfterItIsCancelled() {
    let publisher = Timer.publish(every: 0.005, on: .main, in: .common)
    let recorder = publisher.record()
    serve(for: 0.05)
    XCTAssertEqual(recorder.values, [])
    let token = publisher.connect()
    serveMainThread(until: { !recorder.values.isEmpty })
    token.cancel()
    let count = recorder.values.count
    serve(for: 0.05)
    XCTAssertEqual(recorder.values.count, count)
    XCTAssertNil(recorder.completion)
    recorder.cancel()
  }

  func testDroppingTheConnectionStopsIt() {
    let publisher = Timer.publish(every: 0.005, on: .main, in: .common)
    let recorder = publisher.record()
    do { _ = publisher.connect() }
    serve(for: 0.05)
    XCTAssertEqual(recorder.values, [])
    recorder.cancel()
  }

  func testTicksThatFindNoDemandAreDropped() {
    let publisher = Timer.publish(every: 0.01, on: .main, in: .common)
    let all = publisher.record()
    let two = publisher.record(demand: .max(2))
    let token = publisher.connect()
    serveMainThread(until: { all.values.count == 4 })
    token.cancel()
    XCTAssertEqual(two.values, Array(all.values.prefix(2)))
    all.cancel()
    two.cancel()
  }

  func testItLeavesNothingBehind() throws {
    try expectNoLeaks {
      let publisher = Timer.publish(every: 0.01, on: .main, in: .common)
      let recorder = publisher.record()
      let token = publisher.connect()
      serveMainThread(until: { !recorder.values.isEmpty })
      token.cancel()
      recorder.cancel()
    }
  }

  private func serve(for seconds: TimeInterval) {
    let end = Log<Bool>()
    RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: .seconds(seconds))) { end.add(true) }
    serveMainThread(until: { end.count == 1 })
  }
}
