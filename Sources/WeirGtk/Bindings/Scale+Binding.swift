import Weir

extension Scale {
  /// Keeps the slider and the subject's value the same, both ways, until the token is cancelled.
  ///
  /// ```swift
  /// scale.createBinding(with: model.amount, storeIn: &cancellables)
  /// ```
  ///
  /// - The subject's value is shown first.
  /// - Each new value of the slider reaches the subject at once, once; it is the slider's own value,
  ///   not the one that ``digits`` prints. Narrowing the range under the slider's value counts.
  /// - A value of the subject is written unless it is there already, and does not come back as the
  ///   user's. From another thread it is written on the main loop; of several the latest counts.
  /// - One outside the range is brought to the nearest end, infinity too, and the subject is told,
  ///   once. NaN is refused: the subject gets the slider's value back, once.
  /// - Ends with the token or with the widget. Neither of them keeps the widget; the token keeps the
  ///   subject.
  @inlinable
  public func createBinding<Value: BinaryFloatingPoint>(
    with subject: CurrentValueSubject<Value, Never>,
    storeIn cancellables: inout Set<AnyCancellable>
  ) {
    binding(with: subject).store(in: &cancellables)
  }

  /// Keeps the slider and a `@Published` property the same, both ways, until the token is cancelled.
  /// The rules are those of ``createBinding(with:storeIn:)``; the property's observers run.
  ///
  /// ```swift
  /// scale.createBinding(with: model, \.amount, \.$amount, storeIn: &cancellables)
  /// ```
  ///
  /// The token keeps the model: do not store it in the model itself.
  @inlinable
  public func createBinding<Model: AnyObject, Value: BinaryFloatingPoint>(
    with model: Model, _ value: ReferenceWritableKeyPath<Model, Value>,
    _ publisher: KeyPath<Model, Published<Value>.Publisher>,
    storeIn cancellables: inout Set<AnyCancellable>
  ) {
    binding(with: model, value, publisher).store(in: &cancellables)
  }

  /// As ``createBinding(with:storeIn:)``, for a token of its own.
  @inlinable
  public func binding<Value: BinaryFloatingPoint>(
    with subject: CurrentValueSubject<Value, Never>
  ) -> AnyCancellable {
    bind(
      send: { subject.send(Value($0)) },
      precision: { Double(Value($0)) },
      follow: { receive in subject.sink { receive(Double($0)) } })
  }

  /// As ``createBinding(with:_:_:storeIn:)``, for a token of its own.
  @inlinable
  public func binding<Model: AnyObject, Value: BinaryFloatingPoint>(
    with model: Model, _ value: ReferenceWritableKeyPath<Model, Value>,
    _ publisher: KeyPath<Model, Published<Value>.Publisher>
  ) -> AnyCancellable {
    bind(
      send: { model[keyPath: value] = Value($0) },
      precision: { Double(Value($0)) },
      follow: { receive in model[keyPath: publisher].sink { receive(Double($0)) } })
  }

  /// What does not depend on the model's type, so that only the conversions are compiled for it.
  @usableFromInline
  func bind(
    send: @escaping (Double) -> Void, precision: @escaping (Double) -> Double,
    follow: (@escaping (Double) -> Void) -> AnyCancellable
  ) -> AnyCancellable {
    guard !isDisposed else { return AnyCancellable {} }
    let binding = ValueBinding(
      ScaleControl(scale: self), send: send, precision: precision,
      schedule: MainLoop.main.scheduleOnMain)
    let token = BindingToken()
    token.keep(binding)
    token.connect(pointer, "value-changed") { [weak binding] in binding?.controlChanged() }
    let receive = Inbox.receiver { [weak binding] (value: Double, _) in
      binding?.modelChanged(value)
    }
    token.follow(follow(receive))
    return token.cancellable
  }
}
