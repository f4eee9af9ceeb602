import Weir

/// What is recorded of the streams of one name.
struct Track {
  let name: String
  let location: String
  /// The demand of each subscription that is alive now.
  private(set) var live: [UInt64: Subscribers.Demand] = [:]
  private var events: [StreamSnapshot.Event] = []
  /// Where the oldest event is, once there are as many as are kept.
  private var oldest = 0
  /// What there was before the oldest event.
  private var before = Counts()
  /// The number of the event that brought the track here; what came before is not to be seen.
  private var begin: UInt64?

  private struct Counts {
    var live = 0
    var demand = Subscribers.Demand.none
  }

  init(name: String, location: String) {
    self.name = name
    self.location = location
  }

  /// Adds an event; of too many the oldest goes. False for one that is no news to be shown.
  mutating func add(
    _ event: TraceEvent, number: UInt64, time: MonotonicTime, keeping capacity: Int
  ) -> Bool {
    if event.kind.isEnd {
      live[event.subscription] = nil
    } else {
      live[event.subscription] = event.demand
    }
    begin = begin ?? (event.kind == .found ? number - 1 : number)
    let demand = live.values.reduce(Subscribers.Demand.none, +)
    if event.kind == .found {
      // It was so before the recording began: nothing has happened.
      if events.isEmpty { before = Counts(live: live.count, demand: demand) }
      return false
    }
    let new = StreamSnapshot.Event(
      number: number, time: time, subscription: event.subscription, kind: event.kind,
      live: live.count, demand: demand)
    if events.count < capacity {
      events.append(new)
    } else {
      before = Counts(live: events[oldest].live, demand: events[oldest].demand)
      events[oldest] = new
      oldest = (oldest + 1) % capacity
    }
    return true
  }

  mutating func clear() {
    events = []
    oldest = 0
    before = Counts(live: live.count, demand: live.values.reduce(.none, +))
  }

  func first(after number: UInt64) -> StreamSnapshot.Event? {
    (events[oldest...] + events[..<oldest]).first { $0.number > number }
  }

  /// The stream as it was after the event of that number; nil if it was not there yet.
  func stream(upTo number: UInt64) -> StreamSnapshot.Stream? {
    guard let begin, begin <= number else { return nil }
    let shown = Array((events[oldest...] + events[..<oldest]).prefix { $0.number <= number })
    return StreamSnapshot.Stream(
      name: name, location: location, liveBefore: before.live,
      live: shown.last?.live ?? before.live, demand: shown.last?.demand ?? before.demand,
      events: shown)
  }
}
