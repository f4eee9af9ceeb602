import Weir
import WeirGtk

extension Page {
  static let window = Page(
    "Window", in: .dialogs, "Another window, and what the desktop and the user do with it."
  ) { stage in
    let button = Button("_Open a window")
    button.halign = .start
    let isOpen = stage.value(false, named: "Is open")
    let title = stage.value("A window", named: "Title", choices: ["A window", "Another name"])
    let mayClose = stage.value(true, named: "May be closed", choices: [true, false])
    var window: Window?
    button.tapPublisher
      .sink { [weak stage] in
        guard let stage, window == nil else { return }
        let opened = Window()
        let place = Target.make("Press Return or the space bar here")
        place.margins = Margins(18)
        place.setSizeRequest(width: 300, height: 144)
        window = opened
        opened.child = place
        opened.setTransient(for: stage.window)
        opened.bind(\.title, to: title).store(in: &stage.cancellables)
        opened.mapPublisher.sink { isOpen.value = true }.store(in: &stage.cancellables)
        opened.unmapPublisher
          .sink {
            isOpen.value = false
            window = nil
          }
          .store(in: &stage.cancellables)
        // Asked before it is told, so that a refusal is seen too.
        stage.log("closeRequestPublisher", opened.closeRequestPublisher)
        opened.onCloseRequest { mayClose.value }.store(in: &stage.cancellables)
        stage.log("isActivePublisher", opened.isActivePublisher)
        stage.log("activateDefaultPublisher", opened.activateDefaultPublisher)
        stage.log("activateFocusPublisher", opened.activateFocusPublisher)
        opened.present()
        place.grabFocus()
      }
      .store(in: &stage.cancellables)
    stage.button("Close") { window?.close() }
    stage.button("Full screen") { window?.isFullscreen.toggle() }
    return button
  }
}
