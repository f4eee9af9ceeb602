/// A publisher of one value that is made once, some time, for all subscribers.
///
/// The closure runs at once, whether or not anyone subscribes, and calls its promise when it is
/// done. Each subscriber gets the value when it asks for it, also later.
public final class Future<Output, Failure: Error>: Publisher {
  /// What the closure calls with the result; only the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private struct State {
    var result: Result<Output, Failure>?
    var waiting: [ObjectIdentifier: any Waiter<Output, Failure>] = [:]
    var order = 0
  }

  private let state = Lock(State())

  /// Makes a future and calls `attemptToFulfill` before it returns. The promise may be called at
  /// any time, from any thread.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill(fulfill)
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    let inner = Inner(future: self, downstream: subscriber)
    let result = state.withLock { state -> Result<Output, Failure>? in
      if state.result == nil {
        state.order += 1
        inner.order = state.order
        state.waiting[ObjectIdentifier(inner)] = inner
      }
      return state.result
    }
    if let result { inner.settle(result) }
    subscriber.receive(subscription: inner)
    inner.didJoin()
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiting = state.withLock { state -> [any Waiter<Output, Failure>] in
      guard state.result == nil else { return [] }
      state.result = result
      defer { state.waiting = [:] }
      return state.waiting.values.sorted { $0.order < $1.order }
    }
    for waiter in waiting { waiter.fulfill(result) }
  }

  fileprivate func forget(_ waiter: any Waiter<Output, Failure>) {
    let forgotten = state.withLock { $0.waiting.removeValue(forKey: ObjectIdentifier(waiter)) }
    withExtendedLifetime(forgotten) {}
  }
}

extension Future: @unchecked Sendable where Output: Sendable {}

private protocol Waiter<Output, Failure>: AnyObject {
  associatedtype Output
  associatedtype Failure: Error

  var order: Int { get }
  func fulfill(_ result: Result<Output, Failure>)
}

extension Future {
  private final class Inner<Downstream: Subscriber>: Waiter, Subscription,
    CustomStringConvertible
  where Downstream.Input == Output, Downstream.Failure == Failure {
    private struct State {
      var future: Future?
      var downstream: Downstream?
      var result: Result<Output, Failure>?
      var hasDemand = false
      /// Until the subscriber has its subscription it cannot be told anything.
      var isJoining = true
    }

    private let state: Lock<State>
    private let token = LiveSubscriptions.Token()
    /// When it came; guarded by the future's lock.
    var order = 0

    init(future: Future, downstream: Downstream) {
      state = Lock(State(future: future, downstream: downstream))
    }

    var description: String { "Future" }

    func settle(_ result: Result<Output, Failure>) {
      state.withLock { $0.result = result }
    }

    func didJoin() {
      step { $0.isJoining = false }
    }

    func fulfill(_ result: Result<Output, Failure>) {
      step { $0.result = result }
    }

    func request(_ demand: Subscribers.Demand) {
      demand.assertNonZero()
      step { state in
        state.hasDemand = true
        // The subscriber has its subscription, or it could not ask.
        state.isJoining = false
      }
    }

    func cancel() {
      let taken = take()
      taken.future?.forget(self)
    }

    private func take() -> State {
      state.withLock { state in
        defer { state = State() }
        return state
      }
    }

    /// Changes the state and delivers, if now there is a result that may be: a failure as soon as
    /// the subscriber has its subscription, a value when it has asked.
    private func step(_ change: (inout State) -> Void) {
      let ready = state.withLock { state -> (Downstream, Result<Output, Failure>)? in
        guard state.downstream != nil else { return nil }
        change(&state)
        guard let downstream = state.downstream, let result = state.result, !state.isJoining else {
          return nil
        }
        if case .success = result, !state.hasDemand { return nil }
        state.result = nil
        return (downstream, result)
      }
      guard let (downstream, result) = ready else { return }
      switch result {
      case .success(let output):
        _ = downstream.receive(output)
        take().downstream?.receive(completion: .finished)
      case .failure(let error):
        take().downstream?.receive(completion: .failure(error))
      }
    }
  }
}
