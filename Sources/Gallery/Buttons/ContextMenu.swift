import Weir
import WeirGtk

extension Page {
  static let contextMenu = Page(
    "Context Menu", in: .buttons,
    "A menu where the pointer is, by the secondary button, Shift+F10 or the Menu key."
  ) { stage in
    let target = Target.make("Press the secondary button here")
    let copy = Action("copy")
    let paste = Action("paste")
    paste.isEnabled = false
    target.insert(ActionGroup([copy, paste]), prefix: "page")
    let menu = PopoverMenu(
      menu: Menu([.item("_Copy", action: "page.copy"), .item("_Paste", action: "page.paste")]))
    menu.attach(to: target)
    menu.hasArrow = false
    menu.halign = .start

    target.clickPressPublisher(.secondary)
      .sink { [weak menu] click in
        menu?.point(atX: Int(click.point.x), y: Int(click.point.y))
        menu?.open()
      }
      .store(in: &stage.cancellables)
    for keys in ["<Shift>F10", "Menu"] {
      target.addShortcut(keys) { [weak menu] in
        menu?.point(atX: 24, y: 24)
        menu?.open()
      }
      .store(in: &stage.cancellables)
    }
    stage.show(menu.isOpenPublisher, named: "Is open")
    stage.log("copy.activatePublisher", copy.activatePublisher)
    return target
  }
}
