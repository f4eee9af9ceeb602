/// A type that sends a sequence of values over time to subscribers.
///
/// A publisher sends a subscription first, then values up to the subscriber's demand, then at most
/// one completion. The public face is that of Apple's Combine.
public protocol Publisher<Output, Failure> {
  /// The kind of values published.
  associatedtype Output
  /// The kind of errors the publisher may end with; `Never` if it cannot fail.
  associatedtype Failure: Error

  /// Attaches `subscriber`. Called by `subscribe(_:)`; do not call it yourself.
  func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input
}

extension Publisher {
  /// Attaches `subscriber` to this publisher.
  // Always inlined: a chain of operators calls this once a level with an ever larger type, which the
  // compiler takes for an endless specialisation and gives up on.
  @inlinable @inline(__always)
  public func subscribe<S>(_ subscriber: S)
  where S: Subscriber, Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Attaches `subject`, which passes on everything it gets, until the returned token is cancelled.
  public func subscribe<S>(_ subject: S) -> AnyCancellable
  where S: Subject, Failure == S.Failure, Output == S.Output {
    let subscriber = SubjectSubscriber(subject)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}
