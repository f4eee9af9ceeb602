import WeirGtk

extension Page {
  static let infoBar = Page(
    "Info Bar", in: .containers, "A message that does not stop the work, with buttons to answer it."
  ) { stage in
    let bar = InfoBar(.question, "Send a report of what went wrong?")
    bar.addButton("_Send")
    bar.addButton("_Later")
    bar.showsCloseButton = true
    let isRevealed = stage.value(true, named: "Is revealed", choices: [true, false])
    bar.createBinding(with: isRevealed, storeIn: &stage.cancellables)
    bar.responsePublisher.sink { _ in isRevealed.value = false }.store(in: &stage.cancellables)
    stage.log("responsePublisher", bar.responsePublisher)
    return bar
  }
}
