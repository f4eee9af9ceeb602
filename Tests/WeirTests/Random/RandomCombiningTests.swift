import Testing
import Weir

/// Operators with several inputs, held against their rules under random schedules.
@Suite struct RandomCombiningTests {
  @Test func `combineLatest sends the latest of all inputs at each value`() {
    Trial(
      ports: 3, { $0.input.combineLatest($0.input, $0.input) }, { [$0, $1, $2] },
      CombineLatestReference.init
    ).run()
  }

  @Test func `zip sends values of the same position`() {
    Trial(ports: 3, { $0.input.zip($0.input, $0.input) }, { [$0, $1, $2] }, ZipReference.init)
      .run()
  }

  @Test func `merge sends what comes, one value of each input at a time if asked for few`() {
    Trial(ports: 3, { $0.input.merge(with: $0.input, $0.input) }, { [$0] }) {
      MergeReference($0, inputs: 3)
    }.run()
  }

  @Test func `MergeMany does the same for any number of inputs`() {
    Trial(ports: 5, { Publishers.MergeMany(Array(repeating: $0.input, count: 5)) }, { [$0] }) {
      MergeReference($0, inputs: 5)
    }.run()
  }

  @Test func `withLatestFrom sends the latest of the other for each value`() {
    Trial(
      ports: 2, { $0.input.withLatestFrom($0.input) { [$0, $1] } }, { $0 },
      WithLatestFromReference.init
    ).run()
  }

  @Test func `append goes on with the next input after the first has finished`() {
    Trial(ports: 2, { $0.input.append($0.input) }, { [$0] }, AppendReference.init).run()
  }

  @Test func `prepend does the same the other way round`() {
    Trial(ports: 2, { $0.input.prepend($0.input) }, { [$0] }, AppendReference.init).run()
  }

  @Test func `drop until output waits for the first value of another`() {
    Trial(ports: 2, { $0.input.drop(untilOutputFrom: $0.input) }, { [$0] }) {
      UntilOutputReference($0, drops: true)
    }.run()
  }

  @Test func `prefix until output ends with the first value of another`() {
    Trial(ports: 2, { $0.input.prefix(untilOutputFrom: $0.input) }, { [$0] }) {
      UntilOutputReference($0, drops: false)
    }.run()
  }
}

private final class CombineLatestReference: Reference {
  var latest: [Int?] = [nil, nil, nil]
  var endings = 0

  override func begin() {
    handDown()
    for _ in latest {
      let port = open()
      askAtOnce(demand, port)
    }
  }

  override func asked(_ demand: Subscribers.Demand) {
    for port in 0..<stage.portCount where stage.isLive(port) { ask(demand, port) }
  }

  override func got(_ value: Int, from port: Int) {
    latest[port] = value
    // What an input sends from inside a combination makes none by itself.
    guard !isDelivering else { return }
    let known = latest.compactMap { $0 }
    if known.count == 3 { sendIfWanted(known) }
  }

  override func ended(_ end: End, _ port: Int) {
    endings += 1
    if end == .failed || endings == 3 { finish(end) }
  }
}

private final class ZipReference: Reference {
  var waiting: [[Int]] = [[], [], []]
  var hasEnded = [false, false, false]
  /// The input whose value is being delivered in a pair.
  var answered: Int?

  override func begin() {
    handDown()
    for _ in waiting {
      let port = open()
      askAtOnce(demand, port)
    }
  }

  override func asked(_ demand: Subscribers.Demand) {
    for port in 0..<stage.portCount {
      if port == answered {
        answer(with: demand)
      } else if stage.isLive(port) {
        ask(demand, port)
      }
    }
  }

  override func got(_ value: Int, from port: Int) {
    waiting[port].append(value)
    guard waiting.allSatisfy({ !$0.isEmpty }) else { return }
    let isFirst = isIdle
    if isFirst { later { [self] in answered = port } }
    send(waiting.indices.map { waiting[$0].removeFirst() })
    if isFirst { later { [self] in answered = nil } }
    finishIfDone()
  }

  override func ended(_ end: End, _ port: Int) {
    if end == .failed {
      doomed.insert(port)
      return finish(.failed)
    }
    hasEnded[port] = true
    finishIfDone()
  }

  func finishIfDone() {
    if waiting.indices.contains(where: { hasEnded[$0] && waiting[$0].isEmpty }) {
      finish(.finished)
    }
  }
}

private final class WithLatestFromReference: Reference {
  var latest: Int?

  override func begin() {
    handDown()
    let other = open()
    react { ask(.unlimited, other) }
    let main = open()
    react { ask(demand, main) }
  }

  override func asked(_ demand: Subscribers.Demand) {
    if stage.portCount > 1, stage.isLive(1) { ask(demand, 1) }
  }

  override func receive(_ value: Int, port: Int) -> Subscribers.Demand {
    // A value that is left out is made up for by another.
    if port == 1, latest == nil { return .max(1) }
    return super.receive(value, port: port)
  }

  override func got(_ value: Int, from port: Int) {
    if port == 0 { latest = value } else { send([value, latest!]) }
  }

  override func ended(_ end: End, _ port: Int) {
    if port == 1 || end == .failed { finish(end) }
  }
}

private final class AppendReference: Reference {
  override func begin() {
    _ = open()
    handDown()
  }

  override func asked(_ demand: Subscribers.Demand) {
    if let port = current { ask(demand, port) }
  }

  override func got(_ value: Int, from port: Int) { answerIfWanted(by: [value]) }

  override func ended(_ end: End, _ port: Int) {
    if end == .failed || port == 1 { return finish(end) }
    let next = open()
    askAtOnce(demand, next)
  }

  var current: Int? {
    let last = stage.portCount - 1
    return stage.isLive(last) ? last : nil
  }
}

/// Port 0 is what is waited for. It is asked for one value.
private final class UntilOutputReference: Reference {
  let drops: Bool
  var isTriggered = false
  var isHandedDown = false

  init(_ stage: Stage, drops: Bool) {
    self.drops = drops
    super.init(stage)
  }

  override func begin() {
    if drops { handDownOnce() }
    let trigger = open()
    askAtOnce(.max(1), trigger)
    let main = open()
    askAtOnce(demand, main)
    if !isOver { handDownOnce() }
  }

  func handDownOnce() {
    guard !isHandedDown else { return }
    isHandedDown = true
    handDown()
  }

  override func asked(_ demand: Subscribers.Demand) {
    if stage.portCount > 1, stage.isLive(1) { ask(demand, 1) }
  }

  override func got(_ value: Int, from port: Int) {
    if port == 1 {
      if isTriggered == drops { answer(by: [value]) }
    } else if !isTriggered {
      isTriggered = true
      if drops { return }
      later { [self] in handDownOnce() }
      finish(.finished)
    }
  }

  override func ended(_ end: End, _ port: Int) {
    if port == 1 || (drops && !isTriggered) { finish(end) }
  }
}
