import WeirGtk

extension Page {
  static let stack = Page(
    "Stack", in: .containers, "Pages of which one is seen, with a switcher over them."
  ) { stage in
    let stack = Stack()
    for title in ["One", "Two", "Three"] {
      let entry = Entry(text: "Page \(title.lowercased())")
      entry.accessibleLabel = title
      stack.add(entry, name: title.lowercased(), title: title)
      if stage.focusTarget == nil { stage.focusTarget = entry }
    }
    let switcher = StackSwitcher(stack)
    switcher.accessibleLabel = "Pages of the stack"
    switcher.halign = .start
    let page = stage.value(Optional("one"), choices: ["one", "three", "four"])
    stack.createBinding(of: .visibleChildName, with: page, storeIn: &stage.cancellables)
    return Box(.vertical, spacing: 12, [switcher, stack])
  }
}
