import Weir

/// Records what happens in the traced streams of the program, for as long as it is open.
///
/// Of each stream the latest events are kept, ``capacity`` of them; older ones are let go. Streams that
/// bear one name are one: its count is that of all their subscriptions.
///
/// ```swift
/// let inspector = StreamInspector(scheduler: MainLoop.main.eraseToAnyScheduler())
/// inspector.open()
/// …
/// for stream in inspector.snapshot.streams { print(stream.name, stream.live) }
/// ```
///
/// While it is paused, ``snapshot`` stays at one moment, and ``step()`` takes it to the next event.
/// Recording goes on meanwhile, so that nothing of what follows is lost, until a stream has had
/// ``capacity`` further events. While it is closed, nothing is recorded. Usable on any thread.
public final class StreamInspector: @unchecked Sendable {
  /// How many events are kept of each stream.
  public let capacity: Int

  /// How many streams are kept; further ones come in only for those that nobody subscribes to.
  public static let streamLimit = 200

  private struct State {
    var token: AnyCancellable?
    var start: MonotonicTime
    /// How often it was closed: an event that was on its way then comes too late.
    var session = 0
    /// The number of the last event of all.
    var number: UInt64 = 0
    var tracks: [Track] = []
    var cursor: Cursor? {
      didSet { streams = nil }
    }
    /// What is to be shown of the tracks, until they change.
    var streams: [StreamSnapshot.Stream]?

    mutating func shownStreams(upTo number: UInt64) -> [StreamSnapshot.Stream] {
      let shown = streams ?? tracks.compactMap { $0.stream(upTo: number) }
      streams = shown
      return shown
    }
  }

  /// Where the snapshot stands while it is paused.
  private struct Cursor {
    var number: UInt64
    var time: MonotonicTime
  }

  /// Sends with each event that a paused snapshot does not show, on the thread of the event.
  let waitingPublisher = PassthroughSubject<Void, Never>()

  private let state: Lock<State>
  private let now: () -> MonotonicTime

  /// Makes an inspector that is closed.
  ///
  /// - Parameters:
  ///   - scheduler: Where the time of the events comes from.
  ///   - capacity: How many events are kept of each stream.
  public init(scheduler: AnyScheduler<MonotonicTime, Never>, capacity: Int = 500) {
    precondition(capacity > 0, "An inspector needs room for one event of each stream at least.")
    self.capacity = capacity
    now = { scheduler.now }
    state = Lock(State(start: scheduler.now))
  }

  deinit {
    close()
  }
}

// MARK: What the user does

extension StreamInspector {
  /// Begins to record; what is subscribed already is there from the beginning. Time begins with it.
  public func open() {
    guard state.withLock({ $0.token == nil }) else { return }
    let start = now()
    let session = state.withLock { state in
      state.start = start
      return state.session
    }
    let token = Tracing.observe { [weak self] event in self?.record(event, of: session) }
    state.withLock { $0.token = token }
  }

  /// Stops recording, and forgets everything.
  public func close() {
    let start = now()
    let old = state.withLock { state in
      defer { state = State(start: start, session: state.session + 1) }
      return state
    }
    old.token?.cancel()
  }

  /// Whether events are recorded.
  public var isOpen: Bool { state.withLock { $0.token != nil } }

  /// Whether the snapshot stands still.
  public var isPaused: Bool { state.withLock { $0.cursor != nil } }

  /// Keeps the snapshot as it is now.
  public func pause() {
    let time = now()
    state.withLock { state in
      if state.cursor == nil { state.cursor = Cursor(number: state.number, time: time) }
    }
  }

  /// Goes back to what is happening now.
  public func resume() {
    state.withLock { $0.cursor = nil }
  }

  /// Goes on to the next event, if it is paused and there has been one since.
  ///
  /// - Returns: Whether there was.
  @discardableResult
  public func step() -> Bool {
    state.withLock { state in
      guard let cursor = state.cursor,
        let next = state.tracks.compactMap({ $0.first(after: cursor.number) })
          .min(by: { $0.number < $1.number })
      else { return false }
      state.cursor = Cursor(number: next.number, time: max(cursor.time, next.time))
      return true
    }
  }

  /// Forgets the events, and the streams that nobody subscribes to. A paused snapshot then stands at
  /// this moment.
  public func clear() {
    let time = now()
    state.withLock { state in
      state.tracks.removeAll { $0.live.isEmpty }
      for index in state.tracks.indices { state.tracks[index].clear() }
      state.cursor = state.cursor.map { _ in Cursor(number: state.number, time: time) }
    }
  }

  /// What is to be shown now.
  public var snapshot: StreamSnapshot {
    let present = now()
    return state.withLock { state in
      let number = state.cursor?.number ?? state.number
      return StreamSnapshot(
        start: state.start, now: state.cursor?.time ?? present, isPaused: state.cursor != nil,
        waiting: Int(state.number - number), number: number,
        streams: state.shownStreams(upTo: number))
    }
  }
}

// MARK: Recording

extension StreamInspector {
  /// Takes note of an event, unless it is of a session that is over. For tests; ``open()`` sees to it.
  func record(_ event: TraceEvent, of session: Int = 0) {
    guard !event.label.isSubscriber else { return }
    let time = now()
    let isWaiting = state.withLock { state in
      guard session == state.session, let index = index(of: event, &state) else { return false }
      if state.tracks[index].add(event, number: state.number + 1, time: time, keeping: capacity) {
        state.number += 1
      }
      if state.cursor == nil { state.streams = nil }
      return state.cursor != nil
    }
    if isWaiting { waitingPublisher.send() }
  }

  private func index(of event: TraceEvent, _ state: inout State) -> Int? {
    let name = event.label.name ?? event.label.location
    if let index = state.tracks.firstIndex(where: { $0.name == name }) { return index }
    if state.tracks.count >= Self.streamLimit {
      guard let silent = state.tracks.firstIndex(where: { $0.live.isEmpty }) else { return nil }
      state.tracks.remove(at: silent)
    }
    state.tracks.append(Track(name: name, location: event.label.location))
    return state.tracks.count - 1
  }
}
