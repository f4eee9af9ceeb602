import FormModels
import Weir
import WeirGtk
import WeirInspector

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
  private(set) var sessionNotice: SessionNotice?
  /// What is open beside the window: the list of the keys, or what the program is.
  private(set) var companion: Window?
  /// What is above the screens until it has been read.
  private(set) var notice: Notice?
  private(set) weak var inspector: InspectorWindow?
  let switcher = Squeezer()
  private let content = Box(.vertical)
  private let bar = HeaderBar()
  /// The questions that are open, by their headings: each is asked once at a time.
  private var openQuestions: Set<String> = []
  private weak var focusBeforeMenu: Widget?
  private var titles: [String] = []
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

    addSwitcher()
    setTitlebar(bar)
    stack.vexpand = true
    let sessionNotice = SessionNotice(models.session, in: self)
    self.sessionNotice = sessionNotice
    content.append(sessionNotice.root)
    content.append(stack)
    child = content
    follow(models)

    stack.visibleChildNamePublisher
      .receive(on: MainLoop.main)
      .sink { [weak self] name in self?.screenChanged(to: name) }
      .store(in: &cancellables)
    onCloseRequest { [weak self] in self?.mayClose() ?? true }
      .store(in: &cancellables)
    // GTK would leave it open.
    unmapPublisher
      .sink { [weak self] in self?.closeCompanion() }
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
    titles.append(title)
    stack.add(screen.root, name: name.rawValue, title: title)
  }

  /// Adds what chooses the screen: buttons, or a menu in a window that is too narrow for them.
  private func addSwitcher() {
    let buttons = StackSwitcher(stack)
    buttons.accessibleLabel = tr("Screens")
    let choice = ChoiceAction("show", choice: screen.rawValue)
    insert(ActionGroup([choice]), prefix: "screens")
    let titles = titles
    let list = MenuButton(
      "",
      menu: Menu(
        zip(ScreenName.allCases, titles).map { name, title in
          .choice(title, action: "screens.show", name.rawValue)
        }))
    list.halign = .center
    stack.visibleChildNamePublisher
      .compactMap { $0.flatMap(ScreenName.init) }
      .sink { [weak self, weak list] name in
        let title = titles[name.index].withoutAccessKey
        choice.choice = name.rawValue
        list?.label = title
        list?.accessibleLabel = tr("Screen: {name}", ["name": title])
        self?.hideAllFromScreenReaders(but: name)
      }
      .store(in: &cancellables)
    choice.choicePublisher
      .dropFirst()
      .compactMap(ScreenName.init)
      .sink { [weak self] name in self?.screen = name }
      .store(in: &cancellables)
    switcher.append(buttons)
    switcher.append(list)
    bar.setTitleWidget(switcher)
  }

  private func screenChanged(to name: String?) {
    name.flatMap(ScreenName.init).flatMap { screens[$0] }?.takeFocus()
  }

  /// GTK would let a screen reader wander into the pages behind the one in front.
  private func hideAllFromScreenReaders(but front: ScreenName) {
    for (name, screen) in screens { screen.root.setAccessiblyHidden(name != front) }
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
    application.addAction("inspect", keys: ["<Control><Shift>d"])
      .activatePublisher
      .sink { [weak self] in self?.showInspector() }
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
    ask(
      Alert(
        tr("Help"), shown.help.joined(separator: "\n"),
        responses: [.init(true, tr("_Close"), style: .suggested)], default: true, close: true))
  }

  /// Lists the keys.
  func showShortcuts() {
    show(ShortcutsWindow.forForms())
  }

  /// Shows what happens in the models' streams.
  func showInspector() {
    let inspector = inspector ?? InspectorWindow(over: self)
    self.inspector = inspector
    inspector.present()
  }

  /// Says what the program is, and its version.
  func showAbout() {
    let about = AboutDialog(tr("Weir Forms"), version: Release.version)
    about.comments = tr("Fill in forms by keyboard")
    about.authors = [tr("The Weir developers")]
    about.setLicense(.mit)
    about.logoIconName = "io.github.weir.Forms"
    show(about)
  }

  /// Says above the screens that something went wrong, until the user takes it away.
  public func warn(_ words: String) {
    closeNotice()
    let notice = Notice(words) { [weak self] in self?.closeNotice() }
    self.notice = notice
    content.prepend(notice.bar)
  }

  private func closeNotice() {
    guard let notice else { return }
    self.notice = nil
    if notice.bar.hasFocusWithin { shown?.takeFocus() }
    content.remove(notice.bar)
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
    ask(
      Alert(
        tr("Discard What You Typed?"), tr("It has not been submitted and would be lost."),
        responses: [
          .init(false, tr("_Keep")), .init(true, tr("_Discard"), style: .destructive),
        ],
        default: false, close: false)
    ) { discards in if discards { action() } }
  }

  /// Asks or tells something, unless it is on the screen already.
  private func ask(_ alert: Alert<Bool>, answered: @escaping (Bool) -> Void = { _ in }) {
    guard openQuestions.insert(alert.heading).inserted else { return }
    alert.present(over: self)
      .sink { [weak self] answer in
        self?.openQuestions.remove(alert.heading)
        answered(answer)
      }
      .store(in: &cancellables)
  }

  /// Opens a window beside this one, instead of the one there may be.
  private func show(_ window: Window) {
    closeCompanion()
    companion = window
    window.setTransient(for: self)
    window.present()
  }

  private func closeCompanion() {
    if let companion, !companion.isDisposed { companion.destroy() }
    companion = nil
  }
}
