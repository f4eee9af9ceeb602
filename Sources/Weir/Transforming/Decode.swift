extension Publisher {
  /// Decodes each value; fails with what the decoder throws.
  @inlinable
  public func decode<Item, Coder>(type: Item.Type, decoder: Coder)
    -> Publishers.Decode<Self, Item, Coder>
  where Item: Decodable, Coder: TopLevelDecoder, Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}

extension Publishers {
  /// A publisher of its upstream's values, decoded.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    @usableFromInline
    let decoder: Coder

    /// Makes a publisher of what the decoder reads from the upstream's values.
    @inlinable
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == any Error {
      let decoder = decoder
      upstream.subscribe(
        Recoding("Decode", subscriber) { (input: Upstream.Output) in
          try decoder.decode(Output.self, from: input)
        })
    }
  }
}
