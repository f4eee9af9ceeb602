/// An object that says when it is about to change.
///
/// A class gets `objectWillChange` for free; each of its ``Published`` properties sends through it
/// before it changes. A class that makes its own has to send through it itself.
public protocol ObservableObject: AnyObject {
  /// The kind of publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's own publisher: the same one each time.
  public var objectWillChange: ObservableObjectPublisher {
    ObservableObjectPublisher.Registry.publisher(for: self)
  }
}

/// A publisher that announces that an object is about to change.
///
/// Who asks for one announcement gets all: an announcement missed would leave a view out of date.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  @usableFromInline let broadcast = Broadcast<Void, Never>(.observableObjectPublisher)

  /// Makes a publisher that announces what is sent through it.
  public init() {}

  @inlinable
  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Void, S.Failure == Never {
    broadcast.attach(ObservableObjectSubscriber(downstream: subscriber))
  }

  /// Announces a change.
  @inlinable
  public func send() {
    broadcast.send(())
  }
}

extension ObservableObjectPublisher: @unchecked Sendable {}

extension ObservableObjectPublisher {
  /// Keeps the publisher of each object that has been asked for one, without keeping the object.
  ///
  /// A Swift object has no room for values attached from outside, and finding its `@Published`
  /// properties would need reflection. An entry is dropped some time after its object has gone: the
  /// table is swept whenever it has doubled.
  enum Registry {
    private struct Entry {
      weak var object: AnyObject?
      let publisher: ObservableObjectPublisher
    }

    private struct Table {
      var entries: [ObjectIdentifier: Entry] = [:]
      var sweepSize = 64
    }

    private static let table = Lock(Table())

    /// Whether `publisher` is the one that was made here for `object`.
    static func holds(_ publisher: ObservableObjectPublisher, for object: AnyObject) -> Bool {
      table.withLock { $0.entries[ObjectIdentifier(object)]?.publisher === publisher }
    }

    static func publisher(for object: AnyObject) -> ObservableObjectPublisher {
      let fresh = ObservableObjectPublisher()
      // Both are let go outside the lock: an object may be about to die on another thread.
      var dropped: [ObjectIdentifier: Entry] = [:]
      var alive: [AnyObject] = []
      let publisher = table.withLock { table -> ObservableObjectPublisher in
        let key = ObjectIdentifier(object)
        // A new object may have the address of one that has gone.
        if let entry = table.entries[key], entry.object === object { return entry.publisher }
        if table.entries.count >= table.sweepSize {
          dropped = table.entries
          table.entries = table.entries.filter { entry in
            guard let object = entry.value.object else { return false }
            alive.append(object)
            return true
          }
          table.sweepSize = Swift.max(64, table.entries.count * 2)
        }
        table.entries[key] = Entry(object: object, publisher: fresh)
        return fresh
      }
      return withExtendedLifetime((dropped, alive)) { publisher }
    }
  }
}
