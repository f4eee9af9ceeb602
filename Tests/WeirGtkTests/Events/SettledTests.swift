import Weir
import WeirGtk
import XCTest

final class SettledTests: XCTestCase {
  func testSendsTheLastValueOfATurn() throws {
    try withGtk {
      let entry = Entry(text: "abc")
      let recorder = entry.textPublisher.settled().record()
      settleLoop()
      entry.selectAll()
      entry.typeText("z")
      XCTAssertEqual(recorder.values, ["abc"])
      settleLoop()
      XCTAssertEqual(recorder.values, ["abc", "z"])
      recorder.subscription?.cancel()
    }
  }

  func testTheEndComesAfterTheLastValue() throws {
    try withGtk {
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.settled().record()
      subject.send(1)
      subject.send(2)
      subject.send(completion: .finished)
      XCTAssertFalse(recorder.isFinished)
      settleLoop()
      XCTAssertEqual(recorder.values, [2])
      XCTAssertTrue(recorder.isFinished)
    }
  }

  func testWithoutDemandTheLatestWaits() throws {
    try withGtk {
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.settled().record(demand: .none)
      subject.send(1)
      settleLoop()
      subject.send(2)
      settleLoop()
      XCTAssertEqual(recorder.values, [])
      recorder.subscription?.request(.max(1))
      settleLoop()
      XCTAssertEqual(recorder.values, [2])
      recorder.subscription?.cancel()
    }
  }

  func testNothingComesAfterCancel() throws {
    try withGtk {
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.settled().record()
      subject.send(1)
      recorder.subscription?.cancel()
      settleLoop()
      XCTAssertEqual(recorder.values, [])
    }
  }
}
