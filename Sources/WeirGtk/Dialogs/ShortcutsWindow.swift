import CGtk

/// A window that lists the keys of a program.
///
/// ```swift
/// let help = ShortcutsWindow([
///   .init("forms", [
///     .init("General", [
///       .init("Clear the form", keys: "<Control>l"),
///       .init("Close the window", keys: "<Control>w"),
///     ])
///   ])
/// ])
/// ```
open class ShortcutsWindow: Window {
  /// Keys and what they do.
  public struct Shortcut: Hashable, Sendable {
    public let title: String
    public let keys: String

    /// - Parameters:
    ///   - title: What the keys do.
    ///   - keys: In GTK's writing: `"<Control>l"`; several with spaces between.
    public init(_ title: String, keys: String) {
      self.title = title
      self.keys = keys
    }
  }

  /// Shortcuts that belong together.
  public struct Group: Hashable, Sendable {
    public let title: String
    public let shortcuts: [Shortcut]

    public init(_ title: String, _ shortcuts: [Shortcut]) {
      self.title = title
      self.shortcuts = shortcuts
    }
  }

  /// A page of the window.
  public struct Section: Hashable, Sendable {
    /// Its name in code.
    public let name: String
    public let title: String?
    public let groups: [Group]

    public init(_ name: String, title: String? = nil, _ groups: [Group]) {
      self.name = name
      self.title = title
      self.groups = groups
    }
  }

  public init(_ sections: [Section]) {
    let description = Element("interface", [:], [ShortcutsWindow.window(sections)]).text
    super.init(window: weir_new_shortcuts_window(description))
    isModal = true
  }

  /// The name of the section that is shown.
  public var sectionName: String? {
    guard let name = weir_shortcuts_window_section_copy(pointer) else { return nil }
    defer { weir_free(UnsafeMutableRawPointer(mutating: name)) }
    return String(cString: name)
  }

  private static func window(_ sections: [Section]) -> Element {
    Element("object", ["class": "GtkShortcutsWindow", "id": "window"], sections.map(element))
  }

  private static func element(_ section: Section) -> Element {
    Element.child(
      "GtkShortcutsSection",
      [("section-name", section.name), ("title", section.title ?? ""), ("max-height", "12")],
      section.groups.map(element))
  }

  private static func element(_ group: Group) -> Element {
    Element.child("GtkShortcutsGroup", [("title", group.title)], group.shortcuts.map(element))
  }

  private static func element(_ shortcut: Shortcut) -> Element {
    Element.child(
      "GtkShortcutsShortcut", [("title", shortcut.title), ("accelerator", shortcut.keys)], [])
  }
}

/// A piece of GTK's builder language, the only way that GTK 4.8 takes shortcuts.
private struct Element {
  let text: String

  init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ children: [Element]) {
    let attributes = attributes.map { " \($0)=\"\($1.escapedForXML)\"" }.joined()
    text = "<\(name)\(attributes)>\(children.map(\.text).joined())</\(name)>"
  }

  private init(_ name: String, _ attributes: KeyValuePairs<String, String>, content: String) {
    let attributes = attributes.map { " \($0)=\"\($1.escapedForXML)\"" }.joined()
    text = "<\(name)\(attributes)>\(content.escapedForXML)</\(name)>"
  }

  static func child(
    _ type: String, _ properties: [(name: String, value: String)], _ children: [Element]
  ) -> Element {
    let properties = properties.map {
      Element("property", ["name": $0.name], content: $0.value)
    }
    return Element("child", [:], [Element("object", ["class": type], properties + children)])
  }
}
