/// A type that can encode whole values.
public protocol TopLevelEncoder<Output> {
  /// What values are encoded into.
  associatedtype Output

  /// Encodes one value.
  func encode<T>(_ value: T) throws -> Output where T: Encodable
}

/// A type that can decode whole values.
public protocol TopLevelDecoder<Input> {
  /// What values are decoded from.
  associatedtype Input

  /// Decodes one value of the type given.
  func decode<T>(_ type: T.Type, from: Input) throws -> T where T: Decodable
}
