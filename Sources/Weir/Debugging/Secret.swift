/// A value that does not show itself: in descriptions, `print`, `dump` and mirrors it reads "•••".
///
/// ```swift
/// let password: Secret<String> = "correct horse"
/// print(password)          // •••
/// check(password.exposed)  // the one way to the value
/// ```
public struct Secret<Value> {
  /// The value itself. Do not print it.
  public var exposed: Value

  /// Hides `value`.
  public init(_ value: Value) {
    exposed = value
  }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The dots that stand for the value.
  public var description: String { "•••" }
  /// The dots that stand for the value.
  public var debugDescription: String { "•••" }
  /// A mirror that shows nothing.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

extension Secret: Equatable where Value: Equatable {}
extension Secret: Hashable where Value: Hashable {}
extension Secret: Sendable where Value: Sendable {}

extension Secret: ExpressibleByUnicodeScalarLiteral
where Value: ExpressibleByUnicodeScalarLiteral {
  /// Hides the value of a literal.
  public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
    self.init(Value(unicodeScalarLiteral: value))
  }
}

extension Secret: ExpressibleByExtendedGraphemeClusterLiteral
where Value: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Hides the value of a literal.
  public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
    self.init(Value(extendedGraphemeClusterLiteral: value))
  }
}

extension Secret: ExpressibleByStringLiteral where Value: ExpressibleByStringLiteral {
  /// Hides the value of a literal.
  public init(stringLiteral value: Value.StringLiteralType) {
    self.init(Value(stringLiteral: value))
  }
}
