import Weir

extension EventSource {
  /// Writes each value of `publisher` into a property, one way, until the token is cancelled.
  ///
  /// ```swift
  /// submit.bind(\.isSensitive, to: model.canSubmit).store(in: &cancellables)
  /// ```
  ///
  /// Values from another thread are written on the main loop; of several the latest counts. Neither
  /// the token nor the subscription keeps the widget, so that a widget may keep its own tokens. For
  /// the text of an entry that the user edits, use ``Editable/createBinding(with:storeIn:)``.
  public func bind<Upstream: Publisher>(
    _ property: ReferenceWritableKeyPath<Self, Upstream.Output>, to publisher: Upstream
  ) -> AnyCancellable where Upstream.Failure == Never {
    let receive = Inbox.receiver { [weak self] (value: Upstream.Output, _) in
      guard let self, !isDisposed else { return }
      self[keyPath: property] = value
    }
    return publisher.sink(receiveValue: receive)
  }

  /// As ``bind(_:to:)``, for a property that may be nil.
  public func bind<Upstream: Publisher>(
    _ property: ReferenceWritableKeyPath<Self, Upstream.Output?>, to publisher: Upstream
  ) -> AnyCancellable where Upstream.Failure == Never {
    let receive = Inbox.receiver { [weak self] (value: Upstream.Output, _) in
      guard let self, !isDisposed else { return }
      self[keyPath: property] = value
    }
    return publisher.sink(receiveValue: receive)
  }
}
