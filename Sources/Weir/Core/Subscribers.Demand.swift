extension Subscribers {
  /// How many values a subscriber asks for.
  public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable
  {
    @usableFromInline
    let rawValue: UInt

    @inlinable
    init(rawValue: UInt) {
      self.rawValue = min(rawValue, UInt(Int.max) + 1)
    }

    /// As many values as the publisher can make.
    public static var unlimited: Demand {
      @inlinable get { Demand(rawValue: UInt(Int.max) + 1) }
    }

    /// No values.
    public static var none: Demand {
      @inlinable get { .max(0) }
    }

    /// At most `value` values; negative numbers stop the program.
    @inlinable
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand cannot be negative.")
      return Demand(rawValue: UInt(value))
    }

    /// The number of values, or nil if unlimited.
    @inlinable
    public var max: Int? {
      self == .unlimited ? nil : Int(rawValue)
    }

    public var description: String {
      max.map { "max(\($0))" } ?? "unlimited"
    }

    public init(from decoder: any Decoder) throws {
      let raw = try decoder.singleValueContainer().decode(UInt.self)
      self.init(rawValue: raw)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(rawValue)
    }
  }
}

// Arithmetic: unlimited swallows everything; results below zero become none. A sum or a product that
// cannot be counted is unlimited, a difference that cannot is none, as with Combine.
extension Subscribers.Demand {
  /// The sum; unlimited if either is.
  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self {
    if lhs == .unlimited || rhs == .unlimited { return .unlimited }
    return Self(rawValue: lhs.rawValue + rhs.rawValue)
  }

  /// Adds a demand; the sum is unlimited if either is.
  @inlinable
  public static func += (lhs: inout Self, rhs: Self) {
    lhs = lhs + rhs
  }

  /// The sum. Unlimited stays so; what cannot be counted is unlimited, what would be negative none.
  @inlinable
  public static func + (lhs: Self, rhs: Int) -> Self {
    guard let count = lhs.max else { return .unlimited }
    let (sum, overflow) = count.addingReportingOverflow(rhs)
    return overflow ? .unlimited : .max(Swift.max(0, sum))
  }

  /// Adds a number. Unlimited stays so; what cannot be counted becomes unlimited, what would be
  /// negative none.
  @inlinable
  public static func += (lhs: inout Self, rhs: Int) {
    lhs = lhs + rhs
  }

  /// The product. Unlimited stays so, what cannot be counted is unlimited; a negative product stops
  /// the program.
  @inlinable
  public static func * (lhs: Self, rhs: Int) -> Self {
    guard let count = lhs.max else { return .unlimited }
    let (product, overflow) = count.multipliedReportingOverflow(by: rhs)
    return overflow ? .unlimited : .max(product)
  }

  /// Multiplies. Unlimited stays so, what cannot be counted becomes unlimited; a negative product
  /// stops the program.
  @inlinable
  public static func *= (lhs: inout Self, rhs: Int) {
    lhs = lhs * rhs
  }

  /// The difference. Unlimited stays so; what would be negative is none.
  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self {
    if lhs == .unlimited { return .unlimited }
    if rhs == .unlimited { return .none }
    return lhs.rawValue > rhs.rawValue ? Self(rawValue: lhs.rawValue - rhs.rawValue) : .none
  }

  /// Subtracts a demand. Unlimited stays so; what would be negative becomes none.
  @inlinable
  public static func -= (lhs: inout Self, rhs: Self) {
    lhs = lhs - rhs
  }

  /// The difference. Unlimited stays so; what would be negative, or cannot be counted, is none.
  @inlinable
  public static func - (lhs: Self, rhs: Int) -> Self {
    guard let count = lhs.max else { return .unlimited }
    let (difference, overflow) = count.subtractingReportingOverflow(rhs)
    return overflow ? .none : .max(Swift.max(0, difference))
  }

  /// Subtracts a number. Unlimited stays so; what would be negative, or cannot be counted, becomes
  /// none.
  @inlinable
  public static func -= (lhs: inout Self, rhs: Int) {
    lhs = lhs - rhs
  }
}

// Comparison, also with plain numbers; unlimited is larger than any number.
extension Subscribers.Demand {
  /// Whether the left is less; nothing is more than unlimited.
  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  /// Whether the left is less or the same.
  @inlinable
  public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.rawValue <= rhs.rawValue }
  /// Whether the left is more or the same.
  @inlinable
  public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.rawValue >= rhs.rawValue }
  /// Whether the left is more; unlimited is more than any number.
  @inlinable
  public static func > (lhs: Self, rhs: Self) -> Bool { lhs.rawValue > rhs.rawValue }

  /// Whether the demand is this number; an unlimited one is not any.
  @inlinable
  public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == .some(rhs) }
  /// Whether the demand is not this number.
  @inlinable
  public static func != (lhs: Self, rhs: Int) -> Bool { !(lhs == rhs) }
  /// Whether more than `rhs` values are asked for.
  @inlinable
  public static func > (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }
  /// Whether at least `rhs` values are asked for.
  @inlinable
  public static func >= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 >= rhs } ?? true }
  /// Whether fewer than `rhs` values are asked for.
  @inlinable
  public static func < (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }
  /// Whether at most `rhs` values are asked for.
  @inlinable
  public static func <= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 <= rhs } ?? false }

  /// Whether the demand is this number; an unlimited one is not any.
  @inlinable
  public static func == (lhs: Int, rhs: Self) -> Bool { rhs == lhs }
  /// Whether the demand is not this number.
  @inlinable
  public static func != (lhs: Int, rhs: Self) -> Bool { rhs != lhs }
  /// Whether fewer than `lhs` values are asked for.
  @inlinable
  public static func > (lhs: Int, rhs: Self) -> Bool { rhs < lhs }
  /// Whether at most `lhs` values are asked for.
  @inlinable
  public static func >= (lhs: Int, rhs: Self) -> Bool { rhs <= lhs }
  /// Whether more than `lhs` values are asked for.
  @inlinable
  public static func < (lhs: Int, rhs: Self) -> Bool { rhs > lhs }
  /// Whether at least `lhs` values are asked for.
  @inlinable
  public static func <= (lhs: Int, rhs: Self) -> Bool { rhs >= lhs }
}
