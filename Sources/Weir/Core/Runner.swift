/// The inside of an operator that has several inputs, buffers or timers.
///
/// Its methods change the state, under the lock of a ``Runner``, and write what is to be done into
/// the outbox. They never call anything of the user's.
@usableFromInline
protocol StateMachine {
  associatedtype Output
  associatedtype Failure: Error

  /// What is to be cancelled when the downstream cancels or the stream ends: all inputs that have
  /// not ended themselves, and timers.
  var cancellables: [any Cancellable] { get }

  /// Whether asking for no values stops the program. Some operators just pass it on.
  static var refusesNone: Bool { get }

  /// Whether it matters that a value has been sent from inside the delivery of another: then
  /// ``Outbox/isEcho`` tells so.
  static var mindsEchoes: Bool { get }

  /// The downstream wants `demand` more values.
  mutating func request(
    _ demand: Subscribers.Demand, _ outbox: inout Outbox<Output, Failure>)
}

extension StateMachine {
  @inlinable
  static var refusesNone: Bool { true }

  @inlinable
  static var mindsEchoes: Bool { false }
}

/// What a ``StateMachine`` wants done once the lock is free, in order.
@usableFromInline
struct Outbox<Output, Failure: Error> {
  @usableFromInline
  enum Action {
    case value(Output)
    case completion(Subscribers.Completion<Failure>)
    case request(any Subscription, Subscribers.Demand)
    case cancel(any Cancellable)
    case run(() -> Void)
  }

  @usableFromInline
  var actions = Queue<Action>()

  /// A value that is to be delivered before all actions: it need not go through the queue.
  @usableFromInline
  var first: Output?

  /// Whether a value that is sent now may become ``first``.
  @usableFromInline
  var isIdle = false

  /// Whether the runner is delivering a value on this very thread. Only looked at by machines that
  /// mind echoes, and not while ``isIdle``.
  @usableFromInline
  var isEcho = false

  /// Whether a value is being delivered whose answer goes back to the input that has sent it.
  @usableFromInline
  var isAnswering = false

  /// What has been asked for inside such a value, to be part of the answer.
  @usableFromInline
  var answer = Subscribers.Demand.none

  /// Whether the completion has been put in: nothing may follow it.
  @usableFromInline
  var isClosed = false

  @inlinable
  init() {}

  /// Sends a value down.
  @inlinable
  mutating func send(_ value: Output) {
    guard !isClosed else { return }
    if isIdle, actions.isEmpty {
      isIdle = false
      first = value
    } else {
      actions.append(.value(value))
    }
  }

  /// Ends the stream behind everything sent so far.
  @inlinable
  mutating func finish(_ completion: Subscribers.Completion<Failure>) {
    guard !isClosed else { return }
    actions.append(.completion(completion))
    isClosed = true
  }

  /// Asks an input for values.
  @inlinable
  mutating func request(_ demand: Subscribers.Demand, from upstream: (any Subscription)?) {
    if let upstream, demand > .none, !isClosed { actions.append(.request(upstream, demand)) }
  }

  /// Asks an input for what the downstream has asked for, be it nothing.
  @inlinable
  mutating func forward(_ demand: Subscribers.Demand, to upstream: (any Subscription)?) {
    if let upstream, !isClosed { actions.append(.request(upstream, demand)) }
  }

  /// Cancels an input or a timer.
  @inlinable
  mutating func cancel(_ cancellable: (any Cancellable)?) {
    if let cancellable { actions.append(.cancel(cancellable)) }
  }

  /// Takes out what was to be cancelled; the stream is over and nothing else is done any more.
  @inlinable
  mutating func popCancellable() -> (any Cancellable)? {
    while let action = actions.popFirst() {
      if case .cancel(let cancellable) = action { return cancellable }
    }
    return nil
  }

  /// Calls something of the user's.
  @inlinable
  mutating func run(_ action: @escaping () -> Void) {
    if !isClosed { actions.append(.run(action)) }
  }
}

/// Runs a ``StateMachine``: the subscription its downstream holds.
///
/// What the machine wants done is done by one thread at a time, in order, with no lock held. Who
/// comes meanwhile, from another thread or from inside a delivery, only leaves its wishes; so
/// nothing overtakes and nothing recurses. After the end the runner holds nothing.
@usableFromInline
final class Runner<Machine: StateMachine, Downstream: Subscriber>: Subscription,
  CustomStringConvertible
