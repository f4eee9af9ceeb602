/// What helps or disturbs while something is entered, for input methods and keyboards on the screen.
public struct InputHints: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Mark words that are spelled wrong.
  public static let spellcheck = Self(rawValue: 1 << 0)
  /// Mark none, as in names.
  public static let noSpellcheck = Self(rawValue: 1 << 1)
  /// Offer the rest of a word.
  public static let wordCompletion = Self(rawValue: 1 << 2)
  public static let lowercase = Self(rawValue: 1 << 3)
  public static let uppercaseCharacters = Self(rawValue: 1 << 4)
  public static let uppercaseWords = Self(rawValue: 1 << 5)
  public static let uppercaseSentences = Self(rawValue: 1 << 6)
  /// Keep the keyboard off the screen.
  public static let inhibitKeyboard = Self(rawValue: 1 << 7)
  public static let verticalWriting = Self(rawValue: 1 << 8)
  /// Offer emoji.
  public static let emoji = Self(rawValue: 1 << 9)
  /// Offer none, also not by their key.
  public static let noEmoji = Self(rawValue: 1 << 10)
  /// Learn nothing from what is entered.
  public static let isPrivate = Self(rawValue: 1 << 11)
}
