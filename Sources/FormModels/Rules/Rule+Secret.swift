import WeirText

extension Rule where Value == SecretText {
  /// The secret may not be empty. White space alone is something.
  public static func required(_ message: Message) -> Rule {
    Rule(isRequirement: true) { $0.isEmpty ? .missing(message) : .holds }
  }

  /// The secret must be as ``PasswordRules`` ask. An empty one passes, unless it is
  /// ``required(_:)``.
  public static func password() -> Rule {
    Rule { secret in
      guard !secret.isEmpty, let problem = PasswordRules.problem(with: secret) else {
        return .holds
      }
      return .broken(problem.message)
    }
  }
}

extension PasswordProblem {
  /// What is wrong, for whoever chooses a password.
  public var message: Message {
    switch self {
    case .tooShort(let least):
      Message(
        "Too short: use at least {count} character", "Too short: use at least {count} characters",
        count: least)
    case .tooLong(let mostBytes):
      Message(
        "Too long: use at most {count} byte", "Too long: use at most {count} bytes",
        count: mostBytes)
    case .tooCommon: Message("Too easy to guess: this is one of the commonest passwords")
    case .holdsNul: Message("There is a character in it that no password may have")
    }
  }
}
