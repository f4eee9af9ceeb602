import Weir
import WeirGtk

/// The window of the gallery: the pages at the left, one of them at the right.
public final class GalleryWindow: Window {
  private let sidebar = Sidebar(Page.all)
  private let scroller = ScrolledWindow()
  private(set) var view: PageView?
  private var cancellables: Set<AnyCancellable> = []

  /// Makes a window of an application, with keys for what it does.
  public init(_ application: Application) {
    super.init(application, title: "Weir Gallery")
    fill()
    addActions(to: application)
  }

  /// Makes a window of its own, for tests.
  public init() {
    super.init(title: "Weir Gallery")
    fill()
  }

  /// Shows a page, new as at its first time, and puts the focus on its control.
  public func open(_ page: Page) {
    sidebar.select(page)
    if view?.page.name == page.name { show(page) }
    view?.takeFocus()
  }

  private func fill() {
    Style.install()
    defaultSize = (960, 720)
    scroller.accessibleLabel = "Page"
    scroller.horizontalPolicy = .never
    scroller.hexpand = true
    child = Box(.horizontal, [sidebar.root, Separator(.vertical), scroller])
    let bar = HeaderBar()
    bar.accessibleLabel = "Title bar"
    bar.packEnd(Self.menuButton())
    setTitlebar(bar)

    sidebar.pagePublisher.sink { [weak self] in self?.show($0) }.store(in: &cancellables)
    sidebar.opened.sink { [weak self] in self?.view?.takeFocus() }.store(in: &cancellables)
    // Whoever has no mouse is never left without a place to be.
    focusPublisher
      .filter { $0 == nil }
      .receive(on: MainLoop.main)
      .sink { [weak self] _ in
        if let self, focus == nil, isMapped { view?.takeFocus() }
      }
      .store(in: &cancellables)
  }

  private func show(_ page: Page) {
    let fresh = PageView(page, in: self)
    scroller.child = fresh.root
    view = fresh
  }

  private static func menuButton() -> MenuButton {
    let button = MenuButton(
      icon: "open-menu-symbolic", accessibleLabel: "Main Menu",
      menu: Menu([
        .section(nil, [.item("_Dark", action: "app.dark")]),
        .section(
          nil,
          [
            .item("_Find a Page", action: "app.find"),
            .item("_Start This Page Anew", action: "app.anew"),
            .item("_Keyboard Shortcuts", action: "app.shortcuts"),
          ]),
        .section(nil, [.item("_Quit", action: "app.quit")]),
      ]))
    button.isPrimary = true
    return button
  }

  private func addActions(to application: Application) {
    add("quit", ["<Control>q"], to: application) { [weak application] _ in application?.quit() }
    add("close", ["<Control>w"], to: application) { $0.close() }
    add("find", ["<Control>f"], to: application) { $0.sidebar.search.grabFocus() }
    add("anew", ["<Control>r"], to: application) { window in
      window.view.map { window.open($0.page) }
    }
    add("switch", ["F6"], to: application) { $0.switchFocus() }
    add("next", ["<Alt>Page_Down"], to: application) { $0.move(by: 1) }
    add("previous", ["<Alt>Page_Up"], to: application) { $0.move(by: -1) }
    add("shortcuts", ["<Control>question"], to: application) { Keys.window(over: $0).present() }
    for number in 1...9 {
      add("press-\(number)", ["<Control>\(number)"], to: application) { $0.view?.press(number) }
    }
    for page in Page.all {
      add(Self.action(for: page), [], to: application) { window in
        window.open(page)
        window.present()
      }
    }
    let dark = ToggleAction("dark", isOn: Display.prefersDark)
    dark.isOnPublisher.dropFirst().sink { Display.prefersDark = $0 }.store(in: &cancellables)
    application.add(dark)
  }

  /// The name of the application's action that shows a page.
  public static func action(for page: Page) -> String { "show-\(page.name)" }

  private func add(
    _ name: String, _ keys: [String], to application: Application,
    _ action: @escaping @MainActor (GalleryWindow) -> Void
  ) {
    application.addAction(name, keys: keys)
      .activatePublisher
      .sink { [weak self] in if let self { action(self) } }
      .store(in: &cancellables)
  }

  /// From the list to the page and back.
  private func switchFocus() {
    if sidebar.root.hasFocusWithin { view?.takeFocus() } else { sidebar.takeFocus() }
  }

  private func move(by count: Int) {
    sidebar.move(by: count)
    view?.takeFocus()
  }
}
