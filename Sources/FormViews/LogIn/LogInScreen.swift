import FormModels
import Weir
import WeirGtk

/// A name, a password and a button, and what came of pressing it.
@MainActor
final class LogInScreen: Screen {
  let root: Widget
  let nameEntry = Entry()
  let passwordEntry = PasswordEntry()
  let logIn = Button(tr("L_og In"))
  let cancel = Button(tr("_Cancel"))
  let spinner = Spinner()
  let message = FormLayout.note()

  let nameRow: FormRow
  let passwordRow: FormRow
  private let model: LogInModel
  private weak var window: Window?
  private var cancellables: Set<AnyCancellable> = []

  init(_ model: LogInModel, in window: Window) {
    self.model = model
    self.window = window
    let layout = FormLayout()
    root = layout.root
    nameRow = FormRow(tr("_Name"), nameEntry, model.name)
    passwordRow = FormRow(tr("_Password"), passwordEntry, model.password)
    layout.add(nameRow)
    layout.add(passwordRow)
    layout.add(message)
    let progress = Box(.horizontal, spacing: 12, [spinner, cancel, logIn])
    progress.halign = .end
    layout.add(progress)

    nameEntry.inputPurpose = .name
    passwordEntry.showsPeekIcon = true
    logIn.isSuggested = true
    logIn.isSensitive = false
    // The message beside it says what is going on.
    spinner.setAccessiblyHidden(true)

    bindActions()
    bindState()
  }

  let help = [
    tr("Enter your name and your password, then press Enter."),
    tr("Escape stops an attempt to log in."),
  ]

  func clear() {
    nameEntry.resetComposition()
    passwordEntry.resetComposition()
    model.clear()
    nameEntry.receiveFocus()
  }

  func takeFocus() {
    window?.defaultWidget = logIn
    nameEntry.receiveFocus()
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
    model.$state
      .receive(on: MainLoop.main)
      .sink { [weak self] state in self?.show(state) }
      .store(in: &cancellables)
    model.isFilled
      .combineLatest(model.$state.map { $0 == .working })
      .map { isFilled, isWorking in isFilled && !isWorking }
      .removeDuplicates()
      .sink { [weak self] isOn in self?.setLogInSensitive(isOn) }
      .store(in: &cancellables)
  }

  private func show(_ state: LogInModel.State) {
    let isWorking = state == .working
    nameEntry.isEditable = !isWorking
    passwordEntry.isEditable = !isWorking
    spinner.isSpinning = isWorking
    if !isWorking, cancel.hasFocusWithin { passwordEntry.receiveFocus() }
    cancel.isVisible = isWorking
    root.setAccessiblyBusy(isWorking)

    let words = Self.words(for: state)
    message.text = words ?? ""
    message.isVisible = words != nil
    if let words { message.announce(words) }
    let isFailure = if case .failed = state { true } else { false }
    message.setCSSClass("error", isFailure)
    message.setCSSClass("success", words != nil && !isFailure && !isWorking)
    passwordRow.remark =
      isFailure
      ? words.map { FormRow.Remark(words: $0, isRefusal: state == .failed(.rejected)) } : nil

    // With all of it selected: the next key replaces what was refused.
    if isFailure { passwordEntry.receiveFocus() }
    if case .loggedIn = state {
      passwordEntry.resetComposition()
      nameEntry.receiveFocus()
    }
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
    case .failed(.lockedOut(let remaining)): lockOutWords(remaining)
    case .failed(.unavailable(let problem)): problem.words
    }
  }
}
