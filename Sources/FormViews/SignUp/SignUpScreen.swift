import FormModels
import Weir
import WeirGtk

/// A text that is judged, a count, and a button that waits for both.
@MainActor
final class SignUpScreen: Screen {
  let root: Widget
  let entry = Entry()
  let count = Label()
  let submit = Button(tr("Su_bmit"))
  let reason = FormLayout.note()
  let message = FormLayout.note()

  let nameRow: FormRow
  private let model: SignUpModel
  private weak var window: Window?
  private var cancellables: Set<AnyCancellable> = []

  init(_ model: SignUpModel, in window: Window) {
    self.model = model
    self.window = window
    let layout = FormLayout()
    root = layout.root
    nameRow = FormRow(tr("_Name"), entry, model.name, approval: tr("Good name"))
    layout.add(nameRow)
    layout.add(count)
    layout.add(message)
    let actions = Box(.horizontal, spacing: 12, [reason, submit])
    reason.hexpand = true
    layout.add(actions)

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
      "You can submit it once this screen has been open for {count} second.",
      "You can submit it once this screen has been open for {count} seconds.",
      SignUpModel.leastCount),
    tr("The text beside Submit says what is still missing."),
  ]

  var isDirty: Bool { model.form.state.isDirty }

  func clear() {
    entry.resetComposition()
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
    model.$state
      .receive(on: MainLoop.main)
      .sink { [weak self] state in self?.show(state) }
      .store(in: &cancellables)
  }

  private func bindActions() {
    root.mapPublisher.sink { [model] in model.start() }.store(in: &cancellables)
    root.unmapPublisher.sink { [model] in model.stop() }.store(in: &cancellables)
    entry.activatePublisher
      .sink { [model] in model.submit() }
      .store(in: &cancellables)
    submit.tapPublisher
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

  private func show(_ state: SignUpModel.State) {
    let words = Self.words(for: state)
    message.text = words ?? ""
    message.isVisible = words != nil
    if let words { message.announce(words) }
    let isFailure = if case .failed = state { true } else { false }
    message.setCSSClass("error", isFailure)
    message.setCSSClass("success", state == .signedUp)
    root.setAccessiblyBusy(state == .working)
    entry.isEditable = state != .working
  }

  static func words(for state: SignUpModel.State) -> String? {
    switch state {
    case .idle: nil
    case .working: tr("Signing up…")
    case .signedUp: tr("You are signed up.")
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
