import Weir

extension EventSource {
  /// Writes each value of `publisher` into a property, one way, until the token is cancelled.
  ///
  /// ```swift
  /// submit.bind(\.isSensitive, to: model.canSubmit).store(in: &cancellables)
  /// ```
  ///
  /// Values from another thread are written on the main loop; of several the latest counts. Ends with
  /// the token, with the publisher, or when the widget is disposed of. Neither the token nor the
  /// subscription keeps the widget, so that a widget may keep its own tokens. For the text of an entry that the user edits, use ``Editable/createBinding(with:storeIn:)``.
  @inlinable
  public func bind<Upstream: Publisher>(
    _ property: ReferenceWritableKeyPath<Self, Upstream.Output>, to publisher: Upstream,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AnyCancellable where Upstream.Failure == Never {
    follow(publisher, into: property, file: file, line: line)
  }

  /// As ``bind(_:to:file:line:)``, for a property that may be nil.
  @inlinable
  public func bind<Upstream: Publisher>(
    _ property: ReferenceWritableKeyPath<Self, Upstream.Output?>, to publisher: Upstream,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AnyCancellable where Upstream.Failure == Never {
    follow(publisher.map(Optional.some), into: property, file: file, line: line)
  }

  @inlinable
  func follow<Upstream: Publisher>(
    _ publisher: Upstream, into property: ReferenceWritableKeyPath<Self, Upstream.Output>,
    file: StaticString, line: UInt
  ) -> AnyCancellable where Upstream.Failure == Never {
    follow(publisher, set: { $0[keyPath: property] = $1 }, file: file, line: line)
  }

  @inlinable
  func follow<Upstream: Publisher>(
    _ publisher: Upstream, set: @escaping @MainActor (Self, Upstream.Output) -> Void,
    file: StaticString, line: UInt
  ) -> AnyCancellable where Upstream.Failure == Never {
    guard !isDisposed else { return AnyCancellable {} }
    let binding = PropertyBinding(self, set: set)
    Tracing.subscribe(binding, to: publisher, "bind", file: file, line: line)
    return AnyCancellable(binding)
  }
}
