/// Feeds an asynchronous iterator: each call for the next value asks the publisher for one.
///
/// What misbehaving publishers send is treated as by Combine: a value before the subscription answers
/// all who wait with nil, a value that no one waits for stops the program.
final class AsyncInlet<Output, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
  private typealias Waiter = CheckedContinuation<Unchecked<Result<Output?, Failure>>, Never>

  private struct State {
    var upstream = Weir.Input.awaited
    var waiting = Queue<Waiter>()
    /// How many values were wanted before the subscription came.
    var wanted = 0
    /// How the stream has ended; told once.
    var completion: Subscribers.Completion<Failure>?
    var isOver = false
  }

  private let state = Lock(State())
  private let token = LiveSubscriptions.Token()

  func receive(subscription: any Subscription) {
    let wanted = state.withLock { state -> Int? in
      guard !state.isOver, state.upstream.begin(subscription) else { return nil }
      return state.wanted
    }
    switch wanted {
    case nil: subscription.cancel()
    case 0?: break
    case let count?: subscription.request(.max(count))
    }
  }

  func receive(_ input: Output) -> Subscribers.Demand {
    let (phase, waiter, unanswered) = state.withLock {
      state -> (Weir.Input.Phase, Waiter?, Queue<Waiter>) in
      guard state.upstream.phase == .awaited else {
        return (state.upstream.phase, state.waiting.popFirst(), Queue())
      }
      defer { state.waiting = Queue() }
      return (.awaited, nil, state.waiting)
    }
    precondition(
      phase != .live || waiter != nil,
      "A publisher sent a value to an asynchronous sequence that had not asked for one. "
        + "Send no more values than are requested.")
    waiter?.resume(returning: Unchecked(.success(input)))
    answer(unanswered, .finished)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let waiting = end(telling: completion).waiting
    answer(waiting, completion)
  }

  /// The next value, or nil after the end and when the task is cancelled.
  func next(isolation: isolated (any Actor)?) async -> Result<Output?, Failure> {
    await withTaskCancellationHandler {
      await withCheckedContinuation(isolation: isolation) { (waiter: Waiter) in
        let (upstream, ending) = state.withLock { state in
          if state.isOver {
            defer { state.completion = nil }
            return (nil as (any Subscription)?, Optional.some(state.completion ?? .finished))
          }
          if state.upstream.phase == .awaited { state.wanted += 1 }
          state.waiting.append(waiter)
          return (state.upstream.subscription, nil)
        }
        if let ending {
          waiter.resume(returning: Self.result(of: ending))
        } else {
          upstream?.request(.max(1))
        }
      }
    } onCancel: {
      cancel()
    }.value
  }

  func cancel() {
    let ended = end(telling: nil)
    ended.upstream.subscription?.cancel()
    answer(ended.waiting, .finished)
  }

  private func end(telling completion: Subscribers.Completion<Failure>?) -> State {
    state.withLock { state in
      let ended = state
      guard !state.isOver else { return State(upstream: .ended) }
      // One who waits is told the end now; if no one does, the next to ask is.
      let isTold = !state.waiting.isEmpty
      state = State(upstream: .ended, completion: isTold ? nil : completion, isOver: true)
      return ended
    }
  }

  private func answer(
    _ waiting: Queue<Waiter>, _ completion: Subscribers.Completion<Failure>
  ) {
    var waiting = waiting
    var completion = completion
    while let waiter = waiting.popFirst() {
      waiter.resume(returning: Self.result(of: completion))
      completion = .finished
    }
  }

  private static func result(of completion: Subscribers.Completion<Failure>)
    -> Unchecked<Result<Output?, Failure>>
  {
    switch completion {
    case .finished: Unchecked(.success(nil))
    case .failure(let error): Unchecked(.failure(error))
    }
  }

  /// Cancels when the last copy of an iterator goes.
  final class Owner {
    let inlet: AsyncInlet

    init(_ inlet: AsyncInlet) {
      self.inlet = inlet
    }

    deinit { inlet.cancel() }
  }
}
