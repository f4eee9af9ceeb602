import CGtk

/// How much there is of something, as a bar: a battery's charge, a password's strength.
open class LevelBar: Widget {
  /// - Parameter range: From an empty bar to a full one; 0 or above.
  public init(_ range: ClosedRange<Double> = 0...1) {
    super.init(taking: weir_new_level(Self.checked(range).lowerBound, range.upperBound))
  }

  /// The level. One outside the range is brought to its nearest end; NaN is not taken.
  public var value: Double {
    get { weir_level_value(pointer) }
    set {
      guard !newValue.isNaN else { return }
      let range = range
      weir_level_set_value(pointer, min(max(newValue, range.lowerBound), range.upperBound))
    }
  }

  /// From an empty bar to a full one; 0 or above. A level that no longer fits is brought to the
  /// nearest end.
  public var range: ClosedRange<Double> {
    get {
      var minimum = 0.0
      var maximum = 0.0
      weir_level_range(pointer, &minimum, &maximum)
      return minimum...maximum
    }
    set { weir_level_set_range(pointer, Self.checked(newValue).lowerBound, newValue.upperBound) }
  }

  /// Whether the bar is made of blocks, one for each whole number, instead of one piece.
  public var isDiscrete: Bool {
    get { weir_level_discrete(pointer) }
    set { weir_level_set_discrete(pointer, newValue) }
  }

  /// Whether it fills from the other end.
  public var isInverted: Bool {
    get { weir_level_inverted(pointer) }
    set { weir_level_set_inverted(pointer, newValue) }
  }

  public var orientation: Orientation {
    get { Orientation(rawValue: weir_orientable_orientation(pointer)) ?? .horizontal }
    set { weir_orientable_set_orientation(pointer, newValue.rawValue) }
  }

  private static func checked(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    precondition(
      range.lowerBound >= 0,
      "A LevelBar was given the range \(range). GTK's levels start at 0 or above.")
    return range
  }
}
