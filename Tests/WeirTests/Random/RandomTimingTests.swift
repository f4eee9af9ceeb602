import Testing
import Weir

/// Operators that wait, held against their rules under random schedules in virtual time.
@Suite struct RandomTimingTests {
  @Test func `debounce sends what is followed by a pause`() {
    Trial(
      isTimed: true, { $0.input.debounce(for: .milliseconds(10), scheduler: $0.scheduler) },
      { [$0] }, DebounceReference.init
    ).run()
  }

  @Test func `throttle sends the latest of each window`() { throttle(latest: true) }
  @Test func `throttle sends the first of each window`() { throttle(latest: false) }

  private func throttle(latest: Bool) {
    Trial(
      isTimed: true,
      { $0.input.throttle(for: .milliseconds(20), scheduler: $0.scheduler, latest: latest) },
      { [$0] }
    ) { ThrottleReference($0, latest: latest) }.run()
  }

  @Test func `delay sends everything later`() {
    Trial(
      isTimed: true, { $0.input.delay(for: .milliseconds(15), scheduler: $0.scheduler) }, { [$0] }
    ) { LaterReference($0, by: 15) }.run()
  }

  @Test func `receive on a scheduler sends everything at its next turn`() {
    Trial(isTimed: true, { $0.input.receive(on: $0.scheduler) }, { [$0] }) {
      LaterReference($0, by: 0)
    }.run()
  }

  @Test func `timeout finishes after a silence`() { timeout(with: nil) }
  @Test func `timeout fails after a silence, with an error of yours`() { timeout(with: .oops) }

  private func timeout(with error: TestError?) {
    Trial(
      isTimed: true,
      { bench in
        bench.input.timeout(
          .milliseconds(20), scheduler: bench.scheduler,
          customError: error.map { error in { error } })
      }, { [$0] }
    ) { TimeoutReference($0, end: error == nil ? .finished : .failed) }.run()
  }

  @Test func `collect by time sends what each period has brought`() {
    Trial(
      isTimed: true,
      { $0.input.collect(.byTime($0.scheduler, .milliseconds(20))) }, { $0 }
    ) { CollectReference($0, most: .max) }.run()
  }

  @Test func `collect by time or count does so whenever the count is reached, too`() {
    Trial(
      isTimed: true,
      { $0.input.collect(.byTimeOrCount($0.scheduler, .milliseconds(20), 3)) }, { $0 }
    ) { CollectReference($0, most: 3) }.run()
  }

  @Test func `measureInterval sends the times between values`() {
    Trial(
      isTimed: true, { $0.input.measureInterval(using: $0.scheduler) },
      { [Int($0.nanoseconds / 1_000_000)] }, MeasureReference.init
    ).run()
  }
}

/// An operator that asks for everything and sends what finds demand.
private class EagerReference: Reference {
  override func begin() {
    let port = open()
    handDown()
    stage.requested(.unlimited, port: port)
  }
}

private final class DebounceReference: EagerReference {
  var latest: Int?

  override func got(_ value: Int, from port: Int) {
    latest = value
    after(10) { [self] in
      guard latest == value else { return }
      latest = nil
      sendIfWanted([value])
    }
  }

  override func ended(_ end: End, _ port: Int) {
    latest = nil
    after(0) { [self] in finish(end) }
  }
}

/// Without demand one value waits for it.
private final class ThrottleReference: EagerReference {
  let takesLatest: Bool
  var waiting: Int?
  var isScheduled = false
  var windowEnd = 0
  /// The end of the window of which the first value waits for demand.
  var keptUntil = 0
  var end: End?

  init(_ stage: Stage, latest: Bool) {
    takesLatest = latest
    super.init(stage)
  }

  override func asked(_ demand: Subscribers.Demand) {
    if isKeeping {
      later { [self] in if isKeeping { schedule(takesLatest ? windowEnd : keptUntil) } }
    }
  }

  override func got(_ value: Int, from port: Int) {
    if isScheduled {
      if takesLatest { waiting = value }
      return
    }
    if takesLatest || waiting == nil || now >= keptUntil {
      waiting = value
      keptUntil = now + 20
    }
    if demand > .none { schedule(windowEnd) }
  }

