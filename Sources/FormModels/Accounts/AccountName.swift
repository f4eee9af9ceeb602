/// What a name must be like; the same for whoever chooses it and for whoever keeps it.
public enum AccountName {
  /// The least characters, as people count them.
  public static let leastCharacters = 4
  /// The most bytes of UTF-8.
  public static let mostBytes = 255

  /// What is wrong with a name; nil when nothing is.
  ///
  /// White space around it does not count. An account store brings the name into Unicode's form NFC
  /// before it measures it.
  public static func problem(with name: String) -> Problem? {
    let name = name.trimmed
    if name.count < leastCharacters { return .tooShort }
    if name.utf8.count > mostBytes { return .tooLong }
    if name.unicodeScalars.contains(where: isForbidden) { return .holdsControlCharacters }
    return nil
  }

  /// Which rule a name breaks.
  public enum Problem: Equatable, Sendable {
    case tooShort
    case tooLong
    /// It has characters in it that cannot be seen.
    case holdsControlCharacters
  }

  /// Control characters could rule a terminal, line ends break lists, and the controls of writing
  /// direction make one name look like another.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isBidiControl
    }
  }
}

extension Rule where Value == String {
  /// The name must be as ``AccountName`` asks. An empty one passes, unless it is
  /// ``required(_:ignoringSpace:)``.
  public static func accountName() -> Rule {
    Rule { name in
      guard !name.trimmed.isEmpty, let problem = AccountName.problem(with: name) else {
        return .holds
      }
      return .broken(problem.message)
    }
  }
}

extension AccountName.Problem {
  /// What is wrong, for whoever chooses a name.
  public var message: Message {
    switch self {
    case .tooShort:
      Message(
        "Too short: use at least {count} character", "Too short: use at least {count} characters",
        count: AccountName.leastCharacters)
    case .tooLong: Message("Too long: use a shorter name")
    case .holdsControlCharacters: Message("There is a character in it that cannot be seen")
    }
  }
}
