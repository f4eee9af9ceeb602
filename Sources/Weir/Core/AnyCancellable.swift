/// A token that cancels when it is told to, or when the last reference to it goes.
///
/// Keep it for as long as the stream is to live:
///
/// ```swift
/// var cancellables: Set<AnyCancellable> = []
/// subject.sink { print($0) }.store(in: &cancellables)
/// ```
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let canceller: Lock<(any Cancellable)?>

  /// Makes a token that runs `cancel` once.
  public init(_ cancel: @escaping () -> Void) {
    canceller = Lock(Closure(cancel: cancel))
  }

  /// Makes a token that cancels `canceller` once.
  public init<C>(_ canceller: C) where C: Cancellable {
    self.canceller = Lock(canceller)
  }

  deinit { cancel() }

  public func cancel() {
    let canceller = canceller.withLock { $0.take() }
    canceller?.cancel()
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

private struct Closure: Cancellable {
  let action: () -> Void

  init(cancel action: @escaping () -> Void) { self.action = action }

  func cancel() { action() }
}
