import Weir

/// The time in which no further attempt is looked at, counted down in whole seconds.
///
/// Used on one thread, the scheduler's.
public final class LockOut {
  /// How many seconds are left, begun ones included; nil when attempts are looked at.
  @Published public private(set) var secondsLeft: Int?

  /// What a screen reader is to say by itself: the start, each tenth second, and the end.
  public private(set) lazy var announcements: AnyPublisher<Message, Never> =
    $secondsLeft
    .scan(Step()) { step, now in Step(before: step.now, now: now) }
    .compactMap(\.announcement)
    .eraseToAnyPublisher()

  private let scheduler: FormScheduler
  private var end: MonotonicTime?
  private var tick: AnyCancellable?

  init(scheduler: FormScheduler) {
    self.scheduler = scheduler
  }

  /// Whether an attempt would not be looked at.
  public var isOn: Bool { secondsLeft != nil }

  /// What stands against an attempt; nil when nothing does.
  public private(set) lazy var obstacle: AnyPublisher<Message?, Never> =
    $secondsLeft.map { $0.map(Self.message) }.eraseToAnyPublisher()

  /// Begins to count, anew if it counts already.
  func begin(_ remaining: MonotonicTime.Stride) {
    end = scheduler.now.advanced(by: remaining)
    update()
  }

  /// Forgets the time: somebody else is asking.
  func drop() {
    end = nil
    update()
  }

  private func update() {
    tick = nil
    let left = end.map { scheduler.now.distance(to: $0) } ?? .zero
    guard left > .zero else {
      end = nil
      if isOn { secondsLeft = nil }
      return
    }
    let seconds = left.wholeSeconds
    if seconds != secondsLeft { secondsLeft = seconds }
    // From the clock and not by counting: after a stall it is right at once.
    tick = scheduler.timerPublisher(every: left - .seconds(seconds - 1)).autoconnect().first()
      .sink { [weak self] _ in self?.update() }
  }

  /// One second and the next.
  private struct Step {
    var before: Int?
    var now: Int?

    var announcement: Message? {
      guard let now else { return before == nil ? nil : Message("You can try again now.") }
      return before == nil || now % 10 == 0 ? message(now) : nil
    }
  }

  private static func message(_ seconds: Int) -> Message {
    Message(
      "Too many attempts have failed. You can try again in {count} second.",
      "Too many attempts have failed. You can try again in {count} seconds.", count: seconds)
  }
}

extension MonotonicTime.Stride {
  /// The whole seconds, a begun one counted as one.
  fileprivate var wholeSeconds: Int {
    Int((nanoseconds + 999_999_999) / 1_000_000_000)
  }
}
