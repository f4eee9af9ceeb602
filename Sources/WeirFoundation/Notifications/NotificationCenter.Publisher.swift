import Foundation
import Weir

extension NotificationCenter {
  /// A publisher of the notifications called `name`, from `object` only if one is given.
  ///
  /// ```swift
  /// let token = NotificationCenter.default.publisher(for: .draftSaved)
  ///   .sink { notification in print(notification.name) }
  /// ```
  ///
  /// They are sent on the thread that posts them. Those that find no demand are dropped. Never
  /// finishes.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Publishes the notifications of one name.
  public struct Publisher: Weir.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    /// Where the notifications are posted.
    public let center: NotificationCenter
    /// What they are called.
    public let name: Notification.Name
    /// Who posts them, or anyone.
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Notification, S.Failure == Never {
      let observer = Observer()
      observer.observe(center, name: name, object: object)
      observer.serve(subscriber)
    }
  }
}

extension NotificationCenter.Publisher: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}

/// The subscription: it observes the center for as long as it lives.
private final class Observer: Subscription, CustomStringConvertible, @unchecked Sendable {
  private struct State {
    var center: NotificationCenter?
    var observation: (any NSObjectProtocol)?
    var inner: (any Subscription)?
  }

  private let state = Lock(State())
  private let notifications = PassthroughSubject<Notification, Never>()
  private let token = LiveSubscriptions.Token()

  deinit { stop() }

  func observe(_ center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
    let observation = center.addObserver(forName: name, object: object, queue: nil) {
      [weak self] in self?.notifications.send($0)
    }
    state.withLock { state in
      state.center = center
      state.observation = observation
    }
  }

  /// Puts `subscriber` below, with this object as its subscription.
  func serve<S>(_ subscriber: S)
  where S: Subscriber, S.Input == Notification, S.Failure == Never {
    notifications.subscribe(
      AnySubscriber<Notification, Never>(
        // Not strongly: the publisher would hold its own subscription.
        receiveSubscription: { [weak self] inner in
          guard let self else { return }
          state.withLock { $0.inner = inner }
          subscriber.receive(subscription: self)
        },
        receiveValue: subscriber.receive,
        receiveCompletion: nil))
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.inner }?.request(demand)
  }

  func cancel() {
    stop()
  }

  private func stop() {
    let state = state.withLock { state in
      defer { state = State() }
      return state
    }
    state.inner?.cancel()
    if let observation = state.observation { state.center?.removeObserver(observation) }
  }

  var description: String { "NotificationCenter Observer" }
}
