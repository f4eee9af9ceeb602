import Weir

/// Sends a value each time a widget emits a signal.
///
/// The rules are those of ``EventPublisher``: no initial value, by the user and from code alike, on the
/// main thread, dropped without demand, finished when the widget is disposed of.
public struct SignalPublisher<Output>: Publisher, SecretSource, Sendable {
  public typealias Failure = Never

  package let isSecret: Bool
  private let name: String
  private let start: @MainActor (any EventStarter<Output>) -> Void

  init<Source: Object>(
    _ source: Source, _ origin: Origin<Source>,
    read: @escaping @MainActor (SignalArguments) -> Output?
  ) {
    isSecret = source is PasswordEntry
    name = origin.name
    start = { [weak source] starter in starter.start(source, origin, read: read) }
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Never {
    let downstream = Unchecked(subscriber)
    MainThread.assume("A subscription to \"\(name)\"") {
      start(Starter(downstream: downstream))
    }
  }

  private struct Starter<Downstream: Subscriber>: EventStarter
  where Downstream.Input == Output, Downstream.Failure == Never {
    let downstream: Unchecked<Downstream>

    func start<Source: Object>(
      _ source: Source?, _ origin: Origin<Source>,
      read: @escaping @MainActor (SignalArguments) -> Output?
    ) {
      EventSubscription.start(source, origin, read: read, downstream)
    }
  }
}

/// Knows the subscriber's class where the publisher knows the widget's.
@MainActor
protocol EventStarter<Output> {
  associatedtype Output

  func start<Source: Object>(
    _ source: Source?, _ origin: Origin<Source>,
    read: @escaping @MainActor (SignalArguments) -> Output?)
}
