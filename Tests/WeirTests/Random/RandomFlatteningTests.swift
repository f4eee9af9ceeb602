import Testing
import Weir

/// Operators whose inputs come out of an input, held against their rules under random schedules.
@Suite struct RandomFlatteningTests {
  @Test func `flatMap merges all inputs there are`() { flatMap(.unlimited) }

  @Test func `flatMap has no more inputs at a time than it may`() {
    flatMap(.max(1))
    flatMap(.max(2))
  }

  private func flatMap(_ limit: Subscribers.Demand) {
    Trial(
      ports: 5, { bench in bench.input.flatMap(maxPublishers: limit) { _ in bench.input } },
      { [$0] }
    ) { MergeReference($0, inputs: 0, limit: limit) }.run()
  }

  @Test func `switchToLatest follows whichever input came last`() {
    Trial(
      ports: 5, { bench in bench.input.map { _ in bench.input }.switchToLatest() }, { [$0] },
      SwitchToLatestReference.init
    ).run()
  }
}

private final class SwitchToLatestReference: Reference {
  var latest: Int?
  var outerHasEnded = false

  override func begin() {
    handDown()
    let outer = open()
    askAtOnce(.unlimited, outer)
  }

  override func asked(_ demand: Subscribers.Demand) {
    if let latest { ask(demand, latest) }
  }

  override func got(_ value: Int, from port: Int) {
    if port > 0 { return answerIfWanted(by: [value]) }
    if let latest { stage.cancelled(port: latest) }
    let next = open()
    latest = next
    askAtOnce(demand, next)
  }

  override func ended(_ end: End, _ port: Int) {
    if port == 0 { outerHasEnded = true } else { latest = nil }
    if end == .failed || (outerHasEnded && latest == nil) { finish(end) }
  }
}
