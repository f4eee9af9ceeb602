import FormModels
import Weir
import WeirGtk

/// Offers to put a file aside that the accounts cannot be read from, and says what came of it. Nothing
/// is to be seen of it while there is no such file.
@MainActor
final class RepairOffer {
  let root = Box(.vertical, spacing: 12)
  let button = Button(tr("Put It _Aside and Start Anew…"))
  let outcome = FormLayout.note()
  private let model: StoreRepair
  private weak var window: Window?
  private let next: Widget
  private var cancellables: Set<AnyCancellable> = []

  /// - Parameters:
  ///   - problem: What stands against using the accounts; nil when nothing does.
  ///   - next: Gets the focus when the button goes.
  init(
    _ model: StoreRepair, for problem: some Publisher<StoreProblem?, Never>, in window: Window,
    next: Widget
  ) {
    self.model = model
    self.window = window
    self.next = next
    button.halign = .start
    root.append(outcome)
    root.append(button)
    button.tapPublisher
      .sink { [weak self] in self?.ask() }
      .store(in: &cancellables)
    problem.combineLatest(model.$state)
      .receive(on: MainLoop.main)
      .sink { [weak self] problem, state in self?.show(problem, state) }
      .store(in: &cancellables)
  }

  private func show(_ problem: StoreProblem?, _ state: StoreRepair.State) {
    let isOffered = problem?.isMendedByStartingAnew == true
    if !isOffered || state == .working, button.hasFocusWithin { next.receiveFocus() }
    button.isVisible = isOffered
    button.isSensitive = state != .working
    let words = Self.words(for: state)
    // An empty box would take the space around one.
    root.isVisible = isOffered || words != nil
    outcome.answer(words)
    let isFailure = if case .failed = state { true } else { false }
    outcome.setCSSClass("error", isFailure)
  }

  private func ask() {
    Alert(
      tr("Start Without the Old Accounts?"),
      tr(
        "Nobody who has signed up so far can log in afterwards. The file is not deleted: it gets another name."
      ),
      responses: [
        .init(false, tr("_Keep It")),
        .init(true, tr("_Start Anew"), style: .destructive),
      ],
      default: false, close: false
    )
    .present(over: window)
    .sink { [model] isWanted in if isWanted { model.putAside() } }
    .store(in: &cancellables)
  }

  static func words(for state: StoreRepair.State) -> String? {
    switch state {
    case .idle: nil
    case .working: tr("Putting the file aside…")
    case .done(let path):
      tr("The old file is called {path} now. You can sign up anew.", ["path": path])
    case .failed(let problem): problem.words
    }
  }
}
