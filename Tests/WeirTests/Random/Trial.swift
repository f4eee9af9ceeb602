import Foundation
import Testing
import Weir

/// Holds a real operator against its reference under many made-up schedules.
struct Trial {
  var traits: Traits
  let device: (Stage, Workbench) -> any Middle
  let reference: (Stage) -> any Middle

  /// An operator with one subscriber.
  init<P: Publisher>(
    ports: Int = 1, isTimed: Bool = false, _ build: @escaping (Workbench) -> P,
    _ render: @escaping (P.Output) -> [Int], _ reference: @escaping (Stage) -> any Middle
  ) where P.Failure == TestError {
    self.init(
      Traits(ports: ports, isTimed: isTimed),
      { _, bench in Device(bench, build(bench), render) }, reference)
  }

  init(
    _ traits: Traits, _ device: @escaping (Stage, Workbench) -> any Middle,
    _ reference: @escaping (Stage) -> any Middle
  ) {
    self.traits = traits
    self.device = device
    self.reference = reference
  }

  /// How many schedules each operator is put through.
  static let count = setting("WEIR_SCHEDULES").map(Int.init) ?? 4000
  /// The one schedule to run, if it is named.
  static let seed = setting("WEIR_SEED")

  private static func setting(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  /// Runs the schedules and reports the first that shows a difference, as short as it can be made.
  func run(sourceLocation: SourceLocation = #_sourceLocation) {
    let seeds = Self.seed.map { $0...$0 } ?? 1...UInt64(Self.count)
    for seed in seeds {
      let steps = traits.schedule(seed: seed)
      guard differs(steps) else { continue }
      Issue.record(
        Comment(rawValue: report(shortened(steps), seed)), sourceLocation: sourceLocation)
      return
    }
  }

  private func differs(_ steps: [Step]) -> Bool {
    actual(steps) != expected(steps)
  }

  private func actual(_ steps: [Step]) -> Stage.Record {
    let stage = Stage(ears: traits.ears)
    let bench = Workbench(stage)
    stage.run(steps, device(stage, bench))
    bench.clear()
    var record = stage.record
    record.timers = bench.scheduler.pendingCount
    return record
  }

  private func expected(_ steps: [Step]) -> Stage.Record {
    let stage = Stage(ears: traits.ears)
    stage.run(steps, reference(stage))
    return stage.record
  }

  /// Drops steps for as long as the difference stays.
  private func shortened(_ steps: [Step]) -> [Step] {
    var steps = steps
    var index = steps.count
    while index > 0 {
      index -= 1
      var fewer = steps
      fewer.remove(at: index)
      if differs(fewer) {
        steps = fewer
        index = steps.count
      }
    }
    return steps
  }

  private func report(_ steps: [Step], _ seed: UInt64) -> String {
    """
    The operator and its reference differ. Again with WEIR_SEED=\(seed). The shortest schedule:
      \(steps.map(\.description).joined(separator: "\n  "))
    gives
      \(actual(steps))
    and should give
      \(expected(steps))
    """
  }
}
