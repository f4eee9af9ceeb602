import GtkTesting
import Weir
import WeirGtk
import WeirTesting
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
      recorder.cancel()
    }
  }

  func testTheEndComesAfterTheLastValue() throws {
    try withGtk {
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.settled().record()
      subject.send(1)
      subject.send(2)
      subject.send(completion: .finished)
      XCTAssertFalse(recorder.completion != nil)
      settleLoop()
      XCTAssertEqual(recorder.values, [2])
      XCTAssertTrue(recorder.completion != nil)
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
      recorder.request(.max(1))
      settleLoop()
      XCTAssertEqual(recorder.values, [2])
      recorder.cancel()
    }
  }

  func testNothingComesAfterCancel() throws {
    try withGtk {
      let subject = PassthroughSubject<Int, Never>()
      let recorder = subject.settled().record()
      subject.send(1)
      recorder.cancel()
      settleLoop()
      XCTAssertEqual(recorder.values, [])
    }
  }
}
