extension Publisher {
  /// Sends all values as one array when the upstream finishes.
  ///
  /// The upstream is asked for everything; an endless one fills the memory and sends nothing.
  @inlinable
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }
}

extension Publishers {
  /// A publisher of all values of its upstream, as one array.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream

    /// Makes a publisher of all the upstream's values.
    @inlinable
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Reduction("Collect", subscriber, Output()) { array, value in
          array.value.append(value)
          return .proceed
        } result: {
          $0
        })
    }
  }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}
