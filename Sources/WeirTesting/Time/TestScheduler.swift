import Weir

/// A scheduler whose time passes only when a test says so.
///
/// ```swift
/// let scheduler = TestScheduler()
/// let words = PassthroughSubject<String, Never>()
/// let recorder = words.debounce(for: .milliseconds(300), scheduler: scheduler).record()
///
/// words.send("hello")
/// scheduler.advance(by: .milliseconds(299))
/// #expect(recorder.values == [])
/// scheduler.advance(by: .milliseconds(1))
/// #expect(recorder.values == ["hello"])
/// ```
///
/// A deadline counts from the moment its action is scheduled. Actions run in the order of their
/// deadlines, equal ones in the order they were scheduled; nothing ever runs on its own, not even
/// what is scheduled without a date: it waits for the next ``advance(by:)``. A date in the past means
/// now. All of it may be called from any thread, also from inside an action.
public final class TestScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler,
  @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private struct State {
    var now: SchedulerTimeType
    var agenda = Agenda<SchedulerTimeType>()
  }

  private let state: Lock<State>
  private let start: SchedulerTimeType

  /// Starts at `now`, in any scheduler's kind of time.
  public init(now: SchedulerTimeType) {
    start = now
    state = Lock(State(now: now))
  }

  /// Takes the place of `scheduler` in a test, starting at the time that one shows.
  public convenience init<S>(like scheduler: S)
  where
    S: Scheduler, S.SchedulerTimeType == SchedulerTimeType,
    S.SchedulerOptions == SchedulerOptions
  {
    self.init(now: scheduler.now)
  }

  public var now: SchedulerTimeType { state.withLock { $0.now } }
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// How much time has passed since the scheduler was made.
  public var elapsed: MonotonicTime.Stride { MonotonicTime.Stride(start.distance(to: now)) }

  /// How many actions wait for their time. A repeating one counts until it is cancelled, so zero
  /// means that no timer is left behind.
  public var pendingCount: Int { state.withLock { $0.agenda.count } }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    add(at: nil, every: nil, action)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    add(at: date, every: nil, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    guard interval > .zero else {
      fatalError("A repeating action needs an interval longer than nothing; it got \(interval).")
    }
    return token(for: add(at: date, every: interval, action))
  }

  /// Like `schedule(after:_:)`, but can be taken back, so that nothing pending is left behind.
  func once(after date: SchedulerTimeType, _ action: @escaping () -> Void) -> AnyCancellable {
    token(for: add(at: date, every: nil, action))
  }

  private func token(for id: Int) -> AnyCancellable {
    AnyCancellable { [weak self] in
      let removed = self?.state.withLock { $0.agenda.remove(id) }
      withExtendedLifetime(removed) {}
    }
  }

  @discardableResult
  private func add(
    at date: SchedulerTimeType?, every interval: SchedulerTimeType.Stride?,
    _ action: @escaping () -> Void
  ) -> Int {
    state.withLock { state in
      state.agenda.add(at: max(date ?? state.now, state.now), every: interval, action)
    }
  }
}

extension TestScheduler where SchedulerTimeType == MonotonicTime, SchedulerOptions == Never {
  /// Starts at zero, in the time of the main loop.
  public convenience init() {
    self.init(now: MonotonicTime(nanoseconds: 0))
  }
}

// MARK: Letting time pass

extension TestScheduler {
  /// Lets `interval` pass: each action that falls due runs at its own moment, and so does what it
  /// schedules in turn. Without an interval, what is due now runs.
  public func advance(by interval: SchedulerTimeType.Stride = .zero) {
    advance(to: now.advanced(by: interval))
  }

  /// Lets time pass up to and including `date`.
  public func advance(to date: SchedulerTimeType) {
    requireNotPast(date)
    var turns = Turns<SchedulerTimeType>(limit: 1_000_000)
    while let (action, moment) = next(by: date) {
      guard turns.allow(at: moment) else {
        fatalError(
          """
          TestScheduler ran \(turns.limit) actions without time passing: an action here \
          schedules itself again at once, for ever.
          """)
      }
      action()
    }
    state.withLock { $0.now = max($0.now, date) }
  }

  /// Lets `interval` pass at a stroke, as when a main loop stalls: then what was due runs, late.
  ///
  /// A repeating action runs once, however many turns it missed, and stays in phase.
  public func jump(by interval: SchedulerTimeType.Stride) {
    let date = now.advanced(by: interval)
    requireNotPast(date)
    state.withLock { $0.now = max($0.now, date) }
    advance(to: date)
  }

  /// Lets time pass until nothing is left to do.
  ///
  /// Stops the program after `limit` actions, because something repeats for ever.
  public func run(limit: Int = 100_000) {
    var count = 0
    while let date = state.withLock({ $0.agenda.nextDeadline }) {
      guard let (action, _) = next(by: date) else { continue }
      guard count < limit else {
        fatalError(
          """
          TestScheduler.run() ran \(limit) actions and \(pendingCount) still wait: something \
          repeats for ever. Cancel the timer first, or use advance(by:).
          """)
      }
      count += 1
      action()
    }
  }

  private func next(by date: SchedulerTimeType) -> (() -> Void, SchedulerTimeType)? {
    state.withLock { state in
      guard let entry = state.agenda.popDue(by: date, now: state.now) else { return nil }
      state.now = max(state.now, entry.deadline)
      return (entry.action, state.now)
    }
  }

  private func requireNotPast(_ date: SchedulerTimeType) {
    let now = now
    guard date >= now else {
      fatalError("Virtual time cannot go back: it is \(now), and was told to become \(date).")
    }
  }
}

/// Counts actions that run at one and the same moment.
private struct Turns<Time: Equatable> {
  let limit: Int
  private var moment: Time?
  private var count = 0

  init(limit: Int) {
    self.limit = limit
  }

  mutating func allow(at moment: Time) -> Bool {
    if moment != self.moment {
      self.moment = moment
      count = 0
    }
    count += 1
    return count <= limit
  }
}
