import WeirGtk

extension Page {
  static let aboutDialog = Page(
    "About Dialog", in: .dialogs, "Says what a program is and who has made it."
  ) { stage in
    let button = Button("_About the gallery")
    button.halign = .start
    let isOpen = stage.value(false, named: "Is open")
    let window = stage.window
    button.tapPublisher
      .sink { [weak window, weak stage] in
        guard let stage else { return }
        let about = AboutDialog("Weir Gallery", version: "0.1.0")
        about.comments = "Every control of WeirGtk, a page each"
        about.authors = ["The Weir developers"]
        about.setLicense(.mit)
        about.setTransient(for: window)
        about.isModal = true
        about.mapPublisher.sink { isOpen.value = true }.store(in: &stage.cancellables)
        about.unmapPublisher.sink { isOpen.value = false }.store(in: &stage.cancellables)
        about.present()
      }
      .store(in: &stage.cancellables)
    stage.button("Open it from code") { [weak button] in button?.activate() }
    return button
  }

  static let shortcutsWindow = Page(
    "Shortcuts Window", in: .dialogs, "Lists the keys of a program."
  ) { stage in
    let button = Button("_Keys of the gallery")
    button.halign = .start
    let isOpen = stage.value(false, named: "Is open")
    let window = stage.window
    button.tapPublisher
      .sink { [weak window, weak stage] in
        guard let window, let stage else { return }
        let keys = Keys.window(over: window)
        keys.mapPublisher.sink { isOpen.value = true }.store(in: &stage.cancellables)
        keys.unmapPublisher.sink { isOpen.value = false }.store(in: &stage.cancellables)
        keys.present()
      }
      .store(in: &stage.cancellables)
    stage.button("Open it from code") { [weak button] in button?.activate() }
    return button
  }
}
