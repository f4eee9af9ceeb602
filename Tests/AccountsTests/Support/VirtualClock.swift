import Synchronization

@testable import Accounts

/// The clocks of a machine that a test winds.
final class VirtualClock: StoreClock {
  private let reading: Mutex<ClockReading>

  /// A machine that has been running for an hour on 2026-11-30.
  init() {
    reading = Mutex(ClockReading(boot: "first", sinceBoot: 3_600_000, wall: 1_796_000_000_000))
  }

  func read() -> ClockReading { reading.withLock { $0 } }

  /// Lets so many seconds go by.
  func advance(by seconds: Double) {
    reading.withLock {
      $0.sinceBoot += Int64(seconds * 1_000)
      $0.wall += Int64(seconds * 1_000)
    }
  }

  /// Sets the wall clock, as a user can.
  func setWall(by seconds: Double) {
    reading.withLock { $0.wall += Int64(seconds * 1_000) }
  }

  /// Switches the machine off for a time, and on again.
  func restart(after seconds: Double = 0, as boot: String = "second") {
    reading.withLock {
      $0.boot = boot
      $0.sinceBoot = 0
      $0.wall += Int64(seconds * 1_000)
    }
  }
}
