import WeirGtk
import WeirText

/// Values as the gallery writes them: as Swift would, but short.
enum Shown {
  static func text(_ value: Any) -> String {
    switch value {
    case let text as String: return String(reflecting: text)
    case let document as TextDocument: return String(reflecting: document.string)
    case let number as Double: return text(of: number)
    case let color as Color: return text(of: color)
    case let described as any CustomStringConvertible where !(value is any Collection):
      return described.description
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { text($0.value) } ?? "nil"
    case .set: return "[\(list(mirror.children.map { text($0.value) }.sorted()))]"
    case .collection: return "[\(list(mirror.children.map { text($0.value) }))]"
    case .struct, .tuple: return "(\(list(mirror.children.map { part($0.label, $0.value) })))"
    case .enum:
      guard let (label, content) = mirror.children.first else { return "\(value)" }
      return (label ?? "") + payload(content)
    default: return "\(value)"
    }
  }

  /// The same in brackets, as what an event carries.
  static func payload(_ value: Any) -> String {
    let text = text(value)
    return text.hasPrefix("(") ? text : "(\(text))"
  }

  /// The text as that of a button, where an underscore marks an access key and two stand for one.
  static func label(_ text: String) -> String {
    text.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
  }

  private static func list(_ texts: [String]) -> String { texts.joined(separator: ", ") }

  private static func part(_ label: String?, _ value: Any) -> String {
    guard let label, !label.hasPrefix(".") else { return text(value) }
    return "\(label): \(text(value))"
  }

  /// With three places at most.
  private static func text(of number: Double) -> String {
    guard number.isFinite else { return "\(number)" }
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : "\(rounded)"
  }

  /// By the usual number where it has one, with the opacity of what lets something through.
  private static func text(of color: Color) -> String {
    let parts = [color.red, color.green, color.blue]
    guard parts.allSatisfy({ 0...1 ~= $0 }) else { return "(\(list(parts.map { text(of: $0) })))" }
    let number = color.hexText
    return color.opacity == 1 ? number : "\(number) at \(text(of: color.opacity))"
  }
}
