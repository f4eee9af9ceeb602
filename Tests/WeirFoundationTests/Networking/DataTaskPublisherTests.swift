import Dispatch
import Foundation
import FoundationNetworking
import Weir
import WeirFoundation
import WeirTesting
import XCTest

final class DataTaskPublisherTests: XCTestCase {
  private let session = URLSession(configuration: .ephemeral)

  override func tearDown() { session.invalidateAndCancel() }

  func testAnAnswerIsOneValueAndTheEnd() {
    let server = LoopbackServer { path in (200, "you asked for \(path)") }
    defer { server.stop() }
    let recorder = session.dataTaskPublisher(for: server.url.appendingPathComponent("name"))
      .recordOnMain()
    waitForEnd(of: recorder)
    XCTAssertEqual(recorder.values.count, 1)
    XCTAssertEqual(recorder.values.first.map { text($0.data) }, "you asked for /name")
    XCTAssertEqual((recorder.values.first?.response as? HTTPURLResponse)?.statusCode, 200)
    XCTAssertEqual(recorder.completion, .finished)
  }

  func testAnAnswerWithABadStatusIsAValueToo() {
    let server = LoopbackServer { _ in (404, "no such thing") }
    defer { server.stop() }
    let recorder = session.dataTaskPublisher(for: server.url).recordOnMain()
    waitForEnd(of: recorder)
    XCTAssertEqual((recorder.values.first?.response as? HTTPURLResponse)?.statusCode, 404)
    XCTAssertEqual(recorder.completion, .finished)
  }

  func testAServerThatIsNotThereIsAnError() {
    let server = LoopbackServer { _ in nil }
    server.stop()
    let recorder = session.dataTaskPublisher(for: server.url).recordOnMain()
    waitForEnd(of: recorder)
    XCTAssertTrue(recorder.values.isEmpty)
    guard case .failure(let error) = recorder.completion else { return XCTFail("no error") }
    XCTAssertEqual(error.code, .cannotConnectToHost)
  }

  func testNothingIsAskedBeforeAValueIsWantedAndEachSubscriberAsksForItself() {
    let server = LoopbackServer { _ in (200, "") }
    defer { server.stop() }
    let publisher = session.dataTaskPublisher(for: URLRequest(url: server.url))
    let patient = publisher.recordOnMain(demand: .none)
    let eager = publisher.recordOnMain()
    waitForEnd(of: eager)
    XCTAssertEqual(server.requestCount, 1)
    XCTAssertNil(patient.completion)
    patient.request(.max(1))
    patient.request(.max(1))
    waitForEnd(of: patient)
    XCTAssertEqual(patient.values.count, 1)
    XCTAssertEqual(server.requestCount, 2)
  }

  func testACancelHangsUpAndNothingComes() throws {
    let server = LoopbackServer { _ in nil }
    defer { server.stop() }
    try expectNoLeaks {
      let recorder = session.dataTaskPublisher(for: server.url).record()
      XCTAssertTrue(server.awaitRequest())
      recorder.cancel()
      XCTAssertTrue(server.awaitHangUp())
      // Callbacks come in order on the session's queue: the cancelled one has come by then.
      session.flush()
      XCTAssertEqual(recorder.history.count, 1)
    }
  }

  func testItRunsThroughOperatorsToTheMainThread() {
    let server = LoopbackServer { _ in (200, "hello") }
    defer { server.stop() }
    let log = Log<String>()
    let token = session.dataTaskPublisher(for: server.url)
      .map { String(decoding: $0.data, as: UTF8.self) }
      .replaceError(with: "failed")
      .receive(on: DispatchQueue.main)
      .sink { text in
        XCTAssertTrue(Thread.isMainThread)
        log.add(text)
      }
    serveMainThread(until: { log.count == 1 })
    XCTAssertEqual(log.all, ["hello"])
    token.cancel()
  }

  private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  private func waitForEnd<Output, Failure>(
    of recorder: Recorder<Output, Failure>, file: StaticString = #filePath, line: UInt = #line
  ) {
    serveMainThread(until: { recorder.completion != nil }, "no answer", file: file, line: line)
  }
}

extension Publisher {
  /// Records what comes on the main thread, which is woken by it.
  fileprivate func recordOnMain(
    demand: Subscribers.Demand = .unlimited
  ) -> Recorder<Output, Failure> {
    receive(on: DispatchQueue.main).record(demand: demand)
  }
}

extension URLSession {
  /// Waits until the callbacks that are queued have been called.
  fileprivate func flush() {
    let done = DispatchSemaphore(value: 0)
    delegateQueue.addOperation { done.signal() }
    done.wait()
  }
}
