import WeirGtk

/// A place for keys and the pointer, with no use of its own for either.
@MainActor
enum Target {
  static func make(_ text: String) -> Widget {
    let label = Label(text)
    label.addCSSClass("dim-label")
    label.hexpand = true
    label.vexpand = true
    let target = Box(.vertical, [label])
    target.addCSSClass("target")
    target.isFocusable = true
    target.accessibleLabel = "Target"
    target.setSizeRequest(height: 144)
    return target
  }
}
