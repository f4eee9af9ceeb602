/// What is known about a ``Field``, all of it at one moment.
public struct FieldState: Equatable, Sendable {
  /// What the rules say of the value.
  public enum Verdict: Equatable, Sendable {
    /// The value has changed and is not judged yet; it counts as not valid.
    case judging
    case valid
    /// There is no value, and one is required.
    case missing(Message)
    case invalid(Message)
  }

  /// What is to be seen next to the value.
  public enum Mark: Equatable, Sendable {
    case none
    /// ✓
    case approved
    /// ✗, and what is wrong in words.
    case error(Message)
  }

  /// What the rules say of the value, whether or not the user is to see it yet.
  public internal(set) var verdict: Verdict
  /// Whether the value is another than the one the field began with.
  public internal(set) var isDirty = false
  /// Whether the user has been in the field and has left it.
  public internal(set) var isTouched = false
  /// Whether the user sees what is wrong.
  public internal(set) var showsError = false

  /// Whether the value may be used.
  public var isValid: Bool { verdict == .valid }

  /// What is wrong, seen or not.
  public var error: Message? {
    switch verdict {
    case .missing(let message), .invalid(let message): message
    case .judging, .valid: nil
    }
  }

  /// The verdict in a word, for whoever watches: there is nothing of the value in it.
  var summary: String {
    let verdict =
      switch verdict {
      case .judging: "judging"
      case .valid: "valid"
      case .missing: "missing"
      case .invalid: "invalid"
      }
    return showsError ? "\(verdict), shown" : verdict
  }

  /// What is to be seen: an error only once it is shown, and the tick only for what was entered.
  public var mark: Mark {
    if let error { return showsError ? .error(error) : .none }
    return isValid && isDirty ? .approved : .none
  }
}
