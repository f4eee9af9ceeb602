/// A token that cancels when it is told to, or when the last reference to it goes.
///
/// Keep it for as long as the stream is to live:
///
/// ```swift
/// var cancellables: Set<AnyCancellable> = []
/// subject.sink { print($0) }.store(in: &cancellables)
/// ```
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  /// A closure in a lock has to be inside a structure: by itself it would be wrapped into another one.
  private struct Action {
    let run: () -> Void
  }

  private let action: Lock<Action?>

  /// Makes a token that runs `cancel` once.
  public init(_ cancel: @escaping () -> Void) {
    action = Lock(Action(run: cancel))
  }

  /// Makes a token that cancels `canceller` once.
  // Inlined, the closure is two words: the reference to a canceller of a class is all it holds.
  @inlinable
  public convenience init<C>(_ canceller: C) where C: Cancellable {
    self.init { canceller.cancel() }
  }

  deinit { cancel() }

  public func cancel() {
    let action = action.withLock { $0.take() }
    action?.run()
  }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  /// Keeps this token in `collection`.
  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this token in `set`.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }
}
