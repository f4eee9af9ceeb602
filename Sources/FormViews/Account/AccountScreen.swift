import FormModels
import Weir
import WeirGtk

/// The page of who is logged in: what happened to the account, another password, and the ways out.
@MainActor
final class AccountScreen: Screen {
  let root: Widget
  let logOut = Button(tr("L_og Out"))
  let oldEntry = PasswordEntry()
  let newEntry = PasswordEntry()
  let repeatedEntry = PasswordEntry()
  let changeButton = Button(tr("Change _Password"))
  let changeMessage = FormLayout.note()
  let limit: DropDown
  let deleteButton = Button(tr("_Delete Account…"))
  let deletion: DeletionForm
  /// Says why the user will not be remembered.
  let memoryNote = FormLayout.note()

  private let idleChoices: [Int]
  private let rows: [FormRow]
  private let strength: StrengthMeter
  let model: AccountModel
  private weak var window: Window?
  private var cancellables: Set<AnyCancellable> = []

  init(_ model: AccountModel, session: SessionModel, in window: Window) {
    self.model = model
    self.window = window
    let layout = FormLayout()
    root = layout.root
    idleChoices = session.idleChoices
    limit = DropDown(idleChoices.map(Self.words(minutes:)))
    deletion = DeletionForm(model, opener: deleteButton)
    strength = StrengthMeter(model.strength)
    rows = [
      FormRow(tr("P_resent Password"), oldEntry, model.old),
      FormRow(tr("_New Password"), newEntry, model.new),
      FormRow(
        tr("Rep_eat Password"), repeatedEntry, model.repeated, approval: tr("The same password")),
    ]

    layout.add(Self.heading(model.signIn, logOut))
    layout.add(memoryNote)
    layout.add(rows[0])
    layout.add(rows[1], below: strength.root)
    layout.add(rows[2])
    layout.add(changeMessage)
    changeButton.halign = .end
    layout.add(changeButton)
    layout.add(Separator())
    layout.add(limitRow())
    layout.add(Separator())
    deleteButton.halign = .start
    layout.add(deleteButton)
    layout.add(deletion.root)

    for entry in [oldEntry, newEntry, repeatedEntry] { entry.showsPeekIcon = true }
    bind(session)
    bindActions()
  }

  let help = [
    tr("Escape takes a message away, and closes the question about deleting the account."),
    tr("Who does nothing for a while is logged out. Any key begins that time anew."),
  ]

  var isDirty: Bool { model.change.state.isDirty || model.deletion.state.isDirty }

  func clear() {
    for entry in [oldEntry, newEntry, repeatedEntry] { entry.resetComposition() }
    deletion.close()
    model.clear()
    oldEntry.receiveFocus()
  }

  func takeFocus() {
    window?.defaultWidget = nil
    oldEntry.receiveFocus()
  }

  private static func heading(_ signIn: SignIn, _ logOut: Button) -> Widget {
    let name = Label(signIn.account.name)
    name.addCSSClass("title-1")
    name.wraps = true
    name.xalign = 0
    name.maxWidthInCharacters = 24
    name.lineLimit = 4
    let previous = FormLayout.note()
    previous.text = signIn.previousWords
    previous.addCSSClass("dim-label")
    var lines: [Widget] = [name, previous]
    if let words = signIn.failureWords {
      let failures = FormLayout.note()
      failures.text = words
      failures.addCSSClass("warning")
      lines.append(failures)
    }
    let text = Box(.vertical, spacing: 6, lines)
    text.hexpand = true
    logOut.valign = .start
    return Box(.horizontal, spacing: 12, [text, logOut])
  }

