import WeirGtk

/// The keys of the gallery itself.
@MainActor
enum Keys {
  static func window(over parent: Window) -> ShortcutsWindow {
    let window = ShortcutsWindow([
      .init(
        "gallery",
        [
          .init(
            "Pages",
            [
              .init("Find a page", keys: "<Control>f"),
              .init("Between the list and the page", keys: "F6"),
              .init("Next page", keys: "<Alt>Page_Down"),
              .init("Previous page", keys: "<Alt>Page_Up"),
              .init("Start the page anew", keys: "<Control>r"),
              .init("Press a button of the page", keys: "<Control>1...9"),
            ]),
          .init(
            "Gallery",
            [
              .init("Show these shortcuts", keys: "<Control>question"),
              .init("Open the menu", keys: "F10"),
              .init("Close the window", keys: "<Control>w"),
              .init("Quit", keys: "<Control>q"),
            ]),
        ])
    ])
    window.title = "Keyboard Shortcuts"
    window.setTransient(for: parent)
    window.isModal = true
    return window
  }
}
