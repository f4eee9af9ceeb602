import Weir

/// Sends a property of a widget: its present value first, then each new one.
///
/// - Changes by the user and changes from code are not told apart; ``userOnly`` does.
/// - A value equal to the one sent before is left out, so that what GTK announces twice comes once.
/// - Subscribe on the main thread; values come on the main thread. Cancelling may be done anywhere,
///   at any time, and disconnects at once.
/// - Finishes when the widget is disposed of; at once, without a value, when it has been already.
///   Neither the publisher nor a subscription keeps the widget.
/// - Without demand nothing is queued: once asked again it sends the latest value, if that is new.
public struct ValuePublisher<Output: Equatable>: Publisher, SecretSource, Sendable {
  public typealias Failure = Never

  package let isSecret: Bool
  private let name: String
  private let start: @MainActor (any ValueStarter<Output>) -> Void
  private var isUserOnly = false

  init<Source: Object>(
    _ source: Source, _ origin: Origin<Source>, read: @escaping @MainActor (Source) -> Output?
  ) {
    isSecret = source is PasswordEntry
    name = origin.name
    start = { [weak source] starter in starter.start(source, origin, read: read) }
  }

  /// Only what the user changes: no present value first, and nothing that code has set.
  ///
  /// ```swift
  /// scale.valuePublisher.userOnly.sink { model.userHasChosen($0) }.store(in: &cancellables)
  /// ```
  ///
  /// Code is whoever sets the property in Swift, or a binding. What GTK itself does without such a
  /// call, as when an action is run or a list behind a widget changes, counts as the user's. The
  /// other rules stay.
  public var userOnly: Self {
    var publisher = self
    publisher.isUserOnly = true
    return publisher
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Never {
    let downstream = Unchecked(subscriber)
    MainThread.assume("A subscription to \"\(name)\"") {
      start(Starter(downstream: downstream, isUserOnly: isUserOnly))
    }
  }

  private struct Starter<Downstream: Subscriber>: ValueStarter
  where Downstream.Input == Output, Downstream.Failure == Never {
    let downstream: Unchecked<Downstream>
    let isUserOnly: Bool

    func start<Source: Object>(
      _ source: Source?, _ origin: Origin<Source>, read: @escaping @MainActor (Source) -> Output?
    ) {
      ValueSubscription.start(
        source, origin, isUserOnly: isUserOnly, read: read, downstream)
    }
  }
}

extension EventSource {
  /// Sends a property of the widget: its present value, then each new one. For properties that
  /// have no publisher of their own; the rules are those of ``ValuePublisher``.
  ///
  /// ```swift
  /// entry.publisher(of: "sensitive") { $0.isSensitive }
  /// ```
  ///
  /// - Parameters:
  ///   - property: GTK's name of the property.
  ///   - read: Reads it from the widget.
  public func publisher<Value: Equatable>(
    of property: String, read: @escaping @MainActor (Self) -> Value
  ) -> ValuePublisher<Value> {
    ValuePublisher(self, Origin("notify::" + property), read: read)
  }
}

/// Knows the subscriber's class where the publisher knows the widget's.
@MainActor
protocol ValueStarter<Output> {
  associatedtype Output

  func start<Source: Object>(
    _ source: Source?, _ origin: Origin<Source>, read: @escaping @MainActor (Source) -> Output?)
}
