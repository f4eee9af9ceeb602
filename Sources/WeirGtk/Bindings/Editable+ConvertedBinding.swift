import Weir

extension Editable {
  /// Keeps what the text stands for and the subject's value the same, both ways, until the token is
  /// cancelled.
  ///
  /// ```swift
  /// entry.createBinding(
  ///   with: model.age, through: .integer, problem: model.ageProblem, storeIn: &cancellables)
  /// ```
  ///
  /// - The subject's value is shown first, as the converter writes it.
  /// - What the user types reaches the subject at once, as soon as it stands for another value. While
  ///   it stands for none, the subject is left as it is and `problem` says why; `problem` becomes nil
  ///   when that is over.
  /// - The text is never rewritten under the caret: while the user edits, the subject's values wait.
  ///   When they press Return or leave the field, the text becomes the latest value, as the converter
  ///   writes it. A text that stands for no value stays, unless the subject has had a newer value.
  /// - All else is as with ``createBinding(with:storeIn:)``: values from another thread, input
  ///   methods, what the field cannot hold, and the end.
  public func createBinding<Value: Equatable & SendableMetatype, Problem: Error>(
    with subject: CurrentValueSubject<Value, Never>, through converter: Converter<Value, Problem>,
    problem: CurrentValueSubject<Problem?, Never>? = nil,
    storeIn cancellables: inout Set<AnyCancellable>
  ) {
    binding(with: subject, through: converter, problem: problem).store(in: &cancellables)
  }

  /// Keeps what the text stands for and a `@Published` property the same, both ways, until the token
  /// is cancelled. The rules are those of ``createBinding(with:through:problem:storeIn:)``.
  ///
  /// The token keeps the model: do not store it in the model itself.
  public func createBinding<Model: AnyObject, Value: Equatable & SendableMetatype, Problem: Error>(
    with model: Model, _ value: ReferenceWritableKeyPath<Model, Value>,
    _ publisher: KeyPath<Model, Published<Value>.Publisher>,
    through converter: Converter<Value, Problem>,
    problem: CurrentValueSubject<Problem?, Never>? = nil,
    storeIn cancellables: inout Set<AnyCancellable>
  ) {
    binding(with: model, value, publisher, through: converter, problem: problem)
      .store(in: &cancellables)
  }

  /// As ``createBinding(with:through:problem:storeIn:)``, for a token of its own.
  public func binding<Value: Equatable & SendableMetatype, Problem: Error>(
    with subject: CurrentValueSubject<Value, Never>, through converter: Converter<Value, Problem>,
    problem: CurrentValueSubject<Problem?, Never>? = nil
  ) -> AnyCancellable {
    bind(to: subject, through: converter, problem: problem, send: { subject.send($0) })
  }

  /// As ``createBinding(with:_:_:through:problem:storeIn:)``, for a token of its own.
  public func binding<Model: AnyObject, Value: Equatable & SendableMetatype, Problem: Error>(
    with model: Model, _ value: ReferenceWritableKeyPath<Model, Value>,
    _ publisher: KeyPath<Model, Published<Value>.Publisher>,
    through converter: Converter<Value, Problem>,
    problem: CurrentValueSubject<Problem?, Never>? = nil
  ) -> AnyCancellable {
    bind(
      to: model[keyPath: publisher], through: converter, problem: problem,
      send: { model[keyPath: value] = $0 })
  }

  private func bind<Value: Equatable & SendableMetatype, Problem: Error>(
    to values: some Publisher<Value, Never>, through converter: Converter<Value, Problem>,
    problem: CurrentValueSubject<Problem?, Never>?, send: @escaping (Value) -> Void
  ) -> AnyCancellable {
    guard !isDisposed else { return AnyCancellable {} }
    let binding = ConvertedBinding(
      EditableControl(pointer: pointer), converter, send: send, report: { problem?.send($0) })
    binding.text.listen(to: pointer, "notify::text")
    peer.whenDisposed(tell: binding) { [weak binding] in binding?.cancel() }
    values.subscribe(binding)
    return AnyCancellable { [weak peer] in
      binding.cancel()
      MainThread.perform { peer?.forget(binding) }
    }
  }
}
