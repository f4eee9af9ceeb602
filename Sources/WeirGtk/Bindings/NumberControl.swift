import Weir

/// Widgets with a number, bound to models whose numbers are of another type.
extension ValueControl where Value == Double {
  /// Binds a model of any floating-point type by the rules of ``ValueControl``. Values are compared as
  /// the model holds them, so that nothing drifts.
  @inlinable
  public func createBinding<Number: BinaryFloatingPoint>(
    with subject: CurrentValueSubject<Number, Never>,
    storeIn cancellables: inout Set<AnyCancellable>
  ) {
    binding(with: subject).store(in: &cancellables)
  }

  /// Binds a property of any floating-point type by the rules of ``ValueControl``.
  @inlinable
  public func createBinding<Model: AnyObject, Number: BinaryFloatingPoint>(
    with model: Model, _ value: ReferenceWritableKeyPath<Model, Number>,
    _ publisher: KeyPath<Model, Published<Number>.Publisher>,
    storeIn cancellables: inout Set<AnyCancellable>
  ) {
    binding(with: model, value, publisher).store(in: &cancellables)
  }

  /// Binds a model of whole numbers by the rules of ``ValueControl``: the widget's value is rounded for
  /// it, halves away from zero.
  @inlinable
  public func createBinding<Number: FixedWidthInteger>(
    with subject: CurrentValueSubject<Number, Never>,
    storeIn cancellables: inout Set<AnyCancellable>
  ) {
    binding(with: subject).store(in: &cancellables)
  }

  /// Binds a property of whole numbers by the rules of ``ValueControl``.
  @inlinable
  public func createBinding<Model: AnyObject, Number: FixedWidthInteger>(
    with model: Model, _ value: ReferenceWritableKeyPath<Model, Number>,
    _ publisher: KeyPath<Model, Published<Number>.Publisher>,
    storeIn cancellables: inout Set<AnyCancellable>
  ) {
    binding(with: model, value, publisher).store(in: &cancellables)
  }

  /// Binds a model of any floating-point type; gives a token of its own.
  @inlinable
  public func binding<Number: BinaryFloatingPoint>(
    with subject: CurrentValueSubject<Number, Never>
  ) -> AnyCancellable {
    valueAccess.floating().binding(with: subject, of: self)
  }

  /// Binds a property of any floating-point type; gives a token of its own.
  @inlinable
  public func binding<Model: AnyObject, Number: BinaryFloatingPoint>(
    with model: Model, _ value: ReferenceWritableKeyPath<Model, Number>,
    _ publisher: KeyPath<Model, Published<Number>.Publisher>
  ) -> AnyCancellable {
    valueAccess.floating().binding(with: model, value, publisher, of: self)
  }

  /// Binds a model of whole numbers; gives a token of its own.
  @inlinable
  public func binding<Number: FixedWidthInteger>(
    with subject: CurrentValueSubject<Number, Never>
  ) -> AnyCancellable {
    valueAccess.whole().binding(with: subject, of: self)
  }

  /// Binds a property of whole numbers; gives a token of its own.
  @inlinable
  public func binding<Model: AnyObject, Number: FixedWidthInteger>(
    with model: Model, _ value: ReferenceWritableKeyPath<Model, Number>,
    _ publisher: KeyPath<Model, Published<Number>.Publisher>
  ) -> AnyCancellable {
    valueAccess.whole().binding(with: model, value, publisher, of: self)
  }
}

extension ValueAccess<Double> {
  @inlinable
  func floating<Number: BinaryFloatingPoint>() -> ValueAccess<Number> {
    converted(read: { Number($0) }, write: { Double($0) })
  }

  @inlinable
  func whole<Number: FixedWidthInteger>() -> ValueAccess<Number> {
    converted(read: { Number(nearest: $0) }, write: { Double($0) })
  }
}

extension FixedWidthInteger {
  /// The nearest whole number there is; zero for NaN.
  @usableFromInline
  init(nearest number: Double) {
    let rounded = number.rounded()
    if let exact = Self(exactly: rounded) {
      self = exact
    } else {
      self = rounded.isNaN ? 0 : rounded < 0 ? .min : .max
    }
  }
}