where Downstream.Input == Machine.Output, Downstream.Failure == Machine.Failure {
  @usableFromInline
  typealias Actions = Outbox<Machine.Output, Machine.Failure>

  @usableFromInline
  struct State {
    /// Nil once the stream has ended or was cancelled.
    @usableFromInline
    var machine: Machine?
    @usableFromInline
    var downstream: Downstream?
    @usableFromInline
    var outbox = Actions()
    @usableFromInline
    var isBusy = false
    /// The thread that delivers a value at the moment, if the machine minds echoes; else zero.
    @usableFromInline
    var deliverer: UInt = 0
    /// Whether there is a machine. Comparing it with nil would copy it.
    @usableFromInline
    let isLive: Bool

    @inlinable
    init(machine: Machine? = nil, downstream: Downstream? = nil, isBusy: Bool = false) {
      self.machine = machine
      self.downstream = downstream
      self.isBusy = isBusy
      if case .some = machine { isLive = true } else { isLive = false }
    }

    @inlinable
    mutating func beginDelivery() {
      if Machine.mindsEchoes { deliverer = currentThread() }
    }

    @inlinable
    mutating func endDelivery() {
      if Machine.mindsEchoes { deliverer = 0 }
    }

    /// Cancels what was still to be cancelled, and all that is live. Called with no lock held.
    @inlinable
    @inline(never)
    consuming func cancelAll() {
      while let cancellable = outbox.popCancellable() { cancellable.cancel() }
      for cancellable in machine?.cancellables ?? [] { cancellable.cancel() }
    }
  }

  @usableFromInline
  enum Step {
    case rest
    case value(Downstream, Machine.Output)
    case completion(Downstream, Subscribers.Completion<Machine.Failure>, State)
    case request(any Subscription, Subscribers.Demand)
    case cancel(any Cancellable)
    case run(() -> Void)
  }

  @usableFromInline
  let state: Lock<State>
  @usableFromInline
  let name: StaticString
  @usableFromInline
  let token = LiveSubscriptions.Token()

  @inlinable
  init(_ name: StaticString, _ machine: Machine, _ downstream: Downstream) {
    self.name = name
    state = Lock(State(machine: machine, downstream: downstream))
  }

  @inlinable
  var description: String { name.description }

  /// Lets `change` change the machine, then does what the outbox says.
  ///
  /// Nil, without a call, if the stream has ended. What `change` returns is let go outside the
  /// lock: return the values that were replaced.
  @discardableResult
  @inlinable
  func update<Result>(_ change: (inout Machine, inout Actions) -> Result) -> Result? {
    var result: Result?
    var first: Machine.Output?
    var receiver: Downstream?
    let mustRun = state.withLock { state in
      guard state.isLive else { return false }
      state.outbox.isIdle = !state.isBusy
      if Machine.mindsEchoes, state.isBusy {
        state.outbox.isEcho = state.deliverer == currentThread()
      }
      result = change(&state.machine!, &state.outbox)
      guard !state.isBusy else { return false }
      state.outbox.isIdle = false
      if case .some = state.outbox.first {
        swap(&first, &state.outbox.first)
        receiver = state.downstream
        state.beginDelivery()
      } else if state.outbox.actions.isEmpty {
        return false
      }
      state.isBusy = true
      return true
    }
    if mustRun {
      var more = Subscribers.Demand.none
      if let first, let receiver { more = receiver.receive(first) }
      if !rest(after: more) { drain() }
    }
    return result
  }

  /// Answers a subscription that has come: asks it for what `decide` says, or cancels it if that is
  /// nil.
  ///
  /// Not through the outbox, but at once: a publisher that sends from inside the request is heard
  /// before anything else happens, as with Combine.
  @inlinable
  func welcome(
    _ subscription: any Subscription, _ decide: (inout Machine) -> Subscribers.Demand?
  ) {
    let demand = update { machine, outbox in
      decide(&machine).map { outbox.isClosed ? .none : $0 }
    }
    guard let demand, let demand else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  /// Hands this subscription to the downstream.
  @inlinable
  func handDown() {
    state.withLock { $0.downstream }?.receive(subscription: self)
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    if Machine.refusesNone { demand.assertNonZero() }
    update { machine, outbox in machine.request(demand, &outbox) }
  }

  @inlinable
  func cancel() {
    let state = state.withLock { state in
      defer { state = State(isBusy: state.isBusy) }
      return state
    }
    state.cancelAll()
  }

  /// Takes on more demand. True if then there is nothing to do, and the runner is free.
  @inlinable
  func rest(after more: Subscribers.Demand) -> Bool {
    state.withLock { state in
      if more > .none, state.isLive, !state.outbox.isClosed {
        state.machine!.request(more, &state.outbox)
      }
      guard state.outbox.actions.isEmpty else {
        state.endDelivery()
        return false
      }
      state.isBusy = false
      return true
    }
  }

  @inlinable
  @inline(never)
  func drain() {
    var step = state.withLock { Self.next(&$0) }
    while true {
      var more = Subscribers.Demand.none
      switch step {
      case .rest:
        return
      case .value(let downstream, let value):
        more = downstream.receive(value)
      case .completion(let downstream, let completion, let last):
        last.cancelAll()
        downstream.receive(completion: completion)
      case .request(let upstream, let demand):
        upstream.request(demand)
      case .cancel(let cancellable):
        cancellable.cancel()
      case .run(let action):
        action()
      }
      step = state.withLock { state in
        state.endDelivery()
        if more > .none, state.isLive, !state.outbox.isClosed {
          state.machine!.request(more, &state.outbox)
        }
        return Self.next(&state)
      }
    }
  }

  /// What is to be done next; marks the runner busy, or free when there is nothing.
  @inlinable
  static func next(_ state: inout State) -> Step {
    guard let action = state.outbox.actions.popFirst() else {
      state.isBusy = false
      return .rest
    }
    state.isBusy = true
    switch action {
    case .value(let value):
      state.beginDelivery()
      return .value(state.downstream!, value)
    case .completion(let completion):
      defer { state = State(isBusy: true) }
      return .completion(state.downstream!, completion, state)
    case .request(let upstream, let demand): return .request(upstream, demand)
    case .cancel(let cancellable): return .cancel(cancellable)
    case .run(let action): return .run(action)
    }
  }
}
