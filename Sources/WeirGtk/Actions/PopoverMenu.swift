import CGtk

/// A menu that is not behind a button, such as a context menu. See ``Popover`` for where it opens.
open class PopoverMenu: Popover {
  public override init(menu: Menu) {
    super.init(menu: menu)
  }
}
