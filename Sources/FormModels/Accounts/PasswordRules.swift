import WeirText

/// What a password must be like; the same for whoever types it and for whoever keeps it.
///
/// There are no rules for the kinds of characters: they make passwords hard to remember and easy to
/// guess. Nothing here makes a `String` of a password.
public enum PasswordRules {
  /// The least characters, as people count them.
  public static let leastCharacters = 8
  /// The most bytes of UTF-8: hashing a whole book would keep everybody waiting.
  public static let mostBytes = 1024

  /// What is wrong with a password; nil when nothing is.
  public static func problem(with password: SecretText) -> PasswordProblem? {
    // The cheap one first: it bounds the work of the others.
    if password.utf8Count > mostBytes { return .tooLong(mostBytes: mostBytes) }
    if password.withUTF8({ $0.contains(0) }) { return .holdsNul }
    if password.characterCount < leastCharacters { return .tooShort(least: leastCharacters) }
    if password.withUTF8(CommonPasswords.contain) { return .tooCommon }
    return nil
  }

  /// How hard a password is to guess. An estimate, from its length and from how much of it goes on
  /// as one expects; nobody is turned away for it.
  public static func strength(of password: SecretText) -> PasswordStrength {
    guard problem(with: password) == nil else { return .weak }
    let bits = password.withUTF8 { PasswordGuessing.bits(of: $0) }
    return PasswordStrength.allCases.last { bits >= $0.leastBits } ?? .weak
  }
}

/// Which rule a password breaks.
public enum PasswordProblem: Equatable, Sendable {
  /// It has less characters than this.
  case tooShort(least: Int)
  /// It has more bytes of UTF-8 than this.
  case tooLong(mostBytes: Int)
  /// It is one of those that are tried first.
  case tooCommon
  /// It has a NUL in it, where it would end for the half of the programs.
  case holdsNul
}
