/// A property of a class that publishes each value it is about to get.
///
/// ```swift
/// final class Form {
///   @Published var name = ""
/// }
/// let token = form.$name.sink { print($0) }
/// ```
///
/// A subscriber gets the current value first. It is called before the property changes: inside it
/// the property still reads as the old value, as with Combine. In a class that is an
/// ``ObservableObject``, `objectWillChange` is sent before that.
@propertyWrapper
public struct Published<Value> {
  private let storage: Broadcast<Value, Never>

  public init(wrappedValue: Value) {
    storage = Broadcast(current: wrappedValue, name: "Published")
  }

  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The publisher of the property's values.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    // Assigning a publisher has no meaning; the setter lets `assign(to: &$name)` take it inout.
    set {}
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.current! }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      if let observable = object as? any ObservableObject {
        observable.announceChange()
      }
      storage.sendBeforeHolding(newValue)
    }
  }

  /// Publishes the values of a ``Published`` property.
  public struct Publisher: Weir.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    fileprivate let storage: Broadcast<Value, Never>

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Value, S.Failure == Never {
      storage.attach(subscriber)
    }
  }
}

extension ObservableObject {
  /// Sends through the default publisher; one that the class made itself is its own business.
  fileprivate func announceChange() {
    (objectWillChange as? ObservableObjectPublisher)?.send()
  }
}

extension Publisher where Failure == Never {
  /// Writes each value into a `@Published` property for as long as the property lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedSubscriber(published.storage))
  }
}

/// Feeds a `@Published` property; ends when the property has gone.
private final class PublishedSubscriber<Value>: Subscriber, CustomStringConvertible {
  typealias Failure = Never

  private struct State {
    weak var storage: Broadcast<Value, Never>?
    var subscription: (any Subscription)?
  }

  private let state: Lock<State>

  init(_ storage: Broadcast<Value, Never>) {
    state = Lock(State(storage: storage))
  }

  func receive(subscription: any Subscription) {
    let storage = state.withLock { state -> Broadcast<Value, Never>? in
      guard state.subscription == nil else { return nil }
      state.subscription = subscription
      return state.storage
    }
    guard let storage else { return subscription.cancel() }
    // The property cancels its upstreams when it goes.
    storage.send(subscription: subscription, isEager: true)
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    state.withLock { $0.storage }?.sendBeforeHolding(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    let subscription = state.withLock { state in
      defer { state.subscription = nil }
      return state.subscription
    }
    withExtendedLifetime(subscription) {}
  }

  var description: String { "PublishedSubscriber" }
}
