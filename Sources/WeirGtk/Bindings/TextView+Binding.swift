import Weir
import WeirText

extension TextView {
  /// Keeps the text and the subject's document the same, both ways, until the token is cancelled.
  ///
  /// ```swift
  /// notes.createBinding(with: model.notes, storeIn: &cancellables)
  /// ```
  ///
  /// - The subject's value is shown first.
  /// - What the user types reaches the subject at once; a deletion at the end of the main loop's
  ///   turn, so that typing over a selection sends one text and not the one in between. A key costs
  ///   the logarithm of the text's length; who needs a `String` asks the document for it.
  /// - A value of the subject is written as the smallest edit: caret and selection stay, and the user
  ///   can undo it in one step, and what they did before it too. Nothing comes back as if the user had
  ///   typed it. A value sent from another thread is written on the main loop; of several the latest
  ///   counts.
  /// - While an input method composes nothing is written. The latest value waits; what the user
  ///   finishes composing wins over it. To empty the text all the same, call ``clear()``.
  /// - The subject gets what the view really holds, once, when that is not what was sent: a NUL and
  ///   what follows it is left out.
  /// - Ends with the token or with the view. Neither of them keeps the view; the token keeps the
  ///   subject.
  public func createBinding(
    with subject: CurrentValueSubject<TextDocument, Never>,
    storeIn cancellables: inout Set<AnyCancellable>
  ) {
    binding(with: subject).store(in: &cancellables)
  }

  /// Keeps the text and the subject's string the same, both ways, until the token is cancelled.
  ///
  /// The rules are those for documents, but each change makes a string of the whole text: about a tenth
  /// of a millisecond for a megabyte. For larger texts let the model hold a `TextDocument`.
  public func createBinding(
    with subject: CurrentValueSubject<String, Never>,
    storeIn cancellables: inout Set<AnyCancellable>
  ) {
    binding(with: subject).store(in: &cancellables)
  }

  /// Keeps the text and a `@Published` document the same, both ways, until the token is cancelled. The
  /// property's observers run.
  ///
  /// ```swift
  /// notes.createBinding(with: model, \.notes, \.$notes, storeIn: &cancellables)
  /// ```
  ///
  /// The token keeps the model: do not store it in the model itself.
  public func createBinding<Model: AnyObject>(
    with model: Model, _ value: ReferenceWritableKeyPath<Model, TextDocument>,
    _ publisher: KeyPath<Model, Published<TextDocument>.Publisher>,
    storeIn cancellables: inout Set<AnyCancellable>
  ) {
    binding(with: model, value, publisher).store(in: &cancellables)
  }

  /// Keeps the text and a `@Published` string the same, both ways, until the token is cancelled. Each
  /// change makes a string of the whole text. The token keeps the model: do not store it in the model
  /// itself.
  public func createBinding<Model: AnyObject>(
    with model: Model, _ value: ReferenceWritableKeyPath<Model, String>,
    _ publisher: KeyPath<Model, Published<String>.Publisher>,
    storeIn cancellables: inout Set<AnyCancellable>
  ) {
    binding(with: model, value, publisher).store(in: &cancellables)
  }

  /// A binding to a document, for a token of its own.
  public func binding(with subject: CurrentValueSubject<TextDocument, Never>) -> AnyCancellable {
    bind(to: subject, send: { subject.send($0) })
  }

  /// A binding to a string, for a token of its own.
  public func binding(with subject: CurrentValueSubject<String, Never>) -> AnyCancellable {
    bind(toStrings: subject, send: { subject.send($0) })
  }

  /// A binding to a `@Published` document, for a token of its own.
  public func binding<Model: AnyObject>(
    with model: Model, _ value: ReferenceWritableKeyPath<Model, TextDocument>,
    _ publisher: KeyPath<Model, Published<TextDocument>.Publisher>
  ) -> AnyCancellable {
    bind(to: model[keyPath: publisher], send: { model[keyPath: value] = $0 })
  }

  /// A binding to a `@Published` string, for a token of its own.
  public func binding<Model: AnyObject>(
    with model: Model, _ value: ReferenceWritableKeyPath<Model, String>,
    _ publisher: KeyPath<Model, Published<String>.Publisher>
  ) -> AnyCancellable {
    bind(toStrings: model[keyPath: publisher], send: { model[keyPath: value] = $0 })
  }

  private func bind(
    toStrings values: some Publisher<String, Never>, send: @escaping (String) -> Void
  ) -> AnyCancellable {
    let documents = StringDocuments()
    return bind(
      to: values.map { documents.document(of: $0) },
      send: { send(documents.string(of: $0)) })
  }

  private func bind(
    to values: some Publisher<TextDocument, Never>, send: @escaping (TextDocument) -> Void
  ) -> AnyCancellable {
    guard !isDisposed, !buffer.isDisposed else { return AnyCancellable {} }
    let control = DocumentControl(
      view: pointer, buffer: buffer.pointer, tracker: buffer.tracked())
    let binding = TextBinding(control, send: send)
    binding.listen(to: buffer.pointer, "changed")
    // The buffer can outlive the view.
    binding.listen(to: pointer, "destroy") {}
    values.subscribe(binding)
    return AnyCancellable(binding)
  }
}
