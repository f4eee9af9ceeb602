import FormModels
import Weir
import WeirGtk

/// What has to be entered before an account is deleted. It opens below the button that asks for it.
@MainActor
final class DeletionForm {
  let root: Widget
  let passwordEntry = PasswordEntry()
  let delete = Button(tr("Delete _Forever"))
  let cancel = Button(tr("_Cancel"))
  let message = FormLayout.note()

  private let row: FormRow
  private let model: AccountModel
  private let opener: Button
  private var cancellables: Set<AnyCancellable> = []

  /// - Parameter opener: Opens the form; it is not to be seen while that is open.
  init(_ model: AccountModel, opener: Button) {
    self.model = model
    self.opener = opener
    row = FormRow(tr("_Your Password"), passwordEntry, model.confirmation)
    let explanation = FormLayout.note()
    explanation.text = tr(
      "The account “{name}” will be gone for ever.", ["name": model.signIn.account.name])
    let layout = FormSection()
    layout.add(explanation)
    layout.add(row)
    layout.add(message)
    let actions = Box(.horizontal, spacing: 12, [cancel, delete])
    actions.halign = .end
    layout.add(actions)
    root = layout.root
    root.isVisible = false
    passwordEntry.showsPeekIcon = true
    passwordEntry.accessibleDescription = explanation.text
    delete.addCSSClass("destructive-action")
    bind()
  }

  var isOpen: Bool { root.isVisible }

  func open() {
    root.isVisible = true
    opener.isVisible = false
    passwordEntry.receiveFocus()
    // It had no place yet when the focus came: the page has not scrolled there.
    root.scrollIntoView()
  }

  /// Closes it; what was typed is wiped.
  func close() {
    guard isOpen, model.deleting != .working else { return }
    let hasFocus = root.hasFocusWithin
    opener.isVisible = true
    if hasFocus { opener.receiveFocus() }
    root.isVisible = false
    passwordEntry.resetComposition()
    model.deletion.reset()
  }

  private func bind() {
    opener.tapPublisher.sink { [weak self] in self?.open() }.store(in: &cancellables)
    cancel.tapPublisher.sink { [weak self] in self?.close() }.store(in: &cancellables)
    Publishers.Merge(passwordEntry.activatePublisher, delete.tapPublisher)
      .sink { [model] in model.delete() }
      .store(in: &cancellables)
    model.deletion.canSubmit
      .combineLatest(model.$deleting.map { $0 == .working })
      .map { canSubmit, isWorking in canSubmit && !isWorking }
      .removeDuplicates()
      .receive(on: MainLoop.main)
      .sink { [weak self] isOn in
        guard let self else { return }
        if !isOn, delete.hasFocusWithin { passwordEntry.receiveFocus() }
        delete.isSensitive = isOn
      }
      .store(in: &cancellables)
    model.$deleting.combineLatest(model.lockOut.$secondsLeft)
      .receive(on: MainLoop.main)
      .sink { [weak self] state, secondsLeft in self?.show(state, secondsLeft) }
      .store(in: &cancellables)
  }

  private func show(_ state: AccountModel.State, _ secondsLeft: Int?) {
    let words: String? =
      switch state {
      case .idle, .done: secondsLeft.map { lockOutWords($0) }
      case .working: tr("Deleting the account…")
      case .failed(let failure): secondsLeft.map { lockOutWords($0) } ?? failure.words
      }
    message.answer(words, isAnnounced: secondsLeft == nil)
    message.setCSSClass("error", state.isFailure || secondsLeft != nil)
    passwordEntry.isEditable = state != .working
    cancel.isSensitive = state != .working
    row.remark =
      state.isFailure
      ? words.map { FormRow.Remark(words: $0, isRefusal: state == .failed(.rejected)) } : nil
  }
}
