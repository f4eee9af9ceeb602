import Weir
import WeirGtk

extension Page {
  static let fileChooser = Page(
    "File Chooser", in: .dialogs, "The desktop's own window for choosing files."
  ) { stage in
    let open = Button("_Open…")
    let save = Button("_Save…")
    let folder = Button("_Folder…")
    let choice = stage.value(Optional<FileChooser.Choice>.none, named: "Choice")
    for (button, kind) in [(open, FileChooser.Kind.open), (save, .save), (folder, .selectFolder)] {
      let window = stage.window
      button.tapPublisher
        .flatMap { [weak window] in
          let chooser = FileChooser(kind, title: "Choose", parent: window)
          if kind == .save { chooser.setName("untitled.txt") }
          return chooser.present()
        }
        .sink { choice.value = $0 }
        .store(in: &stage.cancellables)
    }
    stage.button("Forget the choice") { choice.value = nil }
    stage.focusTarget = open
    return Box(.horizontal, spacing: 6, [open, save, folder])
  }
}
