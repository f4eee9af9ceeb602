extension Publisher where Output: Encodable {
  /// Encodes each value; fails with what the encoder throws.
  @inlinable
  public func encode<Coder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
  where Coder: TopLevelEncoder {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}

extension Publishers {
  /// A publisher of its upstream's values, encoded.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    public typealias Output = Coder.Output
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    @usableFromInline
    let encoder: Coder

    /// Makes a publisher of the upstream's values as the encoder writes them.
    @inlinable
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Coder.Output, S.Failure == any Error {
      let encoder = encoder
      upstream.subscribe(
        Recoding("Encode", subscriber) { (input: Upstream.Output) in try encoder.encode(input) })
    }
  }
}

/// The subscriber of `encode` and `decode`.
///
/// Until it has ended it lets everything through, also what comes before a subscription.
@usableFromInline
struct Recoding<Input, Failure: Error, Downstream: Subscriber>: Intermediary
where Downstream.Failure == any Error {
  @usableFromInline
  let downstream: Downstream
  @usableFromInline
  let recode: (Input) throws -> Downstream.Input
  @usableFromInline
  let link: Lifeline

  @inlinable
  init(
    _ name: StaticString, _ downstream: Downstream,
    recode: @escaping (Input) throws -> Downstream.Input
  ) {
    self.downstream = downstream
    self.recode = recode
    link = Lifeline(name)
  }

  @inlinable
  var combineIdentifier: CombineIdentifier { link.combineIdentifier }

  @inlinable
  func receive(subscription: any Subscription) {
    if link.begin(subscription) { downstream.receive(subscription: link) }
  }

  @inlinable
  func receive(_ input: Input) -> Subscribers.Demand {
    guard link.isLive || !link.isEnded else { return .none }
    do {
      return downstream.receive(try recode(input))
    } catch {
      link.cancel()
      downstream.receive(completion: .failure(error))
      return .none
    }
  }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    guard !link.isEnded else { return }
    withExtendedLifetime(link.take()) {}
    downstream.receive(completion: completion.eraseFailure())
  }
}
