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
  /// They are sent on the thread that posts them, unless another is being sent on another thread: that
  /// one takes it on. Those that find no demand are dropped. Never finishes.
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

    /// Makes a publisher of the notifications called `name`, from `object` only if one is given.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Notification, S.Failure == Never {
      let observer = Observer(subscriber)
      observer.observe(center, name: name, object: object)
      subscriber.receive(subscription: observer)
    }
  }
}

extension NotificationCenter.Publisher: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}

/// The subscription: it observes the center for as long as it lives.
///
/// Notifications are sent where and when they are posted: one that is posted from inside another is
/// delivered inside it, if it finds demand, as with Combine. What other threads post meanwhile waits.
private final class Observer<Downstream: Subscriber>: Subscription, CustomStringConvertible,
  @unchecked Sendable
where Downstream.Input == Notification, Downstream.Failure == Never {
  private struct State {
    var center: NotificationCenter?
    var observation: (any NSObjectProtocol)?
    /// Nil once it has been cancelled.
    var downstream: Downstream?
    var demand = Subscribers.Demand.none
    /// Who is delivering, and how many deliveries deep.
    var thread: Thread?
    var depth = 0
    var waiting = Queue<Notification>()

    /// Takes one off the demand, for a value that is sent next.
    mutating func takeTurn() -> Downstream? {
      guard demand > .none, let downstream else { return nil }
      demand -= 1
      return downstream
    }
  }

  private let state: Lock<State>
  private let token = LiveSubscriptions.Token()

  init(_ downstream: Downstream) {
    state = Lock(State(downstream: downstream))
  }

  deinit { stop() }

  func observe(_ center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
    let receive = Unchecked { [weak self] in self?.receive($0) }
    let observation = center.addObserver(forName: name, object: object, queue: nil) {
      receive.value($0)
    }
    state.withLock { state in
      state.center = center
      state.observation = observation
    }
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.demand += demand }
  }

  func cancel() {
    stop()
  }

  private func receive(_ notification: Notification) {
    let thread = Thread.current
    var downstream = state.withLock { state -> Downstream? in
      if let busy = state.thread, busy !== thread {
        state.waiting.append(notification)
        return nil
      }
      guard let downstream = state.takeTurn() else { return nil }
      state.thread = thread
      state.depth += 1
      return downstream
    }
    var next = notification
    while let receiver = downstream {
      let more = receiver.receive(next)
      (downstream, next) = state.withLock { state in
        state.demand += more
        while state.depth == 1, let waiting = state.waiting.popFirst() {
          if let downstream = state.takeTurn() { return (downstream, waiting) }
        }
        state.depth -= 1
        if state.depth == 0 { state.thread = nil }
        return (nil, next)
      }
    }
  }

  private func stop() {
    let state = state.withLock { state in
      defer { state = State(thread: state.thread, depth: state.depth) }
      return state
    }
    if let observation = state.observation { state.center?.removeObserver(observation) }
  }

  var description: String { "NotificationCenter Observer" }
}
