import FormModels
import WeirGtk

/// A model's message in the user's language.
package func tr(_ message: Message) -> String {
  message.localized
}

extension Message {
  /// The message in the user's language, with its arguments put in. Main thread or not; see
  /// `Translation` for where the texts come from.
  public var localized: String {
    var values = arguments.mapValues { argument in
      switch argument {
      case .text(let text): text
      case .number(let number, let digits): Translation.text(number, digits: digits)
      }
    }
    guard let counted else { return tr(text, values) }
    values["count"] = String(counted.count)
    return Translation.text(text, plural: counted.plural, count: counted.count)
      .filled(with: values)
  }
}

extension String {
  /// The text of a label without the mark of its access key, and without the key itself where it is
  /// no part of the word.
  var withoutAccessKey: String {
    guard let mark = firstIndex(of: "_") else { return self }
    let key = index(after: mark)
    if key < endIndex, mark > startIndex {
      let open = index(before: mark)
      let close = index(after: key)
      if self[open] == "(", close < endIndex, self[close] == ")" {
        return String(self[..<open] + self[index(after: close)...])
      }
    }
    return String(self[..<mark] + self[key...])
  }
}
