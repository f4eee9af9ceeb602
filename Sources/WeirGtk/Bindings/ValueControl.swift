/// What a binding needs of a widget with a value. Tests have one without a display.
@MainActor
protocol ValueControl {
  associatedtype Value: Equatable

  /// The value as the widget holds it; nil when the widget has gone. Setting one may give another.
  var heldValue: Value? { get nonmutating set }
}

/// A slider, which the binding does not keep.
struct ScaleControl: ValueControl {
  weak let scale: Scale?

  var heldValue: Double? {
    get { scale?.value }
    nonmutating set { if let newValue { scale?.value = newValue } }
  }
}
