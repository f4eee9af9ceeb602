import WeirGtk

/// The line below a control: an icon, for controls that have no room for one, and what is wrong.
///
/// It is there all the time, one line high, and empty while there is nothing to say; a screen reader
/// does not meet it then.
@MainActor
final class ErrorLine {
  let root = Box(.horizontal, spacing: 6)
  let text = Label()
  let icon: Image?

  init(showsIcon: Bool) {
    icon = showsIcon ? Image(iconName: FormRow.Icon.wrong) : nil
    text.wraps = true
    text.xalign = 0
    // As wide as the control above it: words that ask for more would take it from the names.
    text.hexpand = true
    text.maxWidthInCharacters = 12
    text.addCSSClass("caption")
    text.addCSSClass("error")
    text.setAccessiblyHidden(true)
    root.addCSSClass("error-line")
    if let icon {
      icon.isVisible = false
      icon.setAccessiblyHidden(true)
      root.append(icon)
    }
    root.append(text)
  }

  func show(error: String?, approval: String?) {
    text.text = error ?? (icon == nil ? "" : approval ?? "")
    text.setAccessiblyHidden(text.text.isEmpty)
    text.setCSSClass("error", error != nil)
    text.setCSSClass("success", error == nil)
    guard let icon else { return }
    icon.iconName = error != nil ? FormRow.Icon.wrong : FormRow.Icon.right
    icon.isVisible = error != nil || approval != nil
    icon.setCSSClass("error", error != nil)
    icon.setCSSClass("success", error == nil)
  }
}
