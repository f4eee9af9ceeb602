extension Publisher where Output: Comparable {
  /// Sends the smallest value when the upstream finishes; the first of equal ones.
  @inlinable
  public func min() -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: >)
  }

  /// Sends the largest value when the upstream finishes; the first of equal ones.
  @inlinable
  public func max() -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: <)
  }
}

extension Publisher {
  /// Sends the smallest value by an order of yours when the upstream finishes.
  @inlinable
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
    -> Publishers.Comparison<Self>
  {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// Sends the largest value by an order of yours when the upstream finishes.
  @inlinable
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
    -> Publishers.Comparison<Self>
  {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Sends the smallest value by an order that may throw.
  @inlinable
  public func tryMin(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
    -> Publishers.TryComparison<Self>
  {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }

  /// Sends the largest value by an order that may throw.
  @inlinable
  public func tryMax(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
    -> Publishers.TryComparison<Self>
  {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}

extension Publishers {
  /// A publisher of the largest value of its upstream, by some order.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// The order.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Makes a publisher of the largest value by an order.
    @inlinable
    public init(
      upstream: Upstream,
      areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let areInIncreasingOrder = areInIncreasingOrder
      upstream.subscribe(
        Reduction("Comparison", subscriber, Output?.none) { largest, value in
          if let current = largest.value, !areInIncreasingOrder(current, value) { return .proceed }
          largest.value = value
          return .proceed
        } result: {
          $0
        })
    }
  }

  /// A publisher of the largest value of its upstream, by an order that may throw.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    /// The order.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Makes a publisher of the largest value by an order that may throw.
    @inlinable
    public init(
      upstream: Upstream,
      areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == any Error {
      let areInIncreasingOrder = areInIncreasingOrder
      upstream.subscribe(
        Reduction(trying: "TryComparison", subscriber, Output?.none) { largest, value in
          if let current = largest.value, try !areInIncreasingOrder(current, value) {
            return .proceed
          }
          largest.value = value
          return .proceed
        } result: {
          $0
        })
    }
  }
}
