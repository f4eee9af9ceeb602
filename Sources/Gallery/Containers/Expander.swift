import WeirGtk

extension Page {
  static let expander = Page(
    "Expander", in: .containers, "Shows or hides what belongs to its title."
  ) { stage in
    let entry = Entry(text: "Inside the expander")
    entry.accessibleLabel = "Inside"
    entry.margins = Margins(top: 6)
    let expander = Expander("_Details", entry)
    let isExpanded = stage.value(false, choices: [true, false])
    expander.createBinding(with: isExpanded, storeIn: &stage.cancellables)
    return expander
  }
}
