import Weir

/// Merges `inputs` ports; with a limit, port 0 is the one whose values open the others: `flatMap`.
final class MergeReference: Reference {
  let inputs: Int
  private let limit: Subscribers.Demand?
  /// The ports that are open, in the order they are asked: the last takes the place of one that ends.
  private var running: [Int] = []
  private var toCome: Int
  private var waiting: [(value: Int, port: Int)] = []
  private var outerHasEnded: Bool
  private var wasUnlimited = false

  init(_ stage: Stage, inputs: Int, limit: Subscribers.Demand? = nil) {
    self.inputs = inputs
    self.limit = limit
    toCome = inputs
    outerHasEnded = limit == nil
    super.init(stage)
  }

  override func begin() {
    handDown()
    if let limit {
      let outer = open()
      askAtOnce(limit, outer)
    }
    for _ in 0..<inputs { openOne() }
  }

  private func openOne() {
    guard !isOver else { return }
    toCome -= 1
    let port = open()
    running.append(port)
    askAtOnce(demand == .unlimited ? .unlimited : .max(1), port)
  }

  override func asked(_ more: Subscribers.Demand) {
    while demand > .none, !waiting.isEmpty {
      let (value, port) = waiting.removeFirst()
      sendIfWanted([value])
      if demand != .unlimited, stage.isLive(port) { ask(.max(1), port) }
    }
    if demand == .unlimited, !wasUnlimited { for port in running { ask(.unlimited, port) } }
    self.wasUnlimited = demand == .unlimited
    finishIfDone()
  }

  override func got(_ value: Int, from port: Int) {
    if limit != nil, port == 0 { return openOne() }
    guard demand > .none else { return waiting.append((value, port)) }
    sendIfWanted([value])
    if demand != .unlimited { answer(with: .max(1)) }
  }

  override func ended(_ end: End, _ port: Int) {
    if let index = running.firstIndex(of: port) {
      running.swapAt(index, running.count - 1)
      running.removeLast()
      if end == .finished, let limit, limit != .unlimited, stage.isLive(0) { ask(.max(1), 0) }
    } else {
      outerHasEnded = true
    }
    guard end == .failed else { return finishIfDone() }
    // merge cancels the one that has failed as well, flatMap does not.
    if limit == nil { doomed.insert(port) }
    finish(.failed)
  }

  private func finishIfDone() {
    if outerHasEnded, toCome <= 0, running.isEmpty, waiting.isEmpty { finish(.finished) }
  }
}
