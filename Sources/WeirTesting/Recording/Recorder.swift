import Weir

/// A subscriber that writes down all it gets.
///
/// ```swift
/// let recorder = [1, 2, 3].publisher.map { $0 * 2 }.record()
/// #expect(recorder.values == [2, 4, 6])
/// #expect(recorder.completion == .finished)
/// ```
///
/// Everything is written down, also what comes after the end or after ``cancel()`` and should not.
/// The stream lives until it ends or is cancelled, whether or not the recorder is kept.
public final class Recorder<Input, Failure: Error>: Subscriber, Cancellable {
  /// One thing that came.
  public enum Event {
    case subscription
    case value(Input)
    case completion(Subscribers.Completion<Failure>)
  }

  /// One thing that came, and when.
  public struct Entry {
    /// The virtual time since the scheduler was made; zero in a recorder without one.
    public let time: MonotonicTime.Stride
    public let event: Event
  }

  private struct State {
    var history: [Entry] = []
    var subscription: (any Subscription)?
    /// Asked for before there was anyone to ask.
    var demand: Subscribers.Demand
    var demandPerValue = Subscribers.Demand.none
    /// When it ended or was cancelled, whichever was first.
    var end: MonotonicTime.Stride?
    var onValue: ((Input) -> Void)?
  }

  private let state: Lock<State>
  private let time: () -> MonotonicTime.Stride

  /// Makes a recorder that asks for `demand` values as soon as it is subscribed.
  public init(demand: Subscribers.Demand = .unlimited) {
    state = Lock(State(demand: demand))
    time = { .zero }
  }

  /// Makes a recorder that also writes down the time on `scheduler`.
  public init<Time, Options>(
    on scheduler: TestScheduler<Time, Options>, demand: Subscribers.Demand = .unlimited
  ) {
    state = Lock(State(demand: demand))
    time = { scheduler.elapsed }
  }

  public func receive(subscription: any Subscription) {
    let time = time()
    let (isFirst, demand) = state.withLock { state in
      state.history.append(Entry(time: time, event: .subscription))
      guard state.subscription == nil, state.end == nil else { return (false, state.demand) }
      state.subscription = subscription
      defer { state.demand = .none }
      return (true, state.demand)
    }
    if !isFirst {
      subscription.cancel()
    } else if demand > .none {
      subscription.request(demand)
    }
  }

  public func receive(_ input: Input) -> Subscribers.Demand {
    let time = time()
    let onValue = state.withLock { state in
      state.history.append(Entry(time: time, event: .value(input)))
      return state.onValue
    }
    onValue?(input)
    return state.withLock { $0.demandPerValue }
  }

  public func receive(completion: Subscribers.Completion<Failure>) {
    let time = time()
    end(at: time) { $0.history.append(Entry(time: time, event: .completion(completion))) }
  }

  /// Asks for `demand` more values; what is asked for before there is a subscription waits for it.
  public func request(_ demand: Subscribers.Demand) {
    let subscription = state.withLock { state in
      if state.subscription == nil { state.demand += demand }
      return state.subscription
    }
    subscription?.request(demand)
  }

  public func cancel() {
    end(at: time()) { _ in }?.cancel()
  }

  @discardableResult
  private func end(
    at time: MonotonicTime.Stride, _ change: (inout State) -> Void
  ) -> (any Subscription)? {
    let (subscription, onValue) = state.withLock { state in
      change(&state)
      defer {
        state.end = state.end ?? time
        state.subscription = nil
        state.onValue = nil
      }
      return (state.subscription, state.onValue)
    }
    return withExtendedLifetime(onValue) { subscription }
  }
}

extension Recorder {
  /// The values so far.
  public var values: [Input] {
    history.compactMap { if case .value(let value) = $0.event { value } else { nil } }
  }

  /// The virtual time of each of ``values``, since the scheduler was made.
  public var times: [MonotonicTime.Stride] {
    history.compactMap { if case .value = $0.event { $0.time } else { nil } }
  }

  /// How the stream ended, if it has.
  public var completion: Subscribers.Completion<Failure>? {
    history.lazy
      .compactMap { if case .completion(let completion) = $0.event { completion } else { nil } }
      .first
  }

  /// All that came, in order.
  public var history: [Entry] { state.withLock { $0.history } }

  /// The time at which the stream ended or was cancelled, if it has or was.
  public var end: MonotonicTime.Stride? { state.withLock { $0.end } }

  /// Whether there is a subscription that has neither ended nor been cancelled.
  public var isSubscribed: Bool { state.withLock { $0.subscription != nil } }

  /// What the recorder answers to each value: how many more it wants. None at first.
  public var demandPerValue: Subscribers.Demand {
    get { state.withLock { $0.demandPerValue } }
    set { state.withLock { $0.demandPerValue = newValue } }
  }

  /// Runs `body` inside the delivery of each value, until the end: to cancel there, or to send.
  public func onValue(_ body: @escaping (Input) -> Void) {
    let old = state.withLock { state in
      defer { if state.end == nil { state.onValue = body } }
      return state.onValue
    }
    withExtendedLifetime(old) {}
  }
}

extension Recorder: CustomStringConvertible {
  public var description: String { "Recorder" }
}

extension Recorder: @unchecked Sendable where Input: Sendable {}
extension Recorder.Event: Equatable where Input: Equatable, Failure: Equatable {}
extension Recorder.Entry: Equatable where Input: Equatable, Failure: Equatable {}
