import Weir

/// What an operator with one subscriber is held against: its rules in a few plain lines.
///
/// A subclass says in ``got(_:from:)`` and its like what follows from an event. What follows is
/// done in order, one thing after the other; what happens meanwhile takes effect at once on the
/// rules, but what follows from it waits its turn. Nothing comes after the end or a cancel.
class Reference: Middle {
  let stage: Stage
  var demand = Subscribers.Demand.none
  private(set) var isOver = false
  private(set) var now = 0

  /// Whether a value is just now on its way to the subscriber.
  private(set) var isDelivering = false
  /// Inputs that have ended and are cancelled all the same.
  var doomed: Set<Int> = []

  private var effects = Queue<() -> Void>()
  private(set) var isBusy = false
  private var isEnding = false
  /// What the value that is being received is answered with.
  private var answer = Subscribers.Demand.none
  private var timers: [(due: Int, run: () -> Void)] = []

  init(_ stage: Stage) {
    self.stage = stage
  }

  // MARK: The rules

  /// A subscriber has come.
  func begin() {}
  /// It asks for more; `self.demand` knows already.
  func asked(_ demand: Subscribers.Demand) {}
  func got(_ value: Int, from port: Int) {}
  func ended(_ end: End, _ port: Int) {}

  // MARK: What may follow

  func handDown() { stage.subscribed(ear: 0) }

  /// Subscribes to one more input; if all is over by now, only to cancel it.
  func open() -> Int {
    let port = stage.openPort()
    if isOver { stage.cancelled(port: port) }
    return port
  }

  func send(_ value: [Int]) {
    follow { [self] in
      let more = deliver(value)
      if more > .none { request(more, ear: 0) }
    }
  }

  private func deliver(_ value: [Int]) -> Subscribers.Demand {
    isDelivering = true
    defer { isDelivering = false }
    return stage.deliver(value, ear: 0)
  }

  /// Sends at once what a value has led to, if its turn has come: then what is asked for in return is
  /// the answer to that value.
  func answer(by value: [Int]) {
    guard isIdle else { return send(value) }
    follow { [self] in
      let more = deliver(value)
      if !isOver, !isEnding { demand += more }
      answer += more
    }
  }

  /// Whether a value that is sent now is delivered at once.
  var isIdle: Bool { !isBusy && effects.isEmpty }

  func answerIfWanted(by value: [Int]) {
    guard demand > .none else { return }
    demand -= 1
    answer(by: value)
  }

  /// Asks for more in answer to the value that is being received.
  func answer(with demand: Subscribers.Demand) { answer += demand }

  /// Sends if there is demand.
  func sendIfWanted(_ value: [Int]) {
    guard demand > .none else { return }
    demand -= 1
    send(value)
  }

  func ask(_ demand: Subscribers.Demand, _ port: Int) {
    if demand > .none { follow { [stage] in stage.requested(demand, port: port) } }
  }

  /// Asks an input that has just been subscribed to. What it sends at once is heard at once.
  func askAtOnce(_ demand: Subscribers.Demand, _ port: Int) {
    if demand > .none, !isOver, !isEnding { stage.requested(demand, port: port) }
  }

  /// Cancels an input that is no longer needed.
  func drop(_ port: Int) {
    if stage.isLive(port) { effects.append { [stage] in stage.cancelled(port: port) } }
  }

  func finish(_ end: End) {
    follow { [self] in
      stop()
      stage.complete(end, ear: 0)
    }
    isEnding = true
  }

  func later(_ action: @escaping () -> Void) { follow(action) }

  func after(_ milliseconds: Int, _ action: @escaping () -> Void) {
    timers.append((now + max(0, milliseconds), { [self] in react(action) }))
  }

  /// Sets a timer that runs whatever has happened by then.
  func evenAfterCancel(at due: Int, _ action: @escaping () -> Void) {
    timers.append((due, action))
  }

  private func follow(_ effect: @escaping () -> Void) {
    if !isEnding { effects.append(effect) }
  }

  // MARK: What happens

  func react(_ rule: () -> Void) {
    guard !isOver else { return }
    rule()
    guard !isBusy else { return }
    isBusy = true
    while let effect = effects.popFirst() { effect() }
    isBusy = false
  }

  private func stop() {
    isOver = true
    effects = Queue()
    timers = []
    for port in 0..<stage.portCount where stage.isLive(port) || doomed.contains(port) {
      stage.cancelled(port: port)
    }
  }

  func join(ear: Int) { begin() }

  func request(_ demand: Subscribers.Demand, ear: Int) {
    react {
      self.demand += demand
      asked(demand)
    }
  }

  func cancel(ear: Int) {
    if !isOver { stop() }
  }

  func receive(_ value: Int, port: Int) -> Subscribers.Demand {
    let outer = answer
    answer = .none
    defer { answer = outer }
    react { got(value, from: port) }
    return answer
  }

  func end(_ end: End, port: Int) {
    react { ended(end, port) }
  }

  func pass(milliseconds: Int) {
    let end = now + milliseconds
    while let next = timers.indices.min(by: { timers[$0].due < timers[$1].due }),
      timers[next].due <= end
    {
      let timer = timers.remove(at: next)
      now = timer.due
      timer.run()
    }
    now = end
  }
}
