/// A moment on a clock that never jumps: nanoseconds since a start that has no meaning of its own.
///
/// The time type of the main loop and of virtual time, so that a model that takes a scheduler runs
/// under either.
public struct MonotonicTime: Strideable, Hashable, Codable, Sendable {
  /// Nanoseconds since the clock's start.
  public var nanoseconds: Int64

  /// Makes the moment so many nanoseconds after the start of the clock.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// The length of time from here to `other`, at most the longest that can be counted.
  public func distance(to other: Self) -> Stride {
    Stride(nanoseconds: other.nanoseconds) - Stride(nanoseconds: nanoseconds)
  }

  /// The moment `n` later; one too far away to name becomes the last that can be named.
  public func advanced(by n: Stride) -> Self {
    Self(nanoseconds: (Stride(nanoseconds: nanoseconds) + n).nanoseconds)
  }

  /// A length of time in whole nanoseconds.
  public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable,
    Codable, Sendable, ExpressibleByFloatLiteral
  {
    /// The length in nanoseconds.
    public var nanoseconds: Int64

    /// Makes a length of so many nanoseconds.
    public init(nanoseconds: Int64) {
      self.nanoseconds = nanoseconds
    }

    /// The length in seconds.
    public var seconds: Double { Double(nanoseconds) / 1e9 }
  }
}

extension MonotonicTime.Stride {
  /// A length of so many whole seconds; the longest there is if they are too many.
  public static func seconds(_ s: Int) -> Self { Self(scaling: s, by: 1_000_000_000) }

  /// Makes a length from fractional seconds, rounded to nanoseconds; NaN becomes zero.
  public static func seconds(_ s: Double) -> Self {
    guard !s.isNaN else { return .zero }
    let nanoseconds = (s * 1e9).rounded()
    if nanoseconds >= 0x1p63 { return Self(nanoseconds: .max) }
    if nanoseconds < -0x1p63 { return Self(nanoseconds: .min) }
    return Self(nanoseconds: Int64(nanoseconds))
  }

  /// A length of so many thousandths of a second; the longest there is if they are too many.
  public static func milliseconds(_ ms: Int) -> Self { Self(scaling: ms, by: 1_000_000) }
  /// A length of so many millionths of a second; the longest there is if they are too many.
  public static func microseconds(_ us: Int) -> Self { Self(scaling: us, by: 1_000) }
  /// A length of so many billionths of a second.
  public static func nanoseconds(_ ns: Int) -> Self { Self(scaling: ns, by: 1) }

  private init(scaling count: Int, by unit: Int64) {
    let (product, overflow) = Int64(count).multipliedReportingOverflow(by: unit)
    nanoseconds = overflow ? (count > 0 ? .max : .min) : product
  }
}

// Whole and fractional literals are seconds, as with Combine's strides.
extension MonotonicTime.Stride {
  /// Makes a length of so many seconds.
  public init(integerLiteral value: Int) { self = .seconds(value) }
  /// Makes a length of so many seconds.
  public init(floatLiteral value: Double) { self = .seconds(value) }

  /// Makes a length of so many seconds, if they can be counted.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let seconds = Int(exactly: source) else { return nil }
    self = .seconds(seconds)
  }

  /// The length in nanoseconds, without its sign.
  public var magnitude: UInt64 { nanoseconds.magnitude }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.nanoseconds < rhs.nanoseconds }

  public static func + (lhs: Self, rhs: Self) -> Self {
    let (sum, overflow) = lhs.nanoseconds.addingReportingOverflow(rhs.nanoseconds)
    return Self(nanoseconds: overflow ? (rhs.nanoseconds > 0 ? .max : .min) : sum)
  }

  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

  public static func - (lhs: Self, rhs: Self) -> Self {
    let (difference, overflow) = lhs.nanoseconds.subtractingReportingOverflow(rhs.nanoseconds)
    return Self(nanoseconds: overflow ? (rhs.nanoseconds > 0 ? .min : .max) : difference)
  }

  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  /// Multiplies as lengths in seconds: 2 s times 3 is 6 s.
  public static func * (lhs: Self, rhs: Self) -> Self {
    .seconds(lhs.seconds * rhs.seconds)
  }

  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}
