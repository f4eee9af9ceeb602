extension Rule where Value == String {
  /// The text may not be empty.
  ///
  /// - Parameters:
  ///   - message: What is missing.
  ///   - ignoringSpace: Whether white space alone counts as nothing. In a password it is something.
  public static func required(_ message: Message, ignoringSpace: Bool = true) -> Rule {
    Rule(isRequirement: true) { text in
      let isThere = ignoringSpace ? text.contains { !$0.isWhitespace } : !text.isEmpty
      return isThere ? .holds : .missing(message)
    }
  }

  /// At least so many characters, as people count them: one for 한 and one for 👨‍👩‍👧.
  public static func length(atLeast least: Int, _ message: Message? = nil) -> Rule {
    let message =
      message
      ?? Message(
        "Too short: use at least {count} character", "Too short: use at least {count} characters",
        count: least)
    return Rule(message) { $0.isEmpty || $0.count >= least }
  }

  /// At most so many characters, as people count them.
  public static func length(atMost most: Int, _ message: Message? = nil) -> Rule {
    let message =
      message
      ?? Message(
        "Too long: use at most {count} character", "Too long: use at most {count} characters",
        count: most)
    return Rule(message) { $0.count <= most }
  }

  /// The whole text must match. It is matched on the main thread at every key: put a rule for the
  /// length before it.
  public static func matching(_ pattern: some RegexComponent, _ message: Message) -> Rule {
    Rule(message) { $0.isEmpty || $0.wholeMatch(of: pattern) != nil }
  }
}