  private func limitRow() -> Widget {
    let words = tr("Log Out _When Idle for")
    let title = Label(mnemonic: words, for: limit)
    title.hexpand = true
    title.xalign = 0
    title.wraps = true
    limit.valign = .center
    // The list's own words would be all that a screen reader says of it.
    limit.selectedIndexPublisher
      .compactMap { $0 }
      .sink { [weak limit, idleChoices, name = words.withoutAccessKey] index in
        limit?.accessibleLabel = name + ": " + Self.words(minutes: idleChoices[index])
      }
      .store(in: &cancellables)
    return Box(.horizontal, spacing: 12, [title, limit])
  }

  static func words(minutes: Int) -> String {
    trn("{count} minute", "{count} minutes", minutes)
  }
}

// MARK: Binding

extension AccountScreen {
  private func bind(_ session: SessionModel) {
    limit.selectedIndex = idleChoices.firstIndex(of: session.idleLimit.value)
    limit.selectedIndexPublisher
      .dropFirst()
      .compactMap { $0 }
      .sink { [idleChoices] index in session.idleLimit.send(idleChoices[index]) }
      .store(in: &cancellables)
    model.change.canSubmit
      .combineLatest(model.$changing.map { $0 == .working })
      .map { canSubmit, isWorking in canSubmit && !isWorking }
      .removeDuplicates()
      .receive(on: MainLoop.main)
      .sink { [weak self] isOn in self?.setChangeSensitive(isOn) }
      .store(in: &cancellables)
    model.$changing.combineLatest(model.lockOut.$secondsLeft)
      .receive(on: MainLoop.main)
      .sink { [weak self] state, secondsLeft in self?.show(state, secondsLeft) }
      .store(in: &cancellables)
    model.$memoryFailure
      .receive(on: MainLoop.main)
      .sink { [weak self] failure in self?.show(failure) }
      .store(in: &cancellables)
    model.lockOut.announcements
      .sink { [weak self] message in self?.changeMessage.announce(tr(message)) }
      .store(in: &cancellables)
  }

  private func show(_ failure: MemoryFailure?) {
    memoryNote.text = failure?.words ?? ""
    memoryNote.isVisible = failure != nil
  }

  private func bindActions() {
    Publishers.Merge4(
      oldEntry.activatePublisher, newEntry.activatePublisher, repeatedEntry.activatePublisher,
      changeButton.tapPublisher
    )
    .sink { [model] in model.changePassword() }
    .store(in: &cancellables)
    logOut.tapPublisher
      .sink { [model] in model.logOut() }
      .store(in: &cancellables)
    root.addShortcut("Escape") { [weak self] in
      self?.deletion.close()
      self?.model.dismiss()
    }
    .store(in: &cancellables)
  }

  /// A button that is switched off while it has the focus would leave the keyboard nowhere.
  private func setChangeSensitive(_ isOn: Bool) {
    if !isOn, changeButton.hasFocusWithin { oldEntry.receiveFocus() }
    changeButton.isSensitive = isOn
  }

  private func show(_ state: AccountModel.State, _ secondsLeft: Int?) {
    let words = Self.words(for: state, secondsLeft)
    changeMessage.answer(words, isAnnounced: secondsLeft == nil)
    changeMessage.setCSSClass("error", state.isFailure || secondsLeft != nil)
    changeMessage.setCSSClass("success", state == .done)
    root.setAccessiblyBusy(state == .working)
    changeButton.accessibleDescription = words
    for entry in [oldEntry, newEntry, repeatedEntry] { entry.isEditable = state != .working }
    rows[0].remark =
      state.isFailure
      ? words.map { FormRow.Remark(words: $0, isRefusal: state == .failed(.rejected)) } : nil
  }

  static func words(for state: AccountModel.State, _ secondsLeft: Int?) -> String? {
    if let secondsLeft { return lockOutWords(secondsLeft) }
    return switch state {
    case .idle: nil
    case .working: tr("Changing the password…")
    case .done: tr("The password is changed.")
    case .failed(let failure): failure.words
    }
  }
}

extension AccountModel.State {
  var isFailure: Bool { if case .failed = self { true } else { false } }
}
