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
    ValueAccess(self, property).binding(with: subject, of: self)
  }

  /// As ``createBinding(of:with:_:_:storeIn:)``, for a token of its own.
  public func binding<Model: AnyObject, Value: Equatable>(
    of property: BindableProperty<Self, Value>, with model: Model,
    _ value: ReferenceWritableKeyPath<Model, Value>,
    _ publisher: KeyPath<Model, Published<Value>.Publisher>
  ) -> AnyCancellable {
    ValueAccess(self, property).binding(with: model, value, publisher, of: self)
  }
}
