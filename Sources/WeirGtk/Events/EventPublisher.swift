import Weir

/// Sends a widget each time it emits a signal, as the widget's own class.
///
/// - No initial value.
/// - Changes by the user and changes from code are not told apart: GTK emits for both.
/// - Subscribe on the main thread; values come on the main thread. Cancelling may be done anywhere,
///   at any time, from inside a value too, and disconnects at once.
/// - Each subscriber has a handler of its own, and each gets every event, in order of subscription.
/// - Finishes when the widget is disposed of; at once when it has been already. Neither the
///   publisher nor a subscription keeps the widget.
/// - Without demand events are dropped. One emitted from inside a value is delivered after it.
public struct EventPublisher<Source: Object>: Publisher, SecretSource, Sendable {
  public typealias Output = Source
  public typealias Failure = Never

  private weak let source: Source?
  private let origin: Origin<Source>

  init(_ source: Source, _ signal: Signal<Source>) {
    self.source = source
    self.origin = Origin(signal.name)
  }

  package var isSecret: Bool { source is PasswordEntry }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Source, S.Failure == Never {
    let downstream = Unchecked(subscriber)
    MainThread.assume("A subscription to \"\(origin.name)\"") {
      EventSubscription.start(
        source, origin, read: { [weak source] _ in source }, downstream)
    }
  }
}
