extension Rule {
  /// Something must have been chosen.
  public static func chosen<Wrapped>(_ message: Message) -> Rule where Value == Wrapped? {
    Rule(isRequirement: true) { $0 == nil ? .missing(message) : .holds }
  }
}

extension Rule where Value == Bool {
  /// The box must be ticked.
  public static func accepted(_ message: Message) -> Rule {
    Rule(isRequirement: true) { $0 ? .holds : .missing(message) }
  }
}
