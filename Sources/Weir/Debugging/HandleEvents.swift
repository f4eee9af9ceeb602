extension Publisher {
  /// Runs closures when events of this publisher pass by, each just before its event.
  ///
  /// They run until the first end or cancel; what a careless upstream sends after that passes unseen.
  @inlinable
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }
}

extension Publishers {
  /// A publisher that runs closures when events pass by.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Run with each subscription of the upstream.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Run with each value.
    public var receiveOutput: ((Output) -> Void)?
    /// Run with the end.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Run when the downstream cancels.
    public var receiveCancel: (() -> Void)?
    /// Run for each request, and for each demand that is returned for a value.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Makes a publisher that runs the closures given.
    @inlinable
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let hooks = Observation<S>.Hooks(
        subscription: receiveSubscription, value: receiveOutput, completion: receiveCompletion,
        reply: receiveRequest)
      let watch = Watch(
        "HandleEvents", .untilEnd, onRequest: receiveRequest, onCancel: receiveCancel)
      upstream.subscribe(Observation(subscriber, hooks, watch))
    }
  }
}
