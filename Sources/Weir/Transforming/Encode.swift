extension Publisher where Output: Encodable {
  /// Encodes each value; fails with what the encoder throws.
  public func encode<Coder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
  where Coder: TopLevelEncoder {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}

extension Publisher {
  /// Decodes each value; fails with what the decoder throws.
  public func decode<Item, Coder>(type: Item.Type, decoder: Coder)
    -> Publishers.Decode<Self, Item, Coder>
  where Item: Decodable, Coder: TopLevelDecoder, Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}

/// A type that can encode whole values.
public protocol TopLevelEncoder<Output> {
  /// What values are encoded into.
  associatedtype Output

  func encode<T>(_ value: T) throws -> Output where T: Encodable
}

/// A type that can decode whole values.
public protocol TopLevelDecoder<Input> {
  /// What values are decoded from.
  associatedtype Input

  func decode<T>(_ type: T.Type, from: Input) throws -> T where T: Decodable
}

extension Publishers {
  /// A publisher of its upstream's values, encoded.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    public typealias Output = Coder.Output
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    private let encoder: Coder

    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Coder.Output, S.Failure == any Error {
      let encoder = encoder
      upstream.subscribe(
        Throwing("Encode", subscriber) { (input: Upstream.Output, downstream) in
          downstream.receive(try encoder.encode(input))
        })
    }
  }

  /// A publisher of its upstream's values, decoded.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    public typealias Failure = any Error

    /// Where the values come from.
    public let upstream: Upstream
    private let decoder: Coder

    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == any Error {
      let decoder = decoder
      upstream.subscribe(
        Throwing("Decode", subscriber) { (input: Upstream.Output, downstream) in
          downstream.receive(try decoder.decode(Output.self, from: input))
        })
    }
  }
}
