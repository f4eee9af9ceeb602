// 5. An answer that takes a while.
//
// New: a service behind a protocol, whose answer is a publisher; `combineLatest`, for a button that
// is on only when all is there; states, which the window shows one at a time; Return, which presses
// the default button; Escape, which gives up; and the keyboard focus, which must never be on a widget
// that is switched off.
//
//     make example NAME=login        (the name is ada, the password engine)

import Weir
import WeirGtk

final class LogInWindow: Window {
  private let nameEntry = Entry()
  private let passwordEntry = PasswordEntry()
  private let logIn = Button("_Log In")
  private let spinner = Spinner()
  private let message = Label("The name is ada, the password engine.")
  private var cancellables: Set<AnyCancellable> = []

  init(_ application: Application, _ model: LogInModel) {
    super.init(application, title: "Log In")
    build()
    nameEntry.createBinding(with: model.name, storeIn: &cancellables)
    passwordEntry.createBinding(with: model.password, storeIn: &cancellables)
    logIn.tapPublisher.sink { model.logIn() }.store(in: &cancellables)
    addShortcut("Escape") { model.cancel() }.store(in: &cancellables)
    model.canLogIn.sink { [weak self] in self?.setLogIn($0) }.store(in: &cancellables)
    model.state.dropFirst().sink { [weak self] in self?.show($0) }.store(in: &cancellables)
  }

  private func build() {
    nameEntry.hexpand = true
    nameEntry.activatesDefault = true
    passwordEntry.activatesDefault = true
    passwordEntry.showsPeekIcon = true
    logIn.isSuggested = true
    message.wraps = true
    message.xalign = 0
    message.hexpand = true
    message.maxWidthInCharacters = 24
    // The message says in words what it turns for.
    spinner.setAccessiblyHidden(true)

    let fields = Grid(columnSpacing: 12, rowSpacing: 12)
    for (row, (label, field)) in [("_Name", nameEntry), ("_Password", passwordEntry as Widget)]
      .enumerated()
    {
      let title = Label(mnemonic: label, for: field)
      title.xalign = 1
      fields.attach(title, column: 0, row: row)
      fields.attach(field, column: 1, row: row)
    }
    let column = Box(
      .vertical, spacing: 24, [fields, Box(.horizontal, spacing: 12, [message, spinner, logIn])])
    column.margins = Margins(24)
    child = column
    defaultSize = (420, -1)
    defaultWidget = logIn
  }

  /// Moves the focus away before the button is switched off: with it the keyboard would be lost.
  private func setLogIn(_ isOn: Bool) {
    if !isOn, logIn.hasFocusWithin { passwordEntry.grabFocus() }
    logIn.isSensitive = isOn
  }

  private func show(_ state: LogInModel.State) {
    spinner.isSpinning = state == .working
    nameEntry.isEditable = state != .working
    passwordEntry.isEditable = state != .working
    let isFailure = if case .failed = state { true } else { false }
    passwordEntry.isInvalid = isFailure
    for field in [nameEntry, passwordEntry] as [Widget] { field.setCSSClass("error", isFailure) }
    message.text =
      switch state {
      case .idle: ""
      case .working: "Logging in…"
      case .welcome(let name): "Welcome, \(name)."
      case .failed(.rejected): "Name and password do not match."
      case .failed(.noAnswer): "Nobody answers. Please try again later."
      }
    // What a screen reader says of the field that it comes to.
    passwordEntry.accessibleDescription = isFailure ? message.text : nil
    if isFailure { passwordEntry.grabFocus() }
  }
}

@main
@MainActor
struct LogIn {
  static func main() {
    Application("io.github.weir.examples.LogIn").runAndExit { application in
      application.addClosingKeys()
      let scheduler = MainLoop.main.eraseToAnyScheduler()
      let model = LogInModel(accounts: OneAccount(scheduler: scheduler), scheduler: scheduler)
      LogInWindow(application, model).present()
    }
  }
}
