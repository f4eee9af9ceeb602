import Foundation
import Weir

extension Timer {
  /// A publisher that sends the date each `interval`, the first time after one interval.
  ///
  /// ```swift
  /// let token = Timer.publish(every: 1, on: .main, in: .common)
  ///   .autoconnect()
  ///   .sink { date in print(date) }
  /// ```
  ///
  /// On the main run loop it also ticks while a GTK window is open; there are no run-loop modes
  /// there, `mode` counts on other run loops only. The tolerance is not used, and not kept: the
  /// publisher has none, as with Combine.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, runLoop: runLoop, mode: mode, options: options)
  }

  /// Sends the date again and again while it is connected.
  ///
  /// Ticks that find no demand are dropped, ticks missed in a stall are not made up for. Never
  /// finishes. Each connection is a timer of its own.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    /// The seconds between two ticks.
    public let interval: TimeInterval
    /// How late a tick may be.
    public let tolerance: TimeInterval?
    /// Where the ticks are made.
    public let runLoop: RunLoop
    /// The mode in which a run loop other than the main one ticks.
    public let mode: RunLoop.Mode
    /// There is nothing that could be set.
    public let options: RunLoop.SchedulerOptions?

    private let ticks = PassthroughSubject<Date, Never>()

    /// Makes a publisher of the date each `interval` while it is connected.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Date, S.Failure == Never {
      ticks.subscribe(Ticking(downstream: subscriber))
    }

    public func connect() -> any Cancellable {
      let ticks = ticks
      return runLoop.schedule(
        after: Date().addingTimeInterval(interval), every: interval, in: mode
      ) { ticks.send(Date()) }
    }
  }
}

/// Passes ticks on. What it hands down has no description, as with Combine.
private struct Ticking<Downstream: Subscriber>: Subscriber
where Downstream.Input == Date, Downstream.Failure == Never {
  private final class Link: Subscription {
    let ticks: any Subscription

    init(_ ticks: any Subscription) {
      self.ticks = ticks
    }

    func request(_ demand: Subscribers.Demand) { ticks.request(demand) }
    func cancel() { ticks.cancel() }
  }

  let downstream: Downstream

  var combineIdentifier: CombineIdentifier { downstream.combineIdentifier }

  func receive(subscription: any Subscription) {
    downstream.receive(subscription: Link(subscription))
  }

  func receive(_ input: Date) -> Subscribers.Demand {
    downstream.receive(input)
  }

  func receive(completion: Subscribers.Completion<Never>) {
    downstream.receive(completion: completion)
  }
}
