extension Publishers {
  /// A publisher of the values of any number of publishers of one type.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let publishers: [Upstream]

    /// Merges the publishers given.
    @inlinable
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Merges the publishers of a sequence; with none, the stream finishes at once.
    @inlinable
    public init<S>(_ upstream: S) where S: Swift.Sequence, S.Element == Upstream {
      publishers = Array(upstream)
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let runner = Merging.runner(subscriber, publishers.count)
      for publisher in publishers { runner.add(publisher) }
    }

    /// Merges one more publisher into the same stream.
    @inlinable
    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
