import Dispatch
import Foundation
import Testing
import Weir
import WeirFoundation

private typealias Time = DispatchQueue.SchedulerTimeType
private typealias Stride = DispatchQueue.SchedulerTimeType.Stride

@Suite struct DispatchQueueTimeTests {
  private func time(_ nanoseconds: UInt64) -> Time {
    Time(DispatchTime(uptimeNanoseconds: nanoseconds))
  }

  @Test func `distances have a sign`() {
    #expect(time(10_000).distance(to: time(10_431)) == .nanoseconds(431))
    #expect(time(10_431).distance(to: time(10_000)) == .nanoseconds(-431))
  }

  @Test func `what cannot be counted is as far away as can be, there and back`() {
    let future = Time(.distantFuture)
    let beyond = time(UInt64(Int.max) + 1)
    for far in [future, beyond] {
      #expect(time(10_000).distance(to: far) == .nanoseconds(.max))
      #expect(far.distance(to: time(10_000)) == .nanoseconds(.max))
      #expect(far.distance(to: far) == .zero)
      #expect(time(10_000) < far)
      #expect(!(far < time(10_000)))
    }
    let last = time(UInt64(Int.max))
    #expect(time(10_000).distance(to: last) == .nanoseconds(.max - 10_000))
    #expect(last.distance(to: time(10_000)) == .nanoseconds(10_000 - .max))
  }

  @Test func `a time can be moved, within what the clock can tell`() {
    #expect(time(10_000).advanced(by: .nanoseconds(431)) == time(10_431))
    #expect(time(10_000).advanced(by: .nanoseconds(-220)) == time(9_780))
    #expect(time(10_000).advanced(by: .nanoseconds(.max)).dispatchTime == .distantFuture)
    #expect(time(1).advanced(by: .nanoseconds(-1_000)) == time(1))
  }

  @Test func `times that are equal hash alike`() {
    #expect(time(7) == time(7))
    #expect(time(7) != time(8))
    #expect(time(7).hashValue == time(7).dispatchTime.rawValue.hashValue)
  }

  @Test func `a time is written down as a number, a length under a name`() throws {
    let times = String(decoding: try JSONEncoder().encode([time(42)]), as: UTF8.self)
    #expect(times == "[42]")
    #expect(try JSONDecoder().decode([Time].self, from: Data(times.utf8)) == [time(42)])

    let length = String(
      decoding: try JSONEncoder().encode(Stride.nanoseconds(419_872)), as: UTF8.self)
    #expect(length == #"{"_nanoseconds":419872}"#)
    #expect(try JSONDecoder().decode(Stride.self, from: Data(length.utf8)) == .nanoseconds(419_872))
  }

  @Test func `lengths are made from all units and from literals in seconds`() {
    #expect(Stride.seconds(2).magnitude == 2_000_000_000)
    #expect(Stride.seconds(1.2).magnitude == 1_200_000_000)
    #expect(Stride.milliseconds(2).magnitude == 2_000_000)
    #expect(Stride.microseconds(2).magnitude == 2_000)
    #expect(Stride.nanoseconds(2).magnitude == 2)
    #expect((1.2 as Stride).magnitude == 1_200_000_000)
    #expect((2 as Stride).magnitude == 2_000_000_000)
    #expect(Stride(exactly: 2 as UInt64) == .seconds(2))
    #expect(Stride(exactly: UInt64.max) == nil)
  }

  @Test func `lengths too long to count become the longest`() {
    #expect(Stride.seconds(Int.max).magnitude == .max)
    #expect(Stride.seconds(Int.min).magnitude == .min)
    #expect(Stride.seconds(Double.infinity).magnitude == .max)
    #expect(Stride.milliseconds(.max).magnitude == .max)
    #expect(Stride.microseconds(.min).magnitude == .min)
    #expect(Stride(.never).magnitude == .max)
    #expect(Stride(.seconds(.max)).magnitude == .max)
  }

  @Test func `lengths convert to and from those of Dispatch`() {
    #expect(Stride(.seconds(2)) == .seconds(2))
    #expect(Stride(.milliseconds(2)) == .milliseconds(2))
    #expect(Stride(.microseconds(2)) == .microseconds(2))
    #expect(Stride(.nanoseconds(2)) == .nanoseconds(2))
    #expect(Stride.seconds(2).timeInterval == .nanoseconds(2_000_000_000))
  }

  @Test func `multiplying multiplies`() {
    #expect(Stride.seconds(2) * 3 == .seconds(6))
    #expect(Stride.milliseconds(1_500) * 2 == .seconds(3))
    #expect(Stride.nanoseconds(18) * .microseconds(1) == .zero)
    var length = Stride.seconds(4)
    length *= 0.5
    #expect(length == .seconds(2))
  }

  @Test func `lengths add, subtract and compare`() {
    #expect(Stride.nanoseconds(7) + .nanoseconds(-12) == .nanoseconds(-5))
    #expect(Stride.nanoseconds(0) - .microseconds(2) == .nanoseconds(-2_000))
    var length = Stride.seconds(1)
    length += .milliseconds(1)
    length -= .milliseconds(2)
    #expect(length == .milliseconds(999))
    #expect(Stride.milliseconds(2) < .seconds(2))
    #expect(Stride.nanoseconds(-2) > .microseconds(-10))
  }

  @Test func `the scheduler's time is that of Dispatch`() {
    let before = DispatchTime.now()
    let now = DispatchQueue.global().now.dispatchTime
    #expect(before <= now && now <= .now())
    #expect(DispatchQueue.main.minimumTolerance == .zero)
  }
}
