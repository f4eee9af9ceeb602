import Weir
import WeirGtk

extension Page {
  static let focus = Page(
    "Focus", in: .events, "The keyboard focus comes into a widget, or into what is in it, and goes."
  ) { stage in
    let fields = ["First", "Second"].map { name in
      let entry = Entry()
      entry.accessibleLabel = name
      entry.placeholder = name
      return entry
    }
    let group = Box(.vertical, spacing: 6, fields)
    stage.show(group.containsFocusPublisher, named: "The group contains the focus")
    stage.show(fields[0].containsFocusPublisher, named: "The first field does")
    stage.button("To the second field") { [weak field = fields[1]] in field?.grabFocus() }
    stage.log("focusEnterPublisher", group.focusEnterPublisher)
    stage.log("focusLeavePublisher", group.focusLeavePublisher)
    stage.focusTarget = fields[0]
    return group
  }

  static let keys = Page("Keys", in: .events, "Keys that are pressed and let go.") { stage in
    let target = Target.make("Press keys here")
    let last = stage.value(Optional<String>.none, named: "Last key")
    target.keyPressPublisher().sink { last.value = $0.name }.store(in: &stage.cancellables)
    stage.log("keyPressPublisher", target.keyPressPublisher().map(words))
    stage.log("keyReleasePublisher", target.keyReleasePublisher().map(words))
    stage.log("modifiersPublisher", target.modifiersPublisher().map(words))
    return target
  }

  private static func words(_ key: KeyPress) -> String {
    ([key.name ?? "?"] + [words(key.modifiers)].filter { !$0.isEmpty }).joined(separator: ", ")
  }

  private static func words(_ modifiers: Modifiers) -> String {
    let names: [(Modifiers, String)] = [
      (.shift, "shift"), (.control, "control"), (.alt, "alt"), (.super, "super"),
    ]
    return names.filter { modifiers.contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
