import Testing
import Weir
import WeirTesting

/// Seconds as plain numbers, as some schedulers count them.
private struct Moment: Strideable {
  var seconds: Double

  func distance(to other: Moment) -> Length { Length(seconds: other.seconds - seconds) }
  func advanced(by n: Length) -> Moment { Moment(seconds: seconds + n.seconds) }

  struct Length: Comparable, SignedNumeric, SchedulerTimeIntervalConvertible {
    var seconds: Double

    init(seconds: Double) { self.seconds = seconds }
    init(integerLiteral value: Int) { seconds = Double(value) }
    init?<T: BinaryInteger>(exactly source: T) { seconds = Double(source) }

    var magnitude: Double { seconds.magnitude }
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.seconds < rhs.seconds }
    static func + (lhs: Self, rhs: Self) -> Self { Self(seconds: lhs.seconds + rhs.seconds) }
    static func - (lhs: Self, rhs: Self) -> Self { Self(seconds: lhs.seconds - rhs.seconds) }
    static func * (lhs: Self, rhs: Self) -> Self { Self(seconds: lhs.seconds * rhs.seconds) }
    static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
    static func seconds(_ s: Int) -> Self { Self(seconds: Double(s)) }
    static func seconds(_ s: Double) -> Self { Self(seconds: s) }
    static func milliseconds(_ ms: Int) -> Self { Self(seconds: Double(ms) / 1e3) }
    static func microseconds(_ us: Int) -> Self { Self(seconds: Double(us) / 1e6) }
    static func nanoseconds(_ ns: Int) -> Self { Self(seconds: Double(ns) / 1e9) }
  }
}

@Suite struct TestSchedulerTimeTypesTests {
  @Test func `any kind of time works, from any start`() {
    let scheduler = TestScheduler<Moment, String>(now: Moment(seconds: 100))
    let log = Log()
    scheduler.schedule(after: Moment(seconds: 100.25), tolerance: 0, options: "fast") {
      log.add("ran")
    }
    scheduler.advance(by: .milliseconds(249))
    #expect(log.lines == [])
    scheduler.advance(by: .milliseconds(1))
    #expect(log.lines == ["ran"])
  }

  @Test(arguments: [0, 0.3, 1.0 / 3, 1e-9, 2.000_000_001, 86_400.5])
  func `elapsed time is measured to the nanosecond`(_ seconds: Double) {
    let scheduler = TestScheduler<Moment, Never>(now: Moment(seconds: 0))
    scheduler.advance(by: Moment.Length(seconds: seconds))
    #expect(scheduler.elapsed == .seconds(seconds))
  }

  @Test func `a stand-in starts at the time of the one it stands in for`() {
    let other = TestScheduler()
    other.advance(by: 7)
    let scheduler = TestScheduler(like: other.eraseToAnyScheduler())
    #expect(scheduler.now == other.now)
    #expect(scheduler.elapsed == 0)
  }

  @Test func `time that nobody can tell apart has not elapsed`() {
    let scheduler = TestScheduler(like: ImmediateScheduler.shared)
    scheduler.advance(by: .seconds(3))
    #expect(scheduler.elapsed == 0)
  }
}
