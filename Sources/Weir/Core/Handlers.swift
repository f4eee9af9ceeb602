import Synchronization

/// What a sink calls, held so that it can be read without a lock and let go at any time.
///
/// The closures sit in an object of their own, as constants: calling one from a `Gate` that has been
/// entered costs neither a retain nor a check for exclusive access.
@usableFromInline
struct Handlers<Input, Failure: Error>: ~Copyable {
  @usableFromInline
  final class Box {
    @usableFromInline let value: (Input) -> Void
    @usableFromInline let completion: (Subscribers.Completion<Failure>) -> Void

    @inlinable
    init(
      value: @escaping (Input) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
      self.value = value
      self.completion = completion
    }
  }

  @usableFromInline let gate = Gate()
  @usableFromInline let box: Unmanaged<Box>

  @inlinable
  init(
    value: @escaping (Input) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    box = .passRetained(Box(value: value, completion: completion))
  }

  @inlinable
  deinit {
    if gate.close() { box.release() }
  }

  /// Calls the value closure unless it has been let go.
  @inlinable
  func receive(_ value: Input) {
    guard gate.enter() else { return }
    box._withUnsafeGuaranteedRef { $0.value(value) }
    if gate.leave() { box.release() }
  }

  /// Lets the closures go. The first call gets the completion closure.
  @inlinable
  func finish() -> ((Subscribers.Completion<Failure>) -> Void)? {
    guard gate.enter() else { return nil }
    let completion = gate.closeFromInside() ? box._withUnsafeGuaranteedRef { $0.completion } : nil
    if gate.leave() { box.release() }
    return completion
  }

  /// Lets the closures go.
  @inlinable
  func release() {
    if gate.close() { box.release() }
  }

  /// The closures, if they are still there.
  @inlinable
  var current: Box? {
    guard gate.enter() else { return nil }
    let current = box.takeUnretainedValue()
    if gate.leave() { box.release() }
    return current
  }
}
