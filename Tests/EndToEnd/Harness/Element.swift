import Foundation

/// One thing in the window as a screen reader meets it.
struct Element: Decodable, Equatable {
  let path: [Int]
  let role: String
  let name: String
  let states: Set<String>
  /// Of what can have the focus, or of all in a picture of everything.
  let description: String?
  let describedBy: [String]?
  let bounds: [Int]?
  /// Of text fields.
  let text: String?
  let caret: Int?
  let selection: [Int]?
  /// Of sliders and the like.
  let value: Double?

  var isFocused: Bool { states.contains("focused") }
  var isFocusable: Bool { states.contains("focusable") }
  var isSensitive: Bool { states.contains("sensitive") }
  var isInvalid: Bool { states.contains("invalid") }
}

/// The window at one moment: its elements in reading order, those of the hidden screens left out.
struct Picture: Equatable {
  let elements: [Element]

  var focused: Element? { elements.first(where: \.isFocused) }
  /// Whether the window gets the keys.
  var isActive: Bool { elements.contains { $0.role == "frame" && $0.states.contains("active") } }
  /// Whether something has the focus, unless the keys go elsewhere or nothing could have it. Nothing
  /// is known from a picture of a window that changed while it was read.
  var isUsableByKeyboard: Bool {
    guard !elements.isEmpty else { return false }
    return focused != nil || !isActive
      || !elements.contains { $0.isFocusable && $0.role != "frame" }
  }
  /// Whether a window of that title is open.
  func has(_ window: String) -> Bool { self.window(window) != nil }
  /// Whether a window of that title gets the keys.
  func isActive(_ window: String) -> Bool {
    guard let window = self.window(window) else { return false }
    if window.role == "frame" { return window.states.contains("active") }
    // GTK does not say it of dialogs.
    return !isActive && elements.contains { $0.isFocused && $0.path.starts(with: window.path) }
  }
  /// Everything that is written on the window.
  var labels: [String] { elements.filter { $0.role == "label" }.map(\.name) }
  /// The title of the screen that is open.
  var tab: String? {
    if let list {
      return list.name.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
    }
    return elements.first { $0.role == "page tab" && $0.states.contains("selected") }?.name
  }
  /// The button that names the screen and opens the list of them, in a narrow window.
  var list: Element? {
    elements.first { $0.role == "push button" && $0.name.contains(": ") }
  }

  func entry(_ name: String) -> Element? { first("text", name) ?? first("password text", name) }
  func slider(_ name: String) -> Element? { first("slider", name) }
  func button(_ name: String) -> Element? { first("push button", name) }

  private func window(_ title: String) -> Element? {
    elements.first { $0.path.count == 1 && $0.name == title }
  }

  private func first(_ role: String, _ name: String) -> Element? {
    elements.first { $0.role == role && $0.name == name }
  }
}

extension Picture: CustomStringConvertible {
  var description: String {
    elements.filter { $0.role != "panel" }.map { element in
      var line = "\(element.role) '\(element.name)'"
      if let text = element.text { line += " text '\(text)' caret \(element.caret ?? -1)" }
      if let value = element.value { line += " value \(value)" }
      return line + " " + element.states.sorted().joined(separator: ",")
    }.joined(separator: "\n")
  }
}
