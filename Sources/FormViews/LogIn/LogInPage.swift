import FormModels
import Weir
import WeirGtk

/// Where somebody logs in, and in its place the page of who is logged in.
@MainActor
final class LogInPage: Screen {
  let logIn: LogInScreen
  private(set) var account: AccountScreen?
  private let stack = Stack()
  private let session: SessionModel
  private weak var window: Window?
  private var cancellables: Set<AnyCancellable> = []

  init(_ session: SessionModel, repair: StoreRepair, in window: Window) {
    self.session = session
    self.window = window
    logIn = LogInScreen(session.logIn, repair: repair, in: window)
    stack.add(logIn.root, name: "log-in", title: "")
    session.$account
      .receive(on: MainLoop.main)
      .sink { [weak self] account in self?.show(account) }
      .store(in: &cancellables)
  }

  var root: Widget { stack }
  var help: [String] { shown.help }
  var isDirty: Bool { shown.isDirty }
  func takeFocus() { shown.takeFocus() }
  func clear() { shown.clear() }

  private var shown: any Screen { account ?? logIn }

  private func show(_ model: AccountModel?) {
    let old = account
    guard let window, model !== old?.model else { return }
    account = model.map { AccountScreen($0, session: session, in: window) }
    if let account {
      stack.add(account.root, name: "account", title: "")
      stack.visibleChildName = "account"
    } else {
      stack.visibleChildName = "log-in"
    }
    // Another screen that is in front keeps the keys.
    if stack.isMapped { takeFocus() }
    if let old { stack.remove(old.root) }
  }
}
