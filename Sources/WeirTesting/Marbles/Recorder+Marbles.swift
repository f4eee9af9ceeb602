import Weir

extension Recorder {
  /// What came and when, in frames of ten milliseconds since the scheduler was made.
  public var marbles: Marbles { marbles() }

  /// What came and when, in frames since the scheduler was made.
  ///
  /// Needs a recorder made with a scheduler. A moment within a frame counts to that frame. Values are
  /// named by their description unless `name` says otherwise.
  public func marbles(
    frame: MonotonicTime.Stride = Marbles.frame, name: (Input) -> String = { "\($0)" }
  ) -> Marbles {
    var marbles = Marbles()
    for entry in history {
      let index = Int(entry.time.nanoseconds / frame.nanoseconds)
      switch entry.event {
      case .subscription: break
      case .value(let value): marbles.add(.value(name(value)), at: index)
      case .completion(.finished): marbles.add(.completion, at: index)
      case .completion(.failure): marbles.add(.failure, at: index)
      }
    }
    return marbles
  }

  /// When the subscription began and when it was over, in frames since the scheduler was made:
  /// `"--^---!"`.
  public func window(frame: MonotonicTime.Stride = Marbles.frame) -> Marbles {
    var marbles = Marbles()
    for entry in history where entry.isSubscription {
      marbles.add(.subscription, at: Int(entry.time.nanoseconds / frame.nanoseconds))
    }
    if let end { marbles.add(.cancellation, at: Int(end.nanoseconds / frame.nanoseconds)) }
    return marbles
  }
}

extension Recorder.Entry {
  fileprivate var isSubscription: Bool {
    if case .subscription = event { true } else { false }
  }
}

extension Publisher {
  /// Makes a ``Recorder`` that subscribes and cancels when `window` says: `"--^---!"`, in frames from
  /// now. A cancel comes before what is played at the same moment.
  public func record<Time, Options>(
    on scheduler: TestScheduler<Time, Options>, during window: Marbles,
    frame: Time.Stride = .milliseconds(10)
  ) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(on: scheduler)
    for (index, events) in window.frames.enumerated() {
      var date = scheduler.now
      for _ in 0..<index { date = date.advanced(by: frame) }
      for event in events {
        switch event {
        case .subscription: scheduler.schedule(after: date) { self.subscribe(recorder) }
        case .cancellation: scheduler.schedule(after: date) { recorder.cancel() }
        default: fatalError("A window has only ^ and ! in it, not as in \"\(window)\".")
        }
      }
    }
    return recorder
  }
}
