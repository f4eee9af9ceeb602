#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Publisher {
  /// Stops in the debugger when one of the closures says true of its event.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Stops in the debugger when the upstream fails.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { completion in
      guard case .failure = completion else { return false }
      return true
    })
  }
}

extension Publishers {
  /// A publisher that stops in the debugger at certain events.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Says whether to stop at a subscription.
    public let receiveSubscription: ((any Subscription) -> Bool)?
    /// Says whether to stop at a value.
    public let receiveOutput: ((Upstream.Output) -> Bool)?
    /// Says whether to stop at the end.
    public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

    /// Makes a publisher that stops where a closure says true.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Upstream.Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, breakpoint: self))
    }
  }
}

extension Publishers.Breakpoint {
  private struct Inner<Downstream: Subscriber>: Subscriber, CustomStringConvertible
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let downstream: Downstream
    let breakpoint: Publishers.Breakpoint<Upstream>
    let combineIdentifier = CombineIdentifier()

    var description: String { "Breakpoint" }

    func receive(subscription: any Subscription) {
      if breakpoint.receiveSubscription?(subscription) == true { raise(SIGTRAP) }
      downstream.receive(subscription: subscription)
    }

    func receive(_ input: Output) -> Subscribers.Demand {
      if breakpoint.receiveOutput?(input) == true { raise(SIGTRAP) }
      return downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      if breakpoint.receiveCompletion?(completion) == true { raise(SIGTRAP) }
      downstream.receive(completion: completion)
    }
  }
}
