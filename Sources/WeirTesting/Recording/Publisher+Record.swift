import Weir

extension Publisher {
  /// Subscribes a ``Recorder``. With a demand of `.none` nothing comes until it asks.
  public func record(demand: Subscribers.Demand = .unlimited) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(demand: demand)
    subscribe(recorder)
    return recorder
  }

  /// Subscribes a ``Recorder`` that writes down the time on `scheduler` too.
  public func record<Time, Options>(
    on scheduler: TestScheduler<Time, Options>, demand: Subscribers.Demand = .unlimited
  ) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(on: scheduler, demand: demand)
    subscribe(recorder)
    return recorder
  }
}
