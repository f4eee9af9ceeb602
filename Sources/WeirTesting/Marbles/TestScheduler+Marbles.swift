import Weir

extension TestScheduler {
  /// A publisher of strings that does what `marbles` say, from the moment it is subscribed to.
  ///
  /// A `#` in the line needs a `failure`.
  public func publisher<Failure>(
    _ marbles: Marbles, frame: SchedulerTimeType.Stride = .milliseconds(10),
    failure: Failure? = Never?.none
  ) -> MarblePublisher<String, Failure> {
    publisher(marbles, frame: frame, failure: failure) { $0 }
  }

  /// A publisher of numbers or the like, which the names in the line spell: `"1-2-[10]|"`.
  public func publisher<Output: LosslessStringConvertible, Failure>(
    _ marbles: Marbles, of type: Output.Type, frame: SchedulerTimeType.Stride = .milliseconds(10),
    failure: Failure? = Never?.none
  ) -> MarblePublisher<Output, Failure> {
    publisher(marbles, frame: frame, failure: failure) { Output($0) }
  }

  /// A publisher of the values that stand for the names in the line.
  public func publisher<Output, Failure>(
    _ marbles: Marbles, values: [String: Output],
    frame: SchedulerTimeType.Stride = .milliseconds(10), failure: Failure? = Never?.none
  ) -> MarblePublisher<Output, Failure> {
    publisher(marbles, frame: frame, failure: failure) { values[$0] }
  }

  private func publisher<Output, Failure>(
    _ marbles: Marbles, frame: SchedulerTimeType.Stride, failure: Failure?,
    value: (String) -> Output?
  ) -> MarblePublisher<Output, Failure> {
    MarblePublisher(
      script: MarbleScript(marbles, failure: failure, value: value),
      frameLength: MonotonicTime.Stride(frame),
      elapsed: { self.elapsed },
      schedule: { frames, action in
        var date = self.now
        for _ in 0..<frames { date = date.advanced(by: frame) }
        return self.once(after: date, action)
      })
  }
}

/// A line of marbles with real values in it.
struct MarbleScript<Output, Failure: Error> {
  enum Event {
    case value(Output)
    case completion(Subscribers.Completion<Failure>)
  }

  private(set) var events: [(event: Event, frame: Int)] = []

  init(_ marbles: Marbles, failure: Failure?, value: (String) -> Output?) {
    func fail(_ reason: String) -> Never {
      fatalError("The marbles \"\(marbles)\" cannot be published: \(reason).")
    }
    for (frame, happenings) in marbles.frames.enumerated() {
      for happening in happenings {
        let event: Event
        switch happening {
        case .value(let name):
          guard let value = value(name) else { fail("there is no value for \"\(name)\"") }
          event = .value(value)
        case .completion:
          event = .completion(.finished)
        case .failure:
          guard let failure else { fail("# needs a failure:") }
          event = .completion(.failure(failure))
        case .subscription, .cancellation:
          fail("^ and ! tell what subscribers do, not what a publisher does")
        }
        events.append((event, frame))
      }
    }
  }
}
