import Foundation
import Weir

/// A moment of a scheduler that goes by the date and time of day.
public protocol CalendarTime: Strideable, Hashable, Codable, Sendable
where Stride: CalendarTimeStride {
  /// The moment as a date.
  var date: Date { get set }

  /// Makes the moment of a date.
  init(_ date: Date)
}

extension CalendarTime {
  /// The length of time from here to `other`, negative if that was before.
  public func distance(to other: Self) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }

  /// The moment `n` later.
  public func advanced(by n: Stride) -> Self {
    Self(date.addingTimeInterval(n.timeInterval))
  }
}

/// A length of time in seconds. Literals are seconds too.
public protocol CalendarTimeStride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable,
  Hashable, Codable, Sendable, ExpressibleByFloatLiteral
where
  Magnitude == TimeInterval, FloatLiteralType == TimeInterval, IntegerLiteralType == TimeInterval
{
  /// The length in seconds, with its sign.
  var magnitude: TimeInterval { get set }

  /// Makes a length of so many seconds.
  init(_ timeInterval: TimeInterval)
}

extension CalendarTimeStride {
  /// The length in seconds, with its sign.
  public var timeInterval: TimeInterval { magnitude }

  /// Makes a length of so many seconds.
  public init(floatLiteral value: TimeInterval) { self.init(value) }
  /// Makes a length of so many seconds.
  public init(integerLiteral value: TimeInterval) { self.init(value) }

  /// Makes a length of so many seconds.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let seconds = TimeInterval(exactly: source) else { return nil }
    self.init(seconds)
  }

  /// A length of so many whole seconds.
  public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
  /// A length of so many seconds.
  public static func seconds(_ s: Double) -> Self { Self(s) }
  /// A length of so many thousandths of a second.
  public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }
  /// A length of so many millionths of a second.
  public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }
  /// A length of so many billionths of a second.
  public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
  public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
  public static func += (lhs: inout Self, rhs: Self) { lhs.magnitude += rhs.magnitude }
  public static func -= (lhs: inout Self, rhs: Self) { lhs.magnitude -= rhs.magnitude }
  public static func *= (lhs: inout Self, rhs: Self) { lhs.magnitude *= rhs.magnitude }
}
