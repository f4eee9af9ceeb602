import Dispatch
import Weir

/// Runs code on threads of its own, and does not wait for it for ever.
enum Watchdog {
  /// Whether `body` came back in time. One that did not is left to itself.
  static func run(patience: Duration, _ body: @escaping () -> Void) -> Bool {
    start(body).comesBack(within: patience)
  }

  static func start(_ body: @escaping () -> Void) -> Running {
    let running = Running()
    let body = Unchecked(body)
    DispatchQueue(label: "io.github.weir.trial").async(group: running.group) {
      ThreadMark.$current.withValue(ThreadMark()) { body.value() }
    }
    return running
  }

  struct Running {
    fileprivate let group = DispatchGroup()

    func comesBack(within patience: Duration) -> Bool {
      let (seconds, attoseconds) = patience.components
      let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
      return group.wait(timeout: .now() + .nanoseconds(Int(nanoseconds))) == .success
    }
  }
}

/// Tells the threads of a trial apart.
final class ThreadMark: Sendable {
  @TaskLocal static var current: ThreadMark?
}
