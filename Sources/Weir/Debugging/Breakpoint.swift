#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Publisher {
  /// Stops in the debugger when one of the closures says true of its event.
  @inlinable
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
  @inlinable
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
    @inlinable
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

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Inner(
          downstream: subscriber, stopsAtSubscription: receiveSubscription,
          stopsAtValue: receiveOutput, stopsAtEnd: receiveCompletion))
    }
  }
}

extension Publishers.Breakpoint {
  @usableFromInline
  struct Inner<Downstream: Subscriber>: Subscriber, CustomStringConvertible
  where Downstream.Input == Output, Downstream.Failure == Failure {
    @usableFromInline
    let downstream: Downstream
    @usableFromInline
    let stopsAtSubscription: ((any Subscription) -> Bool)?
    @usableFromInline
    let stopsAtValue: ((Output) -> Bool)?
    @usableFromInline
    let stopsAtEnd: ((Subscribers.Completion<Failure>) -> Bool)?
    @usableFromInline
    let combineIdentifier = CombineIdentifier()

    @inlinable
    init(
      downstream: Downstream, stopsAtSubscription: ((any Subscription) -> Bool)?,
      stopsAtValue: ((Output) -> Bool)?,
      stopsAtEnd: ((Subscribers.Completion<Failure>) -> Bool)?
    ) {
      self.downstream = downstream
      self.stopsAtSubscription = stopsAtSubscription
      self.stopsAtValue = stopsAtValue
      self.stopsAtEnd = stopsAtEnd
    }

    @inlinable
    var description: String { "Breakpoint" }

    @inlinable
    func receive(subscription: any Subscription) {
      if stopsAtSubscription?(subscription) == true { stopInDebugger() }
      downstream.receive(subscription: subscription)
    }

    @inlinable
    func receive(_ input: Output) -> Subscribers.Demand {
      if stopsAtValue?(input) == true { stopInDebugger() }
      return downstream.receive(input)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      if stopsAtEnd?(completion) == true { stopInDebugger() }
      downstream.receive(completion: completion)
    }
  }
}

@usableFromInline
func stopInDebugger() {
  raise(SIGTRAP)
}
