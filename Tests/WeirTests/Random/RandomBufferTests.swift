import Testing
import Weir

/// Buffers of every kind, held against their rules under random schedules.
@Suite struct RandomBufferTests {
  @Test func `a full buffer drops the newest`() {
    buffer(.dropNewest, .byRequest)
    buffer(.dropNewest, .keepFull)
  }

  @Test func `a full buffer drops the oldest`() {
    buffer(.dropOldest, .byRequest)
    buffer(.dropOldest, .keepFull)
  }

  @Test func `a full buffer fails`() {
    buffer(.fail, .byRequest)
    buffer(.fail, .keepFull)
  }

  private func buffer(_ whenFull: WhenFull, _ prefetch: Publishers.PrefetchStrategy) {
    let strategy: Publishers.BufferingStrategy<TestError> =
      switch whenFull {
      case .dropNewest: .dropNewest
      case .dropOldest: .dropOldest
      case .fail: .customError { .oops }
      }
    Trial({ $0.input.buffer(size: 2, prefetch: prefetch, whenFull: strategy) }, { [$0] }) {
      BufferReference($0, whenFull, keepsFull: prefetch == .keepFull)
    }.run()
  }
}

private enum WhenFull { case dropNewest, dropOldest, fail }

private final class BufferReference: Reference {
  let whenFull: WhenFull
  let keepsFull: Bool
  var kept: [Int] = []
  var end: End?

  init(_ stage: Stage, _ whenFull: WhenFull, keepsFull: Bool) {
    self.whenFull = whenFull
    self.keepsFull = keepsFull
    super.init(stage)
  }

  override func begin() {
    let port = open()
    react {
      ask(keepsFull ? .max(2) : .unlimited, port)
      later { [self] in handDown() }
    }
  }

  override func asked(_ demand: Subscribers.Demand) {
    let count = min(kept.count, self.demand.max ?? .max)
    for value in kept.prefix(count) { sendIfWanted([value]) }
    kept.removeFirst(count)
    if keepsFull, stage.isLive(0) { ask(.max(count), 0) }
    finishIfDone()
  }

  override func got(_ value: Int, from port: Int) {
    guard end == nil else { return }
    if demand > .none {
      sendIfWanted([value])
      if keepsFull { answer(with: .max(1)) }
      return
    }
    kept.append(value)
    guard kept.count > 2 else { return }
    kept.remove(at: whenFull == .dropOldest ? 0 : 2)
    guard whenFull == .fail else { return }
    drop(0)
    end = .failed
    if kept.isEmpty { finishIfDone() }
  }

  override func ended(_ end: End, _ port: Int) {
    guard self.end == nil else { return }
    self.end = end
    finishIfDone()
  }

  func finishIfDone() {
    if let end, end == .failed || (kept.isEmpty && demand > .none) { finish(end) }
  }
}
