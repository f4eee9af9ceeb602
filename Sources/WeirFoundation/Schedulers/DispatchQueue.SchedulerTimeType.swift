import Dispatch
import Weir

extension DispatchQueue {
  /// A moment on the clock of the dispatch queues, which stands still while the machine sleeps.
  public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
    /// The moment as Dispatch knows it.
    public var dispatchTime: DispatchTime

    /// Makes the moment of a time of Dispatch.
    public init(_ time: DispatchTime) {
      dispatchTime = time
    }

    /// The length of time from here to `other`.
    ///
    /// To and from a moment too far away to be counted, as the distant future is, it is the longest
    /// there is, as with Combine; compare the moments to learn which is later.
    public func distance(to other: Self) -> Stride {
      let start = dispatchTime.uptimeNanoseconds
      let end = other.dispatchTime.uptimeNanoseconds
      guard start != end else { return .zero }
      guard let start = Int(exactly: start), let end = Int(exactly: end) else {
        return .nanoseconds(.max)
      }
      return .nanoseconds(end - start)
    }

    /// Whether the left comes before the right, which their distance does not always tell.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.dispatchTime < rhs.dispatchTime }

    /// The moment `n` later, at most the distant future.
    public func advanced(by n: Stride) -> Self { Self(dispatchTime + n.timeInterval) }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      self.init(DispatchTime(uptimeNanoseconds: nanoseconds))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }
  }
}

extension DispatchQueue.SchedulerTimeType {
  /// A length of time in whole nanoseconds. Literals are seconds.
  ///
  /// Multiplying works on the lengths in seconds: 2 s times 3 is 6 s.
  public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable,
    Codable, Sendable, ExpressibleByFloatLiteral
  {
    private enum CodingKeys: String, CodingKey {
      case magnitude = "_nanoseconds"
    }

    /// The length in nanoseconds, with its sign.
    public var magnitude: Int

    private init(nanoseconds: Int) {
      magnitude = nanoseconds
    }

    /// Takes over a length; one that cannot be counted in nanoseconds becomes the longest that can.
    public init(_ timeInterval: DispatchTimeInterval) {
      self =
        switch timeInterval {
        case .seconds(let s): .seconds(s)
        case .milliseconds(let ms): .milliseconds(ms)
        case .microseconds(let us): .microseconds(us)
        case .nanoseconds(let ns): .nanoseconds(ns)
        case .never: .nanoseconds(.max)
        @unknown default:
          fatalError("A DispatchTimeInterval of an unknown unit; use one of the units it names.")
        }
    }

    /// The length as Dispatch knows it.
    public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

    /// Makes a length of so many seconds.
    public init(floatLiteral value: Double) { self = .seconds(value) }
    /// Makes a length of so many seconds.
    public init(integerLiteral value: Int) { self = .seconds(value) }

    /// Makes a length of so many seconds.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = Int(exactly: source) else { return nil }
      self = .seconds(seconds)
    }
  }
}

extension DispatchQueue.SchedulerTimeType.Stride {
  /// A length of so many whole seconds; the longest there is if they are too many.
  public static func seconds(_ s: Int) -> Self { scaled(s, by: 1_000_000_000) }

  /// Makes a length from fractional seconds, rounded to nanoseconds; NaN becomes zero.
  public static func seconds(_ s: Double) -> Self {
    nanoseconds(Int(MonotonicTime.Stride.seconds(s).nanoseconds))
  }

  /// A length of so many thousandths of a second; the longest there is if they are too many.
  public static func milliseconds(_ ms: Int) -> Self { scaled(ms, by: 1_000_000) }
  /// A length of so many millionths of a second; the longest there is if they are too many.
  public static func microseconds(_ us: Int) -> Self { scaled(us, by: 1_000) }
  /// A length of so many billionths of a second.
  public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

  private static func scaled(_ count: Int, by unit: Int) -> Self {
    let (product, overflow) = count.multipliedReportingOverflow(by: unit)
    return nanoseconds(overflow ? (count > 0 ? .max : .min) : product)
  }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }

  public static func + (lhs: Self, rhs: Self) -> Self {
    nanoseconds(lhs.magnitude + rhs.magnitude)
  }

  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

  public static func - (lhs: Self, rhs: Self) -> Self {
    nanoseconds(lhs.magnitude - rhs.magnitude)
  }

  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  public static func * (lhs: Self, rhs: Self) -> Self {
    .seconds(Double(lhs.magnitude) / 1e9 * (Double(rhs.magnitude) / 1e9))
  }

  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}
