import FormModels
import Weir
import WeirGtk

/// The models that the window shows; made anew for each window.
public struct FormModelSet {
  public let text: TextModel
  public let slider: SliderModel
  public let logIn: LogInModel
  public let signUp: SignUpModel
  public let session: SessionModel
  public let repair: StoreRepair

  /// - Parameters:
  ///   - scheduler: Where time comes from.
  ///   - accounts: Who is asked about accounts.
  ///   - idleMinutes: After how many idle minutes somebody is logged out.
  public init(
    scheduler: FormScheduler, accounts: AccountServices,
    idleMinutes: Int = SessionModel.usualIdleMinutes
  ) {
    text = TextModel()
    slider = SliderModel(scheduler: scheduler)
    logIn = LogInModel(
      authenticator: accounts.authenticator, memory: accounts.memory, scheduler: scheduler)
    signUp = SignUpModel(registry: accounts.registry, scheduler: scheduler)
    session = SessionModel(
      logIn: logIn, keeper: accounts.keeper, memory: accounts.memory, scheduler: scheduler,
      idleMinutes: idleMinutes)
    repair = StoreRepair(custodian: accounts.custodian, scheduler: scheduler)
  }
}

/// The window of Weir Forms: four screens, one at a time.
public final class FormWindow: Window {
  /// The screens' own stack; its pages bear the names of ``ScreenName``.
  public let stack = Stack()

  private(set) var screens: [ScreenName: any Screen] = [:]
  private(set) var dialog: Dialog?
  private(set) var sessionNotice: SessionNotice?
  private let bar = HeaderBar()
  private weak var focusBeforeMenu: Widget?
  private var cancellables: Set<AnyCancellable> = []

  /// Makes a window of an application, with keys for its actions.
  public init(_ application: Application, models: FormModelSet) {
    super.init(application, title: tr("Weir Forms"))
    fill(models)
    addActions(to: application)
    addMenu()
  }

  /// Makes a window of its own, for tests.
  public init(models: FormModelSet) {
    super.init(title: tr("Weir Forms"))
    fill(models)
  }

  /// The screen in front.
  public var screen: ScreenName {
    get { stack.visibleChildName.flatMap(ScreenName.init) ?? .text }
    set { stack.visibleChildName = newValue.rawValue }
  }

  /// What is worth remembering of the window. Set it before the window is shown.
  public var state: WindowState {
    get {
      WindowState(
        width: defaultSize.width, height: defaultSize.height, isMaximized: isMaximized,
        screen: screen)
    }
    set {
      defaultSize = (newValue.width, newValue.height)
      isMaximized = newValue.isMaximized
      screen = newValue.screen
    }
  }

  /// Sends the present ``state``, then each new one.
  public var statePublisher: AnyPublisher<WindowState, Never> {
    Publishers.CombineLatest4(
      publisher(of: "default-width") { $0.defaultSize.width },
      publisher(of: "default-height") { $0.defaultSize.height },
      publisher(of: "maximized") { $0.isMaximized },
      stack.visibleChildNamePublisher.map { $0.flatMap(ScreenName.init) ?? .text }
    )
    .map(WindowState.init)
    .eraseToAnyPublisher()
  }

  private func fill(_ models: FormModelSet) {
    Style.install()
    defaultSize = (640, 420)
    setIcon(named: "io.github.weir.Forms")

    add(TextScreen(models.text), .text, tr("_Text"))
    add(SliderScreen(models.slider), .slider, tr("_Slider"))
    add(LogInPage(models.session, repair: models.repair, in: self), .logIn, tr("_Log In"))
    add(SignUpScreen(models.signUp, repair: models.repair, in: self), .signUp, tr("Sign _Up"))
    stack.setCrossfades(Display.animates)

    let switcher = StackSwitcher(stack)
    switcher.accessibleLabel = tr("Screens")
    bar.setTitleWidget(switcher)
    setTitlebar(bar)
    stack.vexpand = true
    let notice = SessionNotice(models.session, in: self)
    sessionNotice = notice
    child = Box(.vertical, [notice.root, stack])
    follow(models)

    stack.visibleChildNamePublisher
      .receive(on: MainLoop.main)
      .sink { [weak self] name in self?.screenChanged(to: name) }
      .store(in: &cancellables)
    onCloseRequest { [weak self] in self?.mayClose() ?? true }
      .store(in: &cancellables)
    // GTK would leave it open.
    unmapPublisher
      .sink { [weak self] in self?.dialog?.close() }
      .store(in: &cancellables)
  }

  /// Who has signed up is taken to where to log in.
  private func follow(_ models: FormModelSet) {
    models.signUp.$state
      .receive(on: MainLoop.main)
      .sink { [weak self] state in
        guard case .signedUp(let account) = state, models.session.account == nil else { return }
        models.logIn.begin(
          as: account.name,
          notice: Message(
            "{name} is signed up and can log in now.", ["name": .text(account.name)]))
        if self?.screen == .signUp { self?.screen = .logIn }
      }
      .store(in: &cancellables)
  }

