import Weir
import WeirGtk

extension Page {
  static let menuButton = Page(
    "Menu Button", in: .buttons, "Opens a menu of actions: plain ones, a toggle and a choice."
  ) { stage in
    let save = Action("save")
    let wraps = ToggleAction("wraps")
    let align = ChoiceAction("align", choice: "left")
    let button = MenuButton(
      "_Document",
      menu: Menu([
        .item("_Save", action: "page.save"),
        .section(nil, [.item("_Wrap Lines", action: "page.wraps")]),
        .section(
          "Align",
          [
            .choice("_Left", action: "page.align", "left"),
            .choice("_Centre", action: "page.align", "centre"),
            .choice("_Right", action: "page.align", "right"),
          ]),
        .submenu("_More", [.item("_Nothing", action: "page.nothing")]),
      ]))
    button.halign = .start
    button.insert(ActionGroup([save, wraps, align]), prefix: "page")

    let isWrapped = stage.value(false, named: "Wrap Lines", choices: [true, false])
    wraps.createBinding(with: isWrapped, storeIn: &stage.cancellables)
    let alignment = stage.value("left", named: "Align", choices: ["left", "centre", "right"])
    align.createBinding(with: alignment, storeIn: &stage.cancellables)
    stage.show(button.isOpenPublisher, named: "Is open")
    stage.button("Open the menu") { [weak button] in button?.isOpen = true }
    stage.button("Switch Save on or off") { save.isEnabled.toggle() }
    for (name, action) in [("save", save), ("wraps", wraps), ("align", align)] {
      stage.log("\(name).activatePublisher", action.activatePublisher)
    }
    return button
  }
}
