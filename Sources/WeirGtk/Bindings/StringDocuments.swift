import Weir
import WeirText

/// Turns documents into strings and back, and knows the string it has just made when it comes back.
/// Any thread.
final class StringDocuments: Sendable {
  private let last = Lock<(string: String, document: TextDocument)?>(nil)

  func string(of document: TextDocument) -> String {
    let string = document.string
    remember(string, document)
    return string
  }

  func document(of string: String) -> TextDocument {
    if let last = last.withLock({ $0 }), last.string == string { return last.document }
    let document = TextDocument(string)
    remember(string, document)
    return document
  }

  private func remember(_ string: String, _ document: TextDocument) {
    let old = last.withLock { last in
      defer { last = (string, document) }
      return last
    }
    withExtendedLifetime(old) {}
  }
}
