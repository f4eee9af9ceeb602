/// A scheduler that runs everything at once, on the spot, whatever the date.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The one moment there is: none is later than another.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// Zero: there is one moment only.
    public func distance(to other: Self) -> Stride { 0 }
    /// The same moment.
    public func advanced(by n: Stride) -> Self { self }

    /// A length of time that no one waits for.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
      SchedulerTimeIntervalConvertible, Sendable
    {
      /// The number it was made of. It means nothing.
      public var magnitude: Int

      /// Makes a length of `value`.
      public init(_ value: Int) { magnitude = value }
      /// Makes a length of `value`.
      public init(integerLiteral value: Int) { magnitude = value }
      /// Makes a length of `value` without its fraction.
      public init(floatLiteral value: Double) { magnitude = Int(value) }
      /// Makes a length of `source`, if it is a number that can be kept.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
      public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
      public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
      public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
      public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
      public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
      public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

      /// Zero: no one waits.
      public static func seconds(_ s: Int) -> Self { 0 }
      /// Zero: no one waits.
      public static func seconds(_ s: Double) -> Self { 0 }
      /// Zero: no one waits.
      public static func milliseconds(_ ms: Int) -> Self { 0 }
      /// Zero: no one waits.
      public static func microseconds(_ us: Int) -> Self { 0 }
      /// Zero: no one waits.
      public static func nanoseconds(_ ns: Int) -> Self { 0 }
    }
  }

  public typealias SchedulerOptions = Never

  /// The one immediate scheduler.
  public static let shared = ImmediateScheduler()

  /// The one moment there is.
  public var now: SchedulerTimeType { SchedulerTimeType() }
  /// Zero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs `action` before it returns.
  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    action()
  }

  /// Runs `action` before it returns, whatever the date.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs `action` once, before it returns. There is nothing left to cancel.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return Subscriptions.empty
  }
}
