import Foundation
import Testing
import Weir
import WeirFoundation

@Suite struct CalendarTimeTests {
  @Test func `run loops count time as dates`() throws {
    try check(RunLoop.SchedulerTimeType.self)
    #expect(RunLoop.main.minimumTolerance == 0)
  }

  @Test func `operation queues count time as dates`() throws {
    try check(OperationQueue.SchedulerTimeType.self)
    #expect(OperationQueue.main.minimumTolerance == 0)
  }

  @Test func `the present is the present`() {
    for now in [{ RunLoop.main.now.date }, { OperationQueue.main.now.date }] {
      let before = Date()
      let date = now()
      #expect(before <= date && date <= Date())
    }
  }

  private func check<Time: CalendarTime>(_ type: Time.Type) throws {
    let start = Time(Date(timeIntervalSinceReferenceDate: 10_000))
    let end = Time(Date(timeIntervalSinceReferenceDate: 10_431))
    #expect(start.distance(to: end).timeInterval == 431)
    #expect(end.distance(to: start).timeInterval == -431)
    #expect(start.advanced(by: .seconds(431)) == end)
    #expect(start.advanced(by: .seconds(Int.max)).date.timeIntervalSinceReferenceDate > 9.2e18)

    let encoded = String(decoding: try JSONEncoder().encode(start), as: UTF8.self)
    #expect(encoded == #"{"date":10000}"#)
    #expect(try JSONDecoder().decode(Time.self, from: Data(encoded.utf8)) == start)

    try check(length: Time.Stride.self)
  }

  private func check<Length: CalendarTimeStride>(length: Length.Type) throws {
    #expect(Length.seconds(2).timeInterval == 2)
    #expect(Length.seconds(2.2).timeInterval == 2.2)
    #expect(Length.milliseconds(2).timeInterval == 0.002)
    #expect(Length.microseconds(2).timeInterval == 2e-6)
    #expect(Length.nanoseconds(2).timeInterval == 2e-9)
    #expect((1.2 as Length).magnitude == 1.2)
    #expect((2 as Length).magnitude == 2)
    #expect(Length(exactly: 871 as UInt64)?.magnitude == 871)
    #expect(Length(exactly: UInt64.max) == nil)

    #expect((Length.seconds(7) + .milliseconds(-12)).magnitude == 6.988)
    #expect((Length.seconds(-12) - .milliseconds(7)).magnitude == -12.007)
    #expect((Length.microseconds(-3) * .nanoseconds(10)).magnitude == -3e-14)
    #expect(Length.milliseconds(2) < .seconds(2))
    var length = Length.seconds(3)
    length += 1
    length -= 2
    length *= 4
    #expect(length == 8)

    let encoded = String(decoding: try JSONEncoder().encode(Length(1024.5)), as: UTF8.self)
    #expect(encoded == #"{"magnitude":1024.5}"#)
    #expect(try JSONDecoder().decode(Length.self, from: Data(encoded.utf8)) == 1024.5)
  }
}
