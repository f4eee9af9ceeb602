import Weir

/// A publisher that plays a line of marbles to each subscriber, from the moment it subscribes.
///
/// Made by ``TestScheduler/publisher(_:frame:failure:)``. Values that find no demand are dropped. What
/// happens at the same moment as a timer of an operator below happens before it.
public final class MarblePublisher<Output, Failure: Error>: Publisher {
  private let script: MarbleScript<Output, Failure>
  private let frameLength: MonotonicTime.Stride
  private let elapsed: () -> MonotonicTime.Stride
  private let schedule: (Int, @escaping () -> Void) -> AnyCancellable
  private let windows = Lock<[Marbles]>([])

  init(
    script: MarbleScript<Output, Failure>, frameLength: MonotonicTime.Stride,
    elapsed: @escaping () -> MonotonicTime.Stride,
    schedule: @escaping (Int, @escaping () -> Void) -> AnyCancellable
  ) {
    self.script = script
    self.frameLength = frameLength
    self.elapsed = elapsed
    self.schedule = schedule
  }

  /// When each subscriber came and when its subscription was over, in frames since the scheduler was
  /// made: `"--^---!"`.
  public var subscriptions: [Marbles] { windows.withLock { $0 } }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    let frame = frame
    let index = windows.withLock { windows in
      var window = Marbles()
      window.add(.subscription, at: frame)
      windows.append(window)
      return windows.count - 1
    }
    let inner = Inner(downstream: subscriber, publisher: self, index: index)
    for (event, frame) in script.events {
      inner.keep(schedule(frame) { inner.play(event) })
    }
    subscriber.receive(subscription: inner)
  }

  private var frame: Int { Int(elapsed().nanoseconds / frameLength.nanoseconds) }

  private func close(_ index: Int) {
    let frame = frame
    windows.withLock { $0[index].add(.cancellation, at: frame) }
  }
}

extension MarblePublisher {
  private final class Inner<Downstream: Subscriber>: Subscription, CustomStringConvertible
  where Downstream.Input == Output, Downstream.Failure == Failure {
    private struct State {
      var downstream: Downstream?
      var publisher: MarblePublisher?
      var demand = Subscribers.Demand.none
      var pending: [AnyCancellable] = []
    }

    private let state: Lock<State>
    private let index: Int
    private let token = LiveSubscriptions.Token()

    init(downstream: Downstream, publisher: MarblePublisher, index: Int) {
      state = Lock(State(downstream: downstream, publisher: publisher))
      self.index = index
    }

    func keep(_ action: AnyCancellable) {
      state.withLock { $0.pending.append(action) }
    }

    func play(_ event: MarbleScript<Output, Failure>.Event) {
      switch event {
      case .value(let value):
        let downstream = state.withLock { state -> Downstream? in
          guard state.demand > .none else { return nil }
          state.demand -= 1
          return state.downstream
        }
        guard let more = downstream?.receive(value) else { return }
        state.withLock { $0.demand += more }
      case .completion(let completion):
        end()?.receive(completion: completion)
      }
    }

    func request(_ demand: Subscribers.Demand) {
      demand.assertNonZero()
      state.withLock { $0.demand += demand }
    }

    func cancel() {
      _ = end()
    }

    private func end() -> Downstream? {
      let ended = state.withLock { state in
        defer { state = State() }
        return state
      }
      for action in ended.pending { action.cancel() }
      ended.publisher?.close(index)
      return ended.downstream
    }

    var description: String { "Marbles" }
  }
}
