/// Somebody who has signed up.
public struct Account: Hashable, Sendable {
  /// The name as it was registered: without white space around it, in Unicode's form NFC.
  public let name: String

  public init(name: String) {
    self.name = name
  }
}
