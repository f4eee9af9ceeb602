import Weir

/// What stands between inputs and subscribers on a ``Stage``: a real operator, or the reference.
protocol Middle: AnyObject {
  /// Milliseconds since the start.
  var now: Int { get }
  func join(ear: Int)
  func request(_ demand: Subscribers.Demand, ear: Int)
  func cancel(ear: Int)
  /// Returns the demand that the receiver of the value answers with.
  func receive(_ value: Int, port: Int) -> Subscribers.Demand
  func end(_ end: End, port: Int)
  func pass(milliseconds: Int)
  func connect()
  func disconnect()
}

extension Middle {
  func connect() {}
  func disconnect() {}
}

/// The surroundings of an operator: it runs a schedule and writes down what comes out, downstream at
/// the ears and upstream at the ports.
///
/// Its inputs keep the contract: they send what they were asked for, end once, and nothing after.
final class Stage {
  enum Entry: Equatable {
    case subscription(at: Int)
    case value([Int], at: Int)
    case end(End, at: Int)
    case request(Subscribers.Demand, at: Int)
    case cancel(at: Int)
  }

  /// What was seen at each subscriber and at each input.
  struct Record: Equatable, CustomStringConvertible {
    var ears: [[Entry]]
    var ports: [[Entry]] = []
    /// How many timers go on after all is over.
    var timers = 0

    var description: String {
      let ears = ears.enumerated().map { "ear \($0): \($1)" }
      let ports = ports.enumerated().map { "port \($0): \($1)" }
      return (ears + ports + ["timers left: \(timers)"]).joined(separator: "\n  ")
        .replacing("WeirTests.Stage.Entry.", with: "").replacing("WeirTests.End", with: "")
    }
  }

  private struct Port {
    var demand = Subscribers.Demand.none
    var isLive = true
  }

  private enum Place { case empty, joining, taken }

  private(set) var record: Record
  private var middle: (any Middle)!
  private var ports: [Port] = []
  private var places: [Place]
  private var initialDemand = Subscribers.Demand.none
  private var reply = Subscribers.Demand.none
  private var nextValue = 1
  private var insideValues = Queue<Step.Action>()
  private var insideRequests = Queue<Step.Action>()

  init(ears: Int) {
    record = Record(ears: Array(repeating: [], count: ears))
    places = Array(repeating: .empty, count: ears)
  }

  /// Puts `middle` through `steps`.
  func run(_ steps: [Step], _ middle: any Middle) {
    self.middle = middle
    for step in steps {
      switch step.moment {
      case .now: perform(step.action)
      case .insideValue: insideValues.append(step.action)
      case .insideRequest: insideRequests.append(step.action)
      }
    }
    self.middle = nil
  }

  private func perform(_ action: Step.Action) {
    switch action {
    case .send(let port):
      guard let port = find(port), ports[port].demand > .none else { return }
      ports[port].demand -= 1
      // The number is taken before the delivery: a send inside it gets the next one.
      let value = nextValue
      nextValue += 1
      ports[port].demand += middle.receive(value, port: port)
    case .end(let port, let end):
      guard let port = find(port) else { return }
      ports[port].isLive = false
      middle.end(end, port: port)
    case .join(let ear, let demand):
      guard places[ear] == .empty else { return }
      places[ear] = .joining
      initialDemand = demand
      middle.join(ear: ear)
    case .request(let ear, let demand):
      if places[ear] == .taken { middle.request(demand, ear: ear) }
    case .cancel(let ear):
      if places[ear] == .taken { middle.cancel(ear: ear) }
    case .reply(let demand):
      reply += demand
    case .pass(let milliseconds):
      middle.pass(milliseconds: milliseconds)
    case .connect:
      middle.connect()
    case .disconnect:
      middle.disconnect()
    }
  }

  private func find(_ port: Int) -> Int? {
    let port = min(port, ports.count - 1)
    return port >= 0 && ports[port].isLive ? port : nil
  }

  private var now: Int { middle.now }

  /// Does what was put off until now: one thing at the first occasion, two at the next, and so on.
  private func performInside(_ occasion: Int, _ next: () -> Step.Action?) {
    for _ in 0...(occasion % 2) {
      if let action = next() { perform(action) }
    }
  }
}

// MARK: What the middle does

extension Stage {
  /// Takes one more subscription to an input; its number.
  func openPort() -> Int {
    ports.append(Port())
    record.ports.append([])
    return ports.count - 1
  }

  /// Makes an input that sends whatever it likes: whoever sends to a subject.
  func openFreePort() { ports[openPort()].demand = .unlimited }

  var portCount: Int { ports.count }
  func isLive(_ port: Int) -> Bool { ports[port].isLive }

  func subscribed(ear: Int) {
    record.ears[ear].append(.subscription(at: now))
    places[ear] = .taken
    if initialDemand > .none { middle.request(initialDemand, ear: ear) }
  }

  func deliver(_ value: [Int], ear: Int) -> Subscribers.Demand {
    record.ears[ear].append(.value(value, at: now))
    let outer = reply
    reply = .none
    defer { reply = outer }
    performInside(record.ears[ear].count) { insideValues.popFirst() }
    return reply
  }

  func complete(_ end: End, ear: Int) {
    record.ears[ear].append(.end(end, at: now))
    performInside(record.ears[ear].count) { insideValues.popFirst() }
  }

  /// Asking an input that has ended is allowed and does nothing.
  func requested(_ demand: Subscribers.Demand, port: Int) {
    guard ports[port].isLive else { return }
    record.ports[port].append(.request(demand, at: now))
    ports[port].demand += demand
    performInside(record.ports[port].count) { insideRequests.popFirst() }
  }

  func cancelled(port: Int) {
    // What is let go after the schedule is of no interest.
    guard middle != nil else { return }
    record.ports[port].append(.cancel(at: now))
    ports[port].isLive = false
  }
}
