import Glibc
import Weir

/// A moment on a store's own clock, which only goes forward: milliseconds since the store was made.
struct StoreTime: Comparable, Hashable, Sendable {
  static let zero = StoreTime(milliseconds: 0)
  /// 100 000 years; what is later has not been written by this program.
  static let range: ClosedRange<Int64> = 0...3_155_695_200_000_000

  var milliseconds: Int64

  func distance(to other: StoreTime) -> MonotonicTime.Stride {
    .milliseconds(Int(other.milliseconds - milliseconds))
  }

  func advanced(by length: MonotonicTime.Stride) -> StoreTime {
    StoreTime(milliseconds: milliseconds + length.nanoseconds / 1_000_000)
  }

  static func < (a: StoreTime, b: StoreTime) -> Bool { a.milliseconds < b.milliseconds }
}

/// What the clocks of the machine showed at one moment.
package struct ClockReading: Equatable, Sendable {
  /// Which run of the machine it is; empty where the system does not tell.
  package var boot: String
  /// Milliseconds since the machine was started, asleep or not. Nobody can set this clock.
  package var sinceBoot: Int64
  /// Milliseconds since 1970-01-01 00:00 UTC, by a clock that anybody may have set.
  package var wall: Int64

  package init(boot: String, sinceBoot: Int64, wall: Int64) {
    self.boot = boot
    self.sinceBoot = sinceBoot
    self.wall = wall
  }

  /// How many milliseconds have passed at least since an earlier reading. Never less than none.
  ///
  /// While the machine runs the clock that nobody can set tells, and the wall clock does not matter.
  /// After a restart as much time has passed as the machine has been running, or as the wall clock
  /// says if that is more. So setting the wall clock back gains nothing, and a machine that has lost
  /// its time counts on from where it was.
  func elapsed(since earlier: ClockReading) -> Int64 {
    let isSameRun = boot == earlier.boot && (!boot.isEmpty || sinceBoot >= earlier.sinceBoot)
    return isSameRun
      ? max(sinceBoot - earlier.sinceBoot, 0)
      : max(sinceBoot, wall - earlier.wall, 0)
  }
}

/// Reads the clocks of the machine, or of a test.
package protocol StoreClock: Sendable {
  func read() -> ClockReading
}

/// The clocks of this machine.
package struct SystemClock: StoreClock {
  package init() {}

  package func read() -> ClockReading {
    ClockReading(
      boot: Self.boot, sinceBoot: Self.milliseconds(CLOCK_BOOTTIME),
      wall: Self.milliseconds(CLOCK_REALTIME))
  }

  private static func milliseconds(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
  }

  private static let boot: String = {
    guard let file = fopen("/proc/sys/kernel/random/boot_id", "re") else { return "" }
    defer { fclose(file) }
    var line = [UInt8](repeating: 0, count: 36)
    let count = fread(&line, 1, line.count, file)
    return String(decoding: line[..<count], as: UTF8.self)
  }()
}
