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
/// ``ObservableObject``, `objectWillChange` is sent before that, unless the class has made its own:
/// that is its own to send.
@propertyWrapper
public struct Published<Value> {
  @usableFromInline let storage: PublishedStorage<Value>

  /// Makes a property that holds `wrappedValue`.
  @inlinable
  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  /// Makes a property that holds `initialValue`.
  @inlinable
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The publisher of the property's values.
  public var projectedValue: Publisher {
    @inlinable mutating get { Publisher(storage: storage) }
    // Assigning a publisher has no meaning; the setter lets `assign(to: &$name)` take it inout.
    set {}
  }

  /// Not to be used: the value is reached through the object, which has to be one of a class.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("unavailable") }
    set { fatalError("unavailable") }
  }

  /// The value, reached through the object that has the property. Setting it announces the change
  /// of the object, then sends the value, then holds it.
  @inlinable
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.broadcast.current! }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      storage.objectWillChange(object)?.send()
      storage.broadcast.sendBeforeHolding(newValue)
    }
  }

  /// The publisher of the property's values, from which a value assigned to it finds its object.
  @inlinable
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get { Publisher(storage: object[keyPath: storageKeyPath].storage) }
    // Written back after `assign(to: &$name)`, and only then. A weak reference makes counting
    // references to the object dearer for good, so no other use of `$name` leaves one.
    set { object[keyPath: storageKeyPath].storage.adopt(object) }
  }

  /// Publishes the values of a ``Published`` property.
  public struct Publisher: Weir.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    @usableFromInline let storage: PublishedStorage<Value>

    @inlinable
    init(storage: PublishedStorage<Value>) {
      self.storage = storage
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Value, S.Failure == Never {
      storage.broadcast.attach(subscriber)
    }
  }
}

/// What a ``Published`` property holds: its value with those who listen to it, and, once it has been
/// asked for, the publisher that announces changes of the whole object.
@usableFromInline
final class PublishedStorage<Value> {
  @usableFromInline
  enum Announcer {
    case unknown
    case none
    case some(ObservableObjectPublisher)
  }

  private struct Owner {
    weak var object: AnyObject?
  }

  @usableFromInline let broadcast: Broadcast<Value, Never>
  @usableFromInline let announcer = Lock(Announcer.unknown)
  private let owner = Lock(Owner())

  @inlinable
  init(_ value: Value) {
    broadcast = Broadcast(.published, current: value)
  }

  /// The publisher to announce a change of `object` with, if it has one.
  @inlinable
  func objectWillChange(_ object: AnyObject) -> ObservableObjectPublisher? {
    switch announcer.withLock({ $0 }) {
    case .some(let publisher): publisher
    case .none: nil
    case .unknown: findAnnouncer(of: object)
    }
  }

  /// Remembers, weakly, the object that the property belongs to.
  @usableFromInline
  func adopt(_ object: AnyObject) {
    owner.withLock { owner in
      if owner.object !== object { owner.object = object }
    }
  }

  /// Gives the property a value as if it had been set on its object.
  func set(_ value: Value) {
    if let object = owner.withLock({ $0.object }) { objectWillChange(object)?.send() }
    broadcast.sendBeforeHolding(value)
  }

  @usableFromInline
  func findAnnouncer(of object: AnyObject) -> ObservableObjectPublisher? {
    let publisher = (object as? any ObservableObject)?.announcer
    announcer.withLock { $0 = publisher.map(Announcer.some) ?? .none }
    return publisher
  }
}

extension ObservableObject {
  /// The default publisher. One that the class made itself is its own business, as with Combine.
  fileprivate var announcer: ObservableObjectPublisher? {
    guard let publisher = objectWillChange as? ObservableObjectPublisher,
      ObservableObjectPublisher.Registry.holds(publisher, for: self)
    else { return nil }
    return publisher
  }
}

extension Publisher where Failure == Never {
  /// Writes each value into a `@Published` property for as long as the property lives. The place in the
  /// source is what `WEIR_TRACE=1` prints; see <doc:WatchingStreams>.
  public func assign(
    to published: inout Published<Output>.Publisher, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    Tracing.subscribe(
      PublishedSubscriber(published.storage), to: self, "assign", file: file, line: line)
  }

  /// Writes each value into a `@Published` property: for whoever passes the method itself on, which has
  /// Combine's own type here.
  @_disfavoredOverload
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedSubscriber(published.storage))
  }
}

/// Feeds a `@Published` property; ends when the property has gone. To the property it is the
/// subscription: so it can tell when it is over, and keeps nothing then.
private final class PublishedSubscriber<Value>: Subscriber, Endable, CustomStringConvertible {
  typealias Failure = Never

  private struct State {
    weak var storage: PublishedStorage<Value>?
    var subscription: (any Subscription)?
  }

  private let state: Lock<State>
  private let token = LiveSubscriptions.Token()

  init(_ storage: PublishedStorage<Value>) {
    state = Lock(State(storage: storage))
  }

  func receive(subscription: any Subscription) {
    let storage = state.withLock { state -> PublishedStorage<Value>? in
      guard state.subscription == nil else { return nil }
      state.subscription = subscription
      return state.storage
    }
    guard let storage else { return subscription.cancel() }
    // The property cancels its upstreams when it goes.
    storage.broadcast.send(subscription: self, isEager: true)
  }

  func receive(_ input: Value) -> Subscribers.Demand {
    state.withLock { $0.subscription == nil ? nil : $0.storage }?.set(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    withExtendedLifetime(take()) {}
  }

  func request(_ demand: Subscribers.Demand) {
    state.withLock { $0.subscription }?.request(demand)
  }

  func cancel() {
    take()?.cancel()
  }

  var isOver: Bool { state.withLock { $0.subscription == nil } }

  private func take() -> (any Subscription)? {
    state.withLock { state in
      state.storage = nil
      return state.subscription.take()
    }
  }

  var description: String { "PublishedSubscriber" }
}
