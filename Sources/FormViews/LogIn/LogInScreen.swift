import FormModels
import Weir
import WeirGtk

/// A name, a password and a button, and what came of pressing it.
@MainActor
final class LogInScreen: Screen {
  let root: Widget
  let nameEntry = Entry()
  let passwordEntry = PasswordEntry()
  let remember = CheckButton(tr("_Remember Me"))
  let memoryNote = FormLayout.note()
  let logIn = Button(tr("L_og In"))
  let cancel = Button(tr("_Cancel"))
  let spinner = Spinner()
  let message = FormLayout.note()

  let nameRow: FormRow
  let passwordRow: FormRow
  let repair: RepairOffer
  private let model: LogInModel
  private weak var window: Window?
  private var cancellables: Set<AnyCancellable> = []

  init(_ model: LogInModel, repair: StoreRepair, in window: Window) {
    self.model = model
    self.window = window
    let layout = FormLayout()
    root = layout.root
    nameRow = FormRow(tr("_Name"), nameEntry, model.name)
    passwordRow = FormRow(tr("_Password"), passwordEntry, model.password)
    self.repair = RepairOffer(
      repair, for: model.$state.map(\.storeProblem), in: window, next: passwordEntry)
    layout.add(nameRow)
    layout.add(passwordRow)
    layout.add(Box(.vertical, spacing: 6, [remember, memoryNote]))
    layout.add(message)
    layout.add(self.repair.root)
    let progress = Box(.horizontal, spacing: 12, [spinner, cancel, logIn])
    progress.halign = .end
    layout.add(progress)

    nameEntry.inputPurpose = .name
    passwordEntry.showsPeekIcon = true
    memoryNote.addCSSClass("caption")
    memoryNote.addCSSClass("dim-label")
    logIn.isSuggested = true
    logIn.isSensitive = false
    // The message beside it says what is going on.
    spinner.setAccessiblyHidden(true)

    bindActions()
    bindState()
    bindMemory()
  }

  let help = [
    tr("Enter your name and your password, then press Enter."),
    tr("Escape stops an attempt to log in."),
    tr("Who is remembered is logged in at the next start. No password is kept for that."),
  ]

  func clear() {
    nameEntry.resetComposition()
    passwordEntry.resetComposition()
    model.clear()
    nameEntry.receiveFocus()
  }

  func takeFocus() {
    window?.defaultWidget = logIn
    // Where there is something to enter.
    if model.name.state.isValid, model.password.value.isEmpty {
      passwordEntry.receiveFocus()
    } else {
      nameEntry.receiveFocus()
    }
  }

  private func bindActions() {
    Publishers.Merge3(
      nameEntry.activatePublisher, passwordEntry.activatePublisher, logIn.tapPublisher
    )
    .sink { [model] in model.logIn() }
    .store(in: &cancellables)
    cancel.tapPublisher
      .sink { [model] in model.cancel() }
      .store(in: &cancellables)
    root.addShortcut("Escape") { [model] in model.dismiss() }
      .store(in: &cancellables)
  }

  private func bindState() {
    Publishers.CombineLatest3(model.$state, model.lockOut.$secondsLeft, model.$notice)
      .receive(on: MainLoop.main)
      .sink { [weak self] state, secondsLeft, notice in
        self?.show(state, secondsLeft: secondsLeft, notice: notice)
      }
      .store(in: &cancellables)
    model.$state.map(\.isFailure).removeDuplicates()
      .filter { $0 }
      .receive(on: MainLoop.main)
      .sink { [weak self] _ in self?.takeFocusAfterFailure() }
      .store(in: &cancellables)
    model.lockOut.announcements
      .sink { [weak self] message in self?.message.announce(tr(message)) }
      .store(in: &cancellables)
    model.canLogIn
      .combineLatest(model.$state.map { $0 == .working })
      .map { canLogIn, isWorking in canLogIn && !isWorking }
      .removeDuplicates()
      .sink { [weak self] isOn in self?.setLogInSensitive(isOn) }
      .store(in: &cancellables)
  }

  /// The box is off, with the reason, where nobody can be remembered.
  private func bindMemory() {
    remember.createBinding(with: model.isToBeRemembered, storeIn: &cancellables)
    model.$memoryAvailability
      .combineLatest(model.$state.map { $0 == .working })
      .receive(on: MainLoop.main)
      .sink { [weak self] availability, isWorking in
        guard let self else { return }
        let reason = availability.words
        let isOn = reason == nil && !isWorking
        if !isOn, remember.hasFocusWithin { passwordEntry.receiveFocus() }
        remember.isSensitive = isOn
        remember.accessibleDescription = reason
        memoryNote.text = reason ?? ""
        memoryNote.isVisible = reason != nil
      }
      .store(in: &cancellables)
  }

  private func show(_ state: LogInModel.State, secondsLeft: Int?, notice: Message?) {
    let isWorking = state == .working
    nameEntry.isEditable = !isWorking
    passwordEntry.isEditable = !isWorking
    spinner.isSpinning = isWorking
    if !isWorking, cancel.hasFocusWithin { passwordEntry.receiveFocus() }
    cancel.isVisible = isWorking
    root.setAccessiblyBusy(isWorking)

    let words =
      secondsLeft.map { lockOutWords($0) } ?? Self.words(for: state) ?? notice.map { tr($0) }
    // The seconds are announced by themselves, and not each of them.
    message.answer(words, isAnnounced: secondsLeft == nil)
    let isFailure = state.isFailure || secondsLeft != nil
    message.setCSSClass("error", isFailure)
    logIn.accessibleDescription = secondsLeft == nil ? nil : words
    passwordRow.remark =
      isFailure
      ? words.map { FormRow.Remark(words: $0, isRefusal: state == .failed(.rejected)) } : nil
    if case .loggedIn = state { passwordEntry.resetComposition() }
  }

  /// What was refused is selected as a whole: the next key replaces it. Anything else stays.
  private func takeFocusAfterFailure() {
    passwordEntry.receiveFocus(selectsText: model.state == .failed(.rejected))
  }

  /// A button that is switched off while it has the focus would leave the keyboard nowhere.
  private func setLogInSensitive(_ isOn: Bool) {
    if !isOn, logIn.hasFocusWithin { passwordEntry.receiveFocus() }
    logIn.isSensitive = isOn
  }

  static func words(for state: LogInModel.State) -> String? {
    switch state {
    case .idle: nil
    case .working: tr("Logging in…")
    case .loggedIn(let signIn): tr("Welcome, {name}.", ["name": signIn.account.name])
    case .failed(.rejected): tr("Name and password do not match. Please try again.")
    case .failed(.noAccountStore):
      tr("No account store is set up on this computer, so nobody can log in yet.")
    case .failed(.timedOut): tr("The account store did not answer. Please try again later.")
    // The seconds that are left say it.
    case .failed(.lockedOut): nil
    case .failed(.unavailable(let problem)): problem.words
    }
  }
}

extension LogInModel.State {
  var isFailure: Bool { if case .failed = self { true } else { false } }

  var storeProblem: StoreProblem? {
    if case .failed(.unavailable(let problem)) = self { problem } else { nil }
  }
}
