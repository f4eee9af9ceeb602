import Weir

/// Keeps the latest value that another thread has sent until the main loop comes for it: of several
/// only the latest matters to a widget.
@usableFromInline
struct Mailbox<Value>: ~Copyable {
  @usableFromInline
  struct State {
    @usableFromInline var latest: Value?
    @usableFromInline var isFetched = true

    @inlinable init() {}
  }

  @usableFromInline let state = Lock(State())

  @inlinable
  init() {}

  /// Puts a value in; answers whether somebody has to be sent for it.
  @inlinable
  borrowing func put(_ value: Value) -> Bool {
    let (old, wasFetched) = state.withLock { state in
      defer {
        state.latest = value
        state.isFetched = false
      }
      return (state.latest, state.isFetched)
    }
    return withExtendedLifetime(old) { wasFetched }
  }

  /// Takes out what is there; nil when it has become out of date meanwhile.
  @inlinable
  borrowing func fetch() -> Value? {
    state.withLock { state in
      state.isFetched = true
      return state.latest.take()
    }
  }

  /// What has not been fetched is out of date.
  @inlinable
  borrowing func empty() {
    let old = state.withLock { $0.latest.take() }
    withExtendedLifetime(old) {}
  }
}
