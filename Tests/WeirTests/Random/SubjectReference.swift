import Weir

/// The rules of a subject: one event after the other, to each subscriber in the order they came.
class SubjectReference: Middle {
  /// One subscriber.
  private final class Member {
    let ear: Int
    var demand = Subscribers.Demand.none
    /// The latest event it has had, or had no part in.
    var seen: Int
    /// Whether it is to get the current value as soon as it asks.
    var isOwed: Bool
    var isBusy = false
    var isJoining = true
    var isLive = true
    /// What has come while it was busy.
    var waiting: [(value: Int, number: Int)] = []
    var end: End?

    init(ear: Int, seen: Int, isOwed: Bool) {
      self.ear = ear
      self.seen = seen
      self.isOwed = isOwed
    }
  }

  private enum Event {
    case value(Int)
    case end(End)
  }

  let stage: Stage
  let now = 0
  private let remembers: Bool
  private var current: Int?
  private var end: End?
  private var number = 0
  private var members: [Member] = []
  private var events: [(Event, number: Int)] = []
  private var isBusy = false

  init(_ stage: Stage, current: Int?, hasFreePort: Bool = true) {
    self.stage = stage
    self.current = current
    remembers = current != nil
    if hasFreePort { stage.openFreePort() }
  }

  var hasEnded: Bool { end != nil }
  var hasMembers: Bool { members.contains { $0.isLive } }
  func isLive(ear: Int) -> Bool { members.contains { $0.ear == ear && $0.isLive } }

  // MARK: Events

  func receive(_ value: Int, port: Int) -> Subscribers.Demand {
    if remembers { current = value }
    happen(.value(value))
    return .none
  }

  func end(_ end: End, port: Int) {
    self.end = end
    happen(.end(end))
  }

  private func happen(_ event: Event) {
    number += 1
    events.append((event, number))
    guard !isBusy else { return }
    isBusy = true
    while !events.isEmpty {
      let (event, number) = events.removeFirst()
      for member in members where member.isLive {
        switch event {
        case .value(let value): offer(value, number, member)
        case .end(let end):
          member.end = end
          serve(member)
        }
      }
    }
    isBusy = false
  }

  private func offer(_ value: Int, _ number: Int, _ member: Member) {
    guard number > member.seen else { return }
    if member.isBusy { return member.waiting.append((value, number)) }
    member.seen = number
    member.isOwed = remembers && member.demand == .none
    if member.demand > .none { hand(value, member) }
  }

  private func hand(_ value: Int, _ member: Member) {
    member.demand -= 1
    member.isBusy = true
    member.demand += stage.deliver([value], ear: member.ear)
    member.isBusy = false
    serve(member)
  }

  /// Gives a subscriber what has become possible.
  private func serve(_ member: Member) {
    guard member.isLive, !member.isBusy else { return }
    if member.isOwed, member.demand > .none {
      member.isOwed = false
      member.seen = number
      hand(current!, member)
    } else if !member.waiting.isEmpty {
      let (value, number) = member.waiting.removeFirst()
      offer(value, number, member)
      serve(member)
    } else if let end = member.end, !member.isJoining {
      member.isLive = false
      stage.complete(end, ear: member.ear)
    }
  }

  // MARK: Subscribers

  func join(ear: Int) {
    if let end {
      stage.subscribed(ear: ear)
      return stage.complete(end, ear: ear)
    }
    let member = Member(ear: ear, seen: number, isOwed: remembers)
    members.append(member)
    stage.subscribed(ear: ear)
    member.isJoining = false
    serve(member)
  }

  func request(_ demand: Subscribers.Demand, ear: Int) {
    guard let member = members.first(where: { $0.ear == ear && $0.isLive }) else { return }
    member.demand += demand
    isWanted()
    serve(member)
  }

  /// Someone has asked for values.
  func isWanted() {}

  func cancel(ear: Int) { members.first { $0.ear == ear }?.isLive = false }

  func pass(milliseconds: Int) {}
  func connect() {}
  func disconnect() {}
}

/// A subject with an input, which is asked for everything once anyone has asked for anything.
class MulticastReference: SubjectReference {
  private var port: Int?
  private var isConnecting = false
  private var asks = false

  init(_ stage: Stage) {
    super.init(stage, current: nil, hasFreePort: false)
  }

  override func isWanted() {
    guard !asks else { return }
    asks = true
    if let port { stage.requested(.unlimited, port: port) }
  }

  override func receive(_ value: Int, port: Int) -> Subscribers.Demand {
    port == self.port ? super.receive(value, port: port) : .none
  }

  override func connect() {
    guard port == nil else { return }
    let port = stage.openPort()
    self.port = port
    if hasEnded { return stage.cancelled(port: port) }
    isConnecting = true
    if asks { stage.requested(.unlimited, port: port) }
    isConnecting = false
  }

  /// Only what has been connected can be disconnected.
  override func disconnect() {
    guard let port, !isConnecting else { return }
    if stage.isLive(port) { stage.cancelled(port: port) }
    self.port = nil
  }
}

/// Connected from the first subscriber's coming until the last one cancels. Who is told the end does
/// not leave.
final class ShareReference: MulticastReference {
  private var count = 0
  private var hasLeft: Set<Int> = []

  override func join(ear: Int) {
    count += 1
    super.join(ear: ear)
    if count > 0 { connect() }
    if count == 0 { disconnect() }
  }

  override func cancel(ear: Int) {
    super.cancel(ear: ear)
    guard hasLeft.insert(ear).inserted else { return }
    count -= 1
    if count == 0 { disconnect() }
  }
}
