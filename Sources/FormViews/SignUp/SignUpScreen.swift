import FormModels
import Weir
import WeirGtk

/// A name that is judged, a password, a count, and a button that waits for all of them.
@MainActor
final class SignUpScreen: Screen {
  let root: Widget
  let entry = Entry()
  let passwordEntry = PasswordEntry()
  let repeatedEntry = PasswordEntry()
  let count = Label()
  let submit = Button(tr("Su_bmit"))
  let reason = FormLayout.note()
  let message = FormLayout.note()

  let nameRow: FormRow
  let passwordRow: FormRow
  let repeatedRow: FormRow
  let strength: StrengthMeter
  let repair: RepairOffer
  private let model: SignUpModel
  private weak var window: Window?
  private var cancellables: Set<AnyCancellable> = []

  init(_ model: SignUpModel, repair: StoreRepair, in window: Window) {
    self.model = model
    self.window = window
    let layout = FormLayout()
    root = layout.root
    nameRow = FormRow(tr("_Name"), entry, model.name, approval: tr("Good name"))
    passwordRow = FormRow(tr("_Password"), passwordEntry, model.password)
    repeatedRow = FormRow(
      tr("_Repeat Password"), repeatedEntry, model.repeated, approval: tr("The same password"))
    strength = StrengthMeter(model.strength)
    self.repair = RepairOffer(
      repair, for: model.$state.map(\.storeProblem), in: window, next: entry)
    layout.add(nameRow)
    layout.add(passwordRow, below: strength.root)
    layout.add(repeatedRow)
    layout.add(count)
    layout.add(message)
    layout.add(self.repair.root)
    let actions = Box(.horizontal, spacing: 12, [reason, submit])
    reason.hexpand = true
    layout.add(actions)

    entry.inputPurpose = .name
    passwordEntry.showsPeekIcon = true
    repeatedEntry.showsPeekIcon = true
    count.xalign = 0
    count.addCSSClass("numeric")
    submit.isSuggested = true
    submit.valign = .center

    bindModel()
    bindActions()
  }

  let help = [
    trn(
      "The name must have at least {count} character.",
      "The name must have at least {count} characters.", SignUpModel.leastLength),
    trn(
      "The password must have at least {count} character. A few words make a good one.",
      "The password must have at least {count} characters. A few words make a good one.",
      PasswordRules.leastCharacters),
    trn(
      "You can submit it once this screen has been open for {count} second.",
      "You can submit it once this screen has been open for {count} seconds.",
      SignUpModel.leastCount),
    tr("The text beside Submit says what is still missing."),
  ]

  var isDirty: Bool { model.form.state.isDirty }

  func clear() {
    for entry in [entry, passwordEntry, repeatedEntry] as [any Editable] {
      entry.resetComposition()
    }
    model.clear()
    entry.receiveFocus()
  }

  func takeFocus() {
    window?.defaultWidget = submit
    entry.receiveFocus(selectsText: false)
  }

  private func bindModel() {
    count.bind(\.text, to: model.$count.map { tr("Count: {count}", ["count": String($0)]) })
      .store(in: &cancellables)
    model.obstacle
      .combineLatest(model.$state.map { $0 == .working })
      .sink { [weak self] obstacle, isWorking in self?.show(obstacle, isWorking: isWorking) }
      .store(in: &cancellables)
    model.announcements
      .sink { [weak self] message in self?.reason.announce(tr(message)) }
      .store(in: &cancellables)
    model.$state.combineLatest(model.$nameRemark)
      .receive(on: MainLoop.main)
      .sink { [weak self] state, remark in self?.show(state, remark) }
      .store(in: &cancellables)
  }

  private func bindActions() {
    root.mapPublisher.sink { [model] in model.start() }.store(in: &cancellables)
    root.unmapPublisher.sink { [model] in model.stop() }.store(in: &cancellables)
    Publishers.Merge4(
      entry.activatePublisher, passwordEntry.activatePublisher, repeatedEntry.activatePublisher,
      submit.tapPublisher
    )
    .sink { [model] in model.submit() }
    .store(in: &cancellables)
    root.addShortcut("Escape") { [model] in model.dismiss() }
      .store(in: &cancellables)
  }

  private func show(_ obstacle: Message?, isWorking: Bool) {
    let isOn = obstacle == nil && !isWorking
    // A button that is switched off while it has the focus would leave the keyboard nowhere.
    if !isOn, submit.hasFocusWithin { entry.receiveFocus(selectsText: false) }
    submit.isSensitive = isOn
    submit.opacity = isOn ? 1 : 0.5
    let words = obstacle.map { tr($0) }
    reason.text = words ?? ""
    reason.setAccessiblyHidden(words == nil)
    submit.accessibleDescription = words
  }

  private func show(_ state: SignUpModel.State, _ remark: Message?) {
    let remark = remark.map { tr($0) }
    let words = Self.words(for: state) ?? remark
    message.answer(words)
    let isFailure = if case .failed = state { true } else { false }
    let isSuccess = if case .signedUp = state { true } else { false }
    message.setCSSClass("error", isFailure)
    message.setCSSClass("success", isSuccess)
    nameRow.remark = remark.map { FormRow.Remark(words: $0, isRefusal: false) }
    if isFailure, let words, state.isAboutTheName {
      nameRow.remark = FormRow.Remark(words: words, isRefusal: true)
    }
    root.setAccessiblyBusy(state == .working)
    for entry in [entry, passwordEntry, repeatedEntry] as [any Editable] {
      entry.isEditable = state != .working
    }
  }

  static func words(for state: SignUpModel.State) -> String? {
    switch state {
    case .idle: nil
    case .working: tr("Signing up…")
    case .signedUp(let account): tr("{name} is signed up.", ["name": account.name])
    case .failed(.noAccountStore):
      tr("No account store is set up on this computer, so nobody can sign up yet.")
    case .failed(.timedOut): tr("The account store did not answer. Please try again later.")
    case .failed(.taken): tr("This name is taken. Please choose another one.")
    case .failed(.badName):
      tr("This name is too long, or has characters in it that no name may have.")
    case .failed(.refused(let problem)): tr(problem.message)
    case .failed(.unavailable(let problem)): problem.words
    }
  }
}

extension SignUpModel.State {
  fileprivate var storeProblem: StoreProblem? {
    if case .failed(.unavailable(let problem)) = self { problem } else { nil }
  }

  fileprivate var isAboutTheName: Bool { self == .failed(.taken) || self == .failed(.badName) }
}
