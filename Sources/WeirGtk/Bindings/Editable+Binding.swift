import Weir

extension Editable {
  /// Keeps the text and the subject's value the same, both ways, until the token is cancelled.
  ///
  /// ```swift
  /// entry.createBinding(with: model.name, storeIn: &cancellables)
  /// ```
  ///
  /// - The subject's value is shown first.
  /// - What the user types reaches the subject at once; a deletion at the end of the main loop's
  ///   turn, so that typing over a selection sends one text and no empty one in between.
  /// - A value of the subject is written as the smallest edit: caret and selection stay, and nothing
  ///   comes back as if the user had typed it. A value sent from another thread is written on the
  ///   main loop; of several the latest counts.
  /// - While an input method composes nothing is written. The latest value waits; what the user
  ///   finishes composing wins over it. To reset the field all the same, call ``clear()``.
  /// - The subject gets what the widget really holds, once, when that is not what was sent: text
  ///   beyond the limit, a NUL and what follows it, and in an ``Entry`` line breaks are left out.
  /// - Ends with the token or with the widget. Neither of them keeps the widget; the token keeps the
  ///   subject.
  public func createBinding(
    with subject: CurrentValueSubject<String, Never>,
    storeIn cancellables: inout Set<AnyCancellable>
  ) {
    binding(with: subject).store(in: &cancellables)
  }

  /// Keeps the text and a `@Published` property the same, both ways, until the token is cancelled.
  /// The rules are those of ``createBinding(with:storeIn:)``; the property's observers run.
  ///
  /// ```swift
  /// entry.createBinding(with: model, \.name, \.$name, storeIn: &cancellables)
  /// ```
  ///
  /// The token keeps the model: do not store it in the model itself.
  public func createBinding<Model: AnyObject>(
    with model: Model, _ value: ReferenceWritableKeyPath<Model, String>,
    _ publisher: KeyPath<Model, Published<String>.Publisher>,
    storeIn cancellables: inout Set<AnyCancellable>
  ) {
    binding(with: model, value, publisher).store(in: &cancellables)
  }

  /// As ``createBinding(with:storeIn:)``, for a token of its own.
  public func binding(with subject: CurrentValueSubject<String, Never>) -> AnyCancellable {
    bindEntry(self, to: subject)
  }

  /// As ``createBinding(with:_:_:storeIn:)``, for a token of its own.
  public func binding<Model: AnyObject>(
    with model: Model, _ value: ReferenceWritableKeyPath<Model, String>,
    _ publisher: KeyPath<Model, Published<String>.Publisher>
  ) -> AnyCancellable {
    bindEntry(self, to: model[keyPath: publisher], send: { model[keyPath: value] = $0 })
  }
}

// Functions without a generic widget or model: where all types are known, the whole way of a text is
// compiled as one.

@MainActor
private func bindEntry(
  _ entry: Widget, to subject: CurrentValueSubject<String, Never>
) -> AnyCancellable {
  bindEntry(entry, following: subject, send: { subject.send($0) })
}

@MainActor
private func bindEntry(
  _ entry: Widget, to publisher: Published<String>.Publisher, send: @escaping (String) -> Void
) -> AnyCancellable {
  bindEntry(entry, following: publisher, send: send)
}

@MainActor
private func bindEntry(
  _ entry: Widget, following values: some Publisher<String, Never>,
  send: @escaping (String) -> Void
) -> AnyCancellable {
  guard !entry.isDisposed else { return AnyCancellable {} }
  let binding = TextBinding(EditableControl(pointer: entry.pointer), send: send)
  binding.listen(to: entry.pointer, "notify::text")
  values.subscribe(binding)
  return AnyCancellable(binding)
}
