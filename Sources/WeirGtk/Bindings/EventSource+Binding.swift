import Weir

extension EventSource {
  /// Keeps a property of the widget and the subject's value the same, both ways, until the token is
  /// cancelled.
  ///
  /// ```swift
  /// list.createBinding(of: .selectedIndex, with: model.chosen, storeIn: &cancellables)
  /// ```
  ///
  /// - The subject's value is shown first.
  /// - Each new value of the widget reaches the subject at once, once, whether the user or code has
  ///   made it.
  /// - A value of the subject is written unless it is there already, and does not come back as the
  ///   user's. From another thread it is written on the main loop; of several the latest counts.
  /// - What the widget makes of a value that it cannot hold goes back to the subject, once.
  /// - Ends with the token or with the widget. Neither of them keeps the widget; the token keeps the
  ///   subject.
  public func createBinding<Value: Equatable>(
    of property: BindableProperty<Self, Value>, with subject: CurrentValueSubject<Value, Never>,
    storeIn cancellables: inout Set<AnyCancellable>
  ) {
    binding(of: property, with: subject).store(in: &cancellables)
  }

  /// Keeps a property of the widget and a `@Published` property the same, both ways, until the token
  /// is cancelled. The rules are those of ``createBinding(of:with:storeIn:)``; the model's observers
  /// run.
  ///
  /// ```swift
  /// list.createBinding(of: .selectedRows, with: model, \.rows, \.$rows, storeIn: &cancellables)
  /// ```
  ///
  /// The token keeps the model: do not store it in the model itself.
  public func createBinding<Model: AnyObject, Value: Equatable>(
    of property: BindableProperty<Self, Value>, with model: Model,
    _ value: ReferenceWritableKeyPath<Model, Value>,
    _ publisher: KeyPath<Model, Published<Value>.Publisher>,
    storeIn cancellables: inout Set<AnyCancellable>
  ) {
    binding(of: property, with: model, value, publisher).store(in: &cancellables)
  }

  /// As ``createBinding(of:with:storeIn:)``, for a token of its own.
  public func binding<Value: Equatable>(
    of property: BindableProperty<Self, Value>, with subject: CurrentValueSubject<Value, Never>
  ) -> AnyCancellable {
    bind(property, send: { subject.send($0) }, follow: { subject.sink(receiveValue: $0) })
  }

  /// As ``createBinding(of:with:_:_:storeIn:)``, for a token of its own.
  public func binding<Model: AnyObject, Value: Equatable>(
    of property: BindableProperty<Self, Value>, with model: Model,
    _ value: ReferenceWritableKeyPath<Model, Value>,
    _ publisher: KeyPath<Model, Published<Value>.Publisher>
  ) -> AnyCancellable {
    bind(
      property, send: { model[keyPath: value] = $0 },
      follow: { model[keyPath: publisher].sink(receiveValue: $0) })
  }

  private func bind<Value: Equatable>(
    _ property: BindableProperty<Self, Value>, send: @escaping (Value) -> Void,
    follow: (@escaping (Value) -> Void) -> AnyCancellable
  ) -> AnyCancellable {
    guard !isDisposed else { return AnyCancellable {} }
    let binding = ValueBinding(
      PropertyControl(source: self, property: property), send: send,
      schedule: MainLoop.main.scheduleOnMain)
    let token = BindingToken()
    token.keep(binding)
    token.connect(self, property.origin) { [weak binding] in binding?.controlChanged() }
    let receive = Inbox.receiver { [weak binding] (value: Value, _) in
      binding?.modelChanged(value)
    }
    token.follow(follow(receive))
    return token.cancellable
  }
}

/// One property of a widget, which the binding does not keep.
private struct PropertyControl<Source: Object, Value: Equatable>: ValueControl {
  weak let source: Source?
  let property: BindableProperty<Source, Value>

  var heldValue: Value? {
    get { source.flatMap { $0.isDisposed ? nil : .some(property.get($0)) } }
    nonmutating set {
      if let source, !source.isDisposed, let newValue { property.set(source, newValue) }
    }
  }
}
