import Weir

/// Writes a publisher's values into an object, until either ends. It does not keep the
/// object.
@usableFromInline
final class PropertyBinding<Target: Object, Value>: Subscriber, Cancellable, @unchecked Sendable {
  @usableFromInline typealias Input = Value
  @usableFromInline typealias Failure = Never

  private weak let target: Target?
  private let set: @MainActor (Target, Value) -> Void
  private let mail = Mailbox<Value>()
  private let subscription = Lock(Stage.new)

  private enum Stage {
    case new
    case open(any Subscription)
    case over
  }

  @MainActor @usableFromInline
  init(_ target: Target, set: @escaping @MainActor (Target, Value) -> Void) {
    self.target = target
    self.set = set
    target.peer.whenDisposed(tell: self) { [weak self] in self?.cancel() }
  }

  @usableFromInline
  func receive(subscription: any Subscription) {
    let isWelcome = self.subscription.withLock { stage in
      guard case .new = stage else { return false }
      stage = .open(subscription)
      return true
    }
    if isWelcome {
      subscription.request(.unlimited)
    } else {
      subscription.cancel()
    }
  }

  @usableFromInline
  func receive(_ value: Value) -> Subscribers.Demand {
    if MainThread.isCurrent {
      mail.empty()
      let value = Unchecked(value)
      MainThread.run { write(value.value) }
    } else if mail.put(value) {
      MainLoop.main.scheduleOnMain { [self] in if let value = mail.fetch() { write(value) } }
    }
    return .none
  }

  @usableFromInline
  func receive(completion: Subscribers.Completion<Never>) {
    // A value from another thread may still be on its way.
    finish(isCancelled: false)
  }

  @usableFromInline
  func cancel() {
    mail.empty()
    finish(isCancelled: true)
  }

  private func finish(isCancelled: Bool) {
    let old = subscription.withLock { stage in
      defer { stage = .over }
      return stage
    }
    if isCancelled, case .open(let subscription) = old { subscription.cancel() }
    MainThread.perform { [self] in target?.peer.forget(self) }
  }

  @MainActor
  private func write(_ value: Value) {
    guard let target, !target.isDisposed else { return }
    set(target, value)
  }
}
