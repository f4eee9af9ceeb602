import WeirGtk

extension Page {
  static let paned = Page(
    "Paned", in: .containers, "Two parts and a handle between them; F8 goes to the handle."
  ) { stage in
    let paned = Paned(.horizontal, start: Target.make("Start"), end: Target.make("End"))
    paned.accessibleLabel = "Panes"
    for (side, name) in [(paned.start, "Start"), (paned.end, "End")] {
      side?.accessibleLabel = name
      side?.setSizeRequest(width: 96, height: 96)
    }
    let position = stage.value(200, named: "Position", choices: [120, 240, 9999])
    paned.createBinding(with: position, storeIn: &stage.cancellables)
    stage.focusTarget = paned.start
    return paned
  }
}
