import Weir

/// How many attempts on a name have failed, and how long no other is looked at.
///
/// After the fifth failure it is one second, then two, four and so on to a minute. An hour without
/// an attempt forgets them: a minute between attempts has let more through than that does.
struct Lockout: Equatable, Sendable {
  /// This many failures cost nothing but the time of their hashes.
  static let freeFailures = 4
  static let longest: MonotonicTime.Stride = .seconds(60)
  static let memory: MonotonicTime.Stride = .seconds(3_600)

  private(set) var failures = 0
  private(set) var last = StoreTime.zero

  init() {}

  /// One that has been kept.
  init(failures: Int, last: StoreTime) {
    self.failures = failures
    self.last = last
  }

  /// How long to wait at a moment; nil when an attempt will be looked at.
  func remaining(at now: StoreTime) -> MonotonicTime.Stride? {
    let end = last.advanced(by: Self.length(after: failures))
    return now < end ? now.distance(to: end) : nil
  }

  /// Whether it is as if nothing had happened.
  func isForgotten(at now: StoreTime) -> Bool {
    last.distance(to: now) >= Self.memory
  }

  /// Counts an attempt as a failure.
  mutating func fail(at now: StoreTime) {
    failures = isForgotten(at: now) ? 1 : min(failures, 1_000) + 1
    last = now
  }

  /// Takes back an attempt that turned out to be no failure.
  ///
  /// - Parameter before: What was before it. If nothing has come since it is so again.
  mutating func takeBack(before: Lockout) {
    var alone = before
    alone.fail(at: last)
    if self == alone {
      self = before
    } else {
      failures = max(failures - 1, 0)
    }
  }

  private static func length(after failures: Int) -> MonotonicTime.Stride {
    guard failures > freeFailures else { return .zero }
    let doublings = min(failures - freeFailures - 1, 6)
    return min(.seconds(1 << doublings), longest)
  }
}
