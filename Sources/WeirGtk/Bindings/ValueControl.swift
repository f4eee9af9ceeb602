import Weir

/// A widget with one value that the user changes: a slider, a switch, a list to choose from.
///
/// All of them are bound alike:
///
/// ```swift
/// scale.createBinding(with: model.volume, storeIn: &cancellables)
/// ```
///
/// - The model's value is shown first.
/// - Each new value of the widget reaches the model at once, once, whether the user or code has changed
///   it. Narrowing a range under the value counts.
/// - A value of the model is written unless it is there already, and does not come back as the user's.
///   From another thread it is written on the main loop; of several the latest counts.
/// - If the widget cannot hold what the model sent, the model is told, once, what it holds instead: the
///   nearest end of a range, no selection for what is not in the list. NaN is not written.
/// - Models may be shared: all widgets on one show the same, and one move is one value.
/// - A binding ends with its token or with the widget. Neither of them keeps the widget; the token keeps
///   the model, so do not store it in the model itself.
@MainActor
public protocol ValueControl: EventSource {
  associatedtype Value: Equatable

  /// How a binding reads the value, writes it and hears of its changes.
  var valueAccess: ValueAccess<Value> { get }
}

extension ValueControl {
  /// Keeps the widget's value and the subject's the same, both ways, until the token is cancelled. The
  /// rules are those of ``ValueControl``.
  @inlinable
  public func createBinding(
    with subject: CurrentValueSubject<Value, Never>,
    storeIn cancellables: inout Set<AnyCancellable>
  ) {
    binding(with: subject).store(in: &cancellables)
  }

  /// Keeps the widget's value and a `@Published` property the same, both ways, until the token is
  /// cancelled. The rules are those of ``ValueControl``; the property's observers run.
  ///
  /// ```swift
  /// toggle.createBinding(with: settings, \.isMuted, \.$isMuted, storeIn: &cancellables)
  /// ```
  @inlinable
  public func createBinding<Model: AnyObject>(
    with model: Model, _ value: ReferenceWritableKeyPath<Model, Value>,
    _ publisher: KeyPath<Model, Published<Value>.Publisher>,
    storeIn cancellables: inout Set<AnyCancellable>
  ) {
    binding(with: model, value, publisher).store(in: &cancellables)
  }

  /// Binds the value to a subject; gives a token of its own.
  @inlinable
  public func binding(with subject: CurrentValueSubject<Value, Never>) -> AnyCancellable {
    valueAccess.binding(with: subject, of: self)
  }

  /// Binds the value to a `@Published` property; gives a token of its own.
  @inlinable
  public func binding<Model: AnyObject>(
    with model: Model, _ value: ReferenceWritableKeyPath<Model, Value>,
    _ publisher: KeyPath<Model, Published<Value>.Publisher>
  ) -> AnyCancellable {
    valueAccess.binding(with: model, value, publisher, of: self)
  }

  /// Keeps the widget's value and a part of the subject's the same, by the rules of ``ValueControl``. A
  /// value of the widget is put into what the subject holds, and the rest of that stays.
  ///
  /// ```swift
  /// toggle.createBinding(with: model.settings, at: \.isMuted, storeIn: &cancellables)
  /// ```
  @inlinable
  public func createBinding<Whole>(
    with subject: CurrentValueSubject<Whole, Never>, at part: WritableKeyPath<Whole, Value>,
    storeIn cancellables: inout Set<AnyCancellable>
  ) {
    binding(with: subject, at: part).store(in: &cancellables)
  }

  /// Keeps the widget's value and a part of a `@Published` property the same, by the rules of
  /// ``ValueControl``; the property's observers run.
  @inlinable
  public func createBinding<Model: AnyObject, Whole>(
    with model: Model, _ value: ReferenceWritableKeyPath<Model, Whole>,
    _ publisher: KeyPath<Model, Published<Whole>.Publisher>, at part: WritableKeyPath<Whole, Value>,
    storeIn cancellables: inout Set<AnyCancellable>
  ) {
    binding(with: model, value, publisher, at: part).store(in: &cancellables)
  }

  /// Binds the value to a part of a subject's; gives a token of its own.
  @inlinable
  public func binding<Whole>(
    with subject: CurrentValueSubject<Whole, Never>, at part: WritableKeyPath<Whole, Value>
  ) -> AnyCancellable {
    valueAccess.binding(
      to: subject.map { $0[keyPath: part] }, of: self, send: { subject.value[keyPath: part] = $0 })
  }

  /// Binds the value to a part of a `@Published` property; gives a token of its own.
  @inlinable
  public func binding<Model: AnyObject, Whole>(
    with model: Model, _ value: ReferenceWritableKeyPath<Model, Whole>,
    _ publisher: KeyPath<Model, Published<Whole>.Publisher>, at part: WritableKeyPath<Whole, Value>
  ) -> AnyCancellable {
    valueAccess.binding(
      to: model[keyPath: publisher].map { $0[keyPath: part] }, of: self,
      send: { model[keyPath: value][keyPath: part] = $0 })
  }

  /// Keeps the values of two widgets the same, both ways, until the token is cancelled.
  ///
  /// ```swift
  /// slider.bind(to: spinButton).store(in: &cancellables)
  /// ```
  ///
  /// This widget takes the other's value first. What one of them cannot hold, the other is brought
  /// back to. The token keeps neither; when one of them goes, the other is left alone.
  @inlinable
  public func bind<Other: ValueControl>(to other: Other) -> AnyCancellable
  where Other.Value == Value {
    guard !isDisposed, !other.isDisposed else { return AnyCancellable {} }
    let access = other.valueAccess
    guard let value = access.read(access.object) else { return AnyCancellable {} }
    let between = CurrentValueSubject<Value, Never>(value)
    let theirs = other.binding(with: between)
    let ours = binding(with: between)
    return AnyCancellable {
      ours.cancel()
      theirs.cancel()
    }
  }
}

extension ValueAccess {
  /// - Parameter source: The widget, which may have been disposed of.
  @inlinable
  func binding(with subject: CurrentValueSubject<Value, Never>, of source: Object) -> AnyCancellable
  {
    binding(to: subject, of: source, send: { subject.send($0) })
  }

  @inlinable
  func binding<Model: AnyObject>(
    with model: Model, _ value: ReferenceWritableKeyPath<Model, Value>,
    _ publisher: KeyPath<Model, Published<Value>.Publisher>, of source: Object
  ) -> AnyCancellable {
    binding(to: model[keyPath: publisher], of: source, send: { model[keyPath: value] = $0 })
  }

  @inlinable
  func binding(
    to values: some Publisher<Value, Never>, of source: Object, send: @escaping (Value) -> Void
  ) -> AnyCancellable {
    guard !source.isDisposed else { return AnyCancellable {} }
    let binding = ValueBinding(self, send: send)
    binding.listen(to: self)
    values.subscribe(binding)
    return AnyCancellable(binding)
  }
}
