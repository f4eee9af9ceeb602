/// A sentence for the user that is not in anybody's language yet: the English text, which is the key
/// of its translations, with what is to be put in.
///
/// ```swift
/// Message("“{name}” is taken.", ["name": .text(name)])
/// Message("Use at least {count} character.", "Use at least {count} characters.", count: 8)
/// ```
///
/// Models make messages, views translate them; `make pot` collects them where they are made. Write
/// the texts as literals there, since what a program puts together nobody can translate beforehand.
public struct Message: Hashable, Sendable {
  /// What stands for a name in braces.
  public enum Argument: Hashable, Sendable {
    case text(String)
    /// A number, which the view writes as the user's locale does, with so many decimal places.
    case number(Double, digits: Int = 0)
  }

  /// The English text.
  public let text: String
  /// The English text for any count but one, and the count that chooses the form.
  public let counted: Counted?
  /// What stands for each name in braces.
  public let arguments: [String: Argument]

  /// The other form of a text, and the number that goes with it.
  public struct Counted: Hashable, Sendable {
    public let plural: String
    public let count: Int
  }

  /// A text, in which each name in braces stands for an argument.
  public init(_ text: String, _ arguments: [String: Argument] = [:]) {
    self.text = text
    counted = nil
    self.arguments = arguments
  }

  /// A text whose form goes with a number; `{count}` stands for it.
  public init(
    _ one: String, _ many: String, count: Int, _ arguments: [String: Argument] = [:]
  ) {
    text = one
    counted = Counted(plural: many, count: count)
    self.arguments = arguments
  }
}
