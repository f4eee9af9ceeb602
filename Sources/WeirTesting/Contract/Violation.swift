/// Says how an operator breaks a rule of the contract.
public struct Violation: Error, Hashable, Sendable, CustomStringConvertible {
  /// The rule broken.
  public let rule: ContractRule
  /// What was done, and what happened.
  public let explanation: String

  public var description: String { "\(rule.rawValue): \(explanation)" }
}
