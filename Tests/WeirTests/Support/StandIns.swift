import Weir

/// Writes a number as its text, and reads a number as itself.
struct NumberCoder: TopLevelEncoder, TopLevelDecoder {
  func encode<T: Encodable>(_ value: T) throws -> String { "\(value)" }

  func decode<T: Decodable>(_ type: T.Type, from number: Int) throws -> T {
    guard let value = number as? T else { throw TestError.oops }
    return value
  }
}

/// Where lines go that no one reads.
struct Nowhere: TextOutputStream {
  mutating func write(_ string: String) {}
}