  private func add(_ screen: any Screen, _ name: ScreenName, _ title: String) {
    screens[name] = screen
    stack.add(screen.root, name: name.rawValue, title: title)
  }

  private func screenChanged(to name: String?) {
    name.flatMap(ScreenName.init).flatMap { screens[$0] }?.takeFocus()
  }

  /// Adds the menu. When it closes, the focus goes back to the field where it was.
  private func addMenu() {
    let button = Self.menuButton()
    bar.packEnd(button)
    publisher(for: .focusChanged)
      .sink { [weak button] window in
        guard let button, !button.isOpen, !button.hasFocusWithin, let focus = window.focus
        else { return }
        window.focusBeforeMenu = focus
      }
      .store(in: &cancellables)
    button.isOpenPublisher
      .dropFirst()
      .receive(on: MainLoop.main)
      .sink { [weak self, weak button] isOpen in
        guard let self, let button, !isOpen, focus == nil || button.hasFocusWithin else { return }
        if let focusBeforeMenu, focusBeforeMenu.isMapped {
          focusBeforeMenu.grabFocus()
        } else {
          shown?.takeFocus()
        }
      }
      .store(in: &cancellables)
  }

  /// The menu of what the keys do in every screen; F10 opens it.
  private static func menuButton() -> MenuButton {
    let button = MenuButton(
      icon: "open-menu-symbolic", accessibleLabel: tr("Main Menu"),
      menu: Menu([
        .section(nil, [.item(tr("_Clear the Screen"), action: "app.clear")]),
        .section(
          nil,
          [
            .item(tr("_Help"), action: "app.help"),
            .item(tr("_Keyboard Shortcuts"), action: "app.shortcuts"),
            .item(tr("_About Weir Forms"), action: "app.about"),
          ]),
        .section(nil, [.item(tr("_Quit"), action: "app.quit")]),
      ]))
    button.isPrimary = true
    return button
  }

  private func addActions(to application: Application) {
    for (index, name) in ScreenName.allCases.enumerated() {
      application.addAction("show-\(name.rawValue)", keys: ["<Control>\(index + 1)"])
        .activatePublisher
        .sink { [weak self] in
          self?.screen = name
          self?.present()
        }
        .store(in: &cancellables)
    }
    application.addAction("clear", keys: ["<Control>l"])
      .activatePublisher
      .sink { [weak self] in self?.clear() }
      .store(in: &cancellables)
    application.addAction("help", keys: ["F1"])
      .activatePublisher
      .sink { [weak self] in self?.showHelp() }
      .store(in: &cancellables)
    application.addAction("shortcuts", keys: ["<Control>question", "<Control>slash"])
      .activatePublisher
      .sink { [weak self] in self?.showShortcuts() }
      .store(in: &cancellables)
    application.addAction("about")
      .activatePublisher
      .sink { [weak self] in self?.showAbout() }
      .store(in: &cancellables)
    application.addAction("close", keys: ["<Control>w"])
      .activatePublisher
      .sink { [weak self] in self?.close() }
      .store(in: &cancellables)
    application.addAction("quit", keys: ["<Control>q"])
      .activatePublisher
      .sink { [weak self, weak application] in
        self?.askBeforeLosing { application?.quit() }
      }
      .store(in: &cancellables)
  }
}

// MARK: What every screen has

extension FormWindow {
  private var shown: (any Screen)? { screens[screen] }

  /// Empties the screen in front.
  func clear() {
    shown?.clear()
  }

  /// Explains the screen in front.
  func showHelp() {
    guard let shown else { return }
    show(
      Dialog(
        tr("Help"), shown.help.joined(separator: "\n"), over: self,
        choices: [Dialog.Choice(label: tr("_Close"))]))
  }

  /// Lists the keys.
  func showShortcuts() {
    show(ShortcutList.dialog(over: self))
  }

  /// Says what the program is, and its version.
  func showAbout() {
    let about = AboutDialog(tr("Weir Forms"), version: Release.version)
    about.comments = tr("Fill in forms by keyboard")
    about.authors = [tr("The Weir developers")]
    about.setLicense(.mit)
    about.logoIconName = "io.github.weir.Forms"
    about.setTransient(for: self)
    about.present()
  }

  private func mayClose() -> Bool {
    guard screens.values.contains(where: { $0.isDirty }) else { return true }
    askBeforeLosing { [weak self] in self?.destroy() }
    return false
  }

  /// Does something that loses what was typed; asks first if there is any.
  private func askBeforeLosing(_ action: @escaping () -> Void) {
    guard let (name, _) = screens.first(where: { $0.value.isDirty }) else { return action() }
    // What it is about is in front.
    screen = name
    show(
      Dialog(
        tr("Discard What You Typed?"), tr("It has not been submitted and would be lost."),
        over: self,
        choices: [
          Dialog.Choice(label: tr("_Keep")), Dialog.Choice(label: tr("_Discard"), action: action),
        ]))
  }

  /// Shows a dialog instead of the one there may be.
  private func show(_ dialog: Dialog) {
    self.dialog?.close()
    self.dialog = dialog
    dialog.present()
  }
}
