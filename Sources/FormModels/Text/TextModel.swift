import Weir

/// The text screen: one text, which an entry edits and a label mirrors.
public final class TextModel {
  /// How many code points a single-line entry keeps at most; GTK cuts what is longer.
  public static let capacity = 65_534

  /// The text. Bound both ways to the entry.
  public let textSubject = CurrentValueSubject<String, Never>("Hello, World!")

  /// Whether the text has reached what an entry can hold, so that something may have been cut off.
  public let isFull: AnyPublisher<Bool, Never>

  public init() {
    isFull =
      textSubject
      .map { $0.unicodeScalars.count >= Self.capacity }
      .removeDuplicates()
      .trace("text is full")
      .eraseToAnyPublisher()
  }

  /// Empties the text.
  public func clear() {
    textSubject.send("")
  }
}