  override func ended(_ end: End, _ port: Int) {
    self.end = end
    guard !isScheduled else { return }
    waiting = nil
    schedule(now)
  }

  var isKeeping: Bool { waiting != nil && !isScheduled && end == nil }

  func schedule(_ due: Int) {
    isScheduled = true
    after(due - now, emit)
  }

  func emit() {
    isScheduled = false
    (windowEnd, keptUntil) = (now + 20, now + 20)
    if let waiting, demand > .none {
      self.waiting = nil
      sendIfWanted([waiting])
    }
    if let end { finish(end) }
  }
}

/// Who cancels while the end is on its way gets it all the same.
private final class LaterReference: Reference {
  let interval: Int
  var ending: (end: End, due: Int)?

  init(_ stage: Stage, by interval: Int) {
    self.interval = interval
    super.init(stage)
  }

  override func begin() {
    _ = open()
    handDown()
  }

  override func asked(_ demand: Subscribers.Demand) {
    if stage.isLive(0) { ask(demand, 0) }
  }

  override func got(_ value: Int, from port: Int) { after(interval) { [self] in send([value]) } }

  override func ended(_ end: End, _ port: Int) {
    ending = (end, now + interval)
    after(interval) { [self] in
      ending = nil
      finish(end)
    }
  }

  override func cancel(ear: Int) {
    super.cancel(ear: ear)
    guard let (end, due) = ending else { return }
    ending = nil
    evenAfterCancel(at: due) { [self] in
      if !isBusy { stage.complete(end, ear: 0) }
    }
  }
}

/// A cancel goes up until the end has been delivered.
private final class TimeoutReference: Reference {
  let end: End
  var lastSign = 0
  var isAsked = false
  var isEndOnItsWay = false

  init(_ stage: Stage, end: End) {
    self.end = end
    super.init(stage)
  }

  override func begin() {
    _ = open()
    startTime()
    handDown()
  }

  override func asked(_ demand: Subscribers.Demand) {
    if !isAsked { later { [self] in startTime() } }
    isAsked = true
    if stage.isLive(0) { ask(demand, 0) }
  }

  override func got(_ value: Int, from port: Int) {
    startTime()
    after(0) { [self] in send([value]) }
  }

  override func ended(_ end: End, _ port: Int) {
    isEndOnItsWay = true
    after(0) { [self] in
      isEndOnItsWay = false
      finish(end)
    }
  }

  override func cancel(ear: Int) {
    if isEndOnItsWay { stage.cancelled(port: 0) }
    isEndOnItsWay = false
    super.cancel(ear: ear)
  }

  func startTime() {
    lastSign += 1
    let sign = lastSign
    after(20) { [self] in
      if sign == lastSign, stage.isLive(0) { finish(end) }
    }
  }
}

private final class CollectReference: EagerReference {
  let most: Int
  var collected: [Int] = []

  init(_ stage: Stage, most: Int) {
    self.most = most
    super.init(stage)
  }

  override func begin() {
    tick()
    super.begin()
  }

  func tick() {
    after(20) { [self] in
      sendAll()
      tick()
    }
  }

  override func got(_ value: Int, from port: Int) {
    collected.append(value)
    if collected.count == most { sendAll() }
  }

  override func ended(_ end: End, _ port: Int) {
    if end == .finished { sendAll() }
    finish(end)
  }

  func sendAll() {
    if !collected.isEmpty { sendIfWanted(collected) }
    collected = []
  }
}

/// Passes everything on at once, without waiting its turn.
private final class MeasureReference: Reference {
  var last = 0

  override func begin() {
    last = now
    _ = open()
    handDown()
  }

  override func request(_ demand: Subscribers.Demand, ear: Int) {
    if !isOver { stage.requested(demand, port: 0) }
  }

  override func receive(_ value: Int, port: Int) -> Subscribers.Demand {
    let interval = now - last
    last = now
    let more = stage.deliver([interval], ear: 0)
    if more > .none { request(more, ear: 0) }
    return .none
  }

  override func end(_ end: End, port: Int) { react { finish(end) } }
}
