import Weir

/// What was found wrong in one trial.
final class Findings: @unchecked Sendable {
  private let stored = Lock<[String]>([])

  var all: [String] { stored.withLock { $0 } }

  /// Notes `explanation`, once.
  func note(_ explanation: String) {
    stored.withLock { if !$0.contains(explanation) { $0.append(explanation) } }
  }

  func note(_ explanation: String, if isWrong: Bool) {
    if isWrong { note(explanation) }
  }
}
