import Accounts
import FormModels
import FormViews
import Glibc
import Weir
import WeirGtk

/// Weir Forms: puts models, services and the window together.
@main
@MainActor
struct FormApp {
  static func main() {
    Secrecy.begin()
    Translation.use(domain: "weir-forms", directory: Installation.localeDirectory)
    switch Options.parse(CommandLine.arguments.dropFirst()) {
    case .success(.show(let screen)): exit(run(showing: screen))
    case .success(.say(let text)):
      print(text)
      exit(EXIT_SUCCESS)
    case .success(.accounts(let words)):
      exit(AccountsCommand(complain: complain).run(words).rawValue)
    case .failure(let problem):
      complain(problem.message)
      exit(2)
    }
  }

  private static func run(showing screen: ScreenName?) -> Int32 {
    let application = Application("io.github.weir.Forms")
    let file = WindowStateFile()
    var state: WindowState?
    let settings = SettingsFile()
    var watch: AnyCancellable?
    var choices: AnyCancellable?
    defer {
      watch?.cancel()
      choices?.cancel()
    }
    do throws(Display.Unavailable) {
      let status = try application.run(
        arguments: Array(CommandLine.arguments.prefix(1)),
        action: screen.map { "show-\($0.rawValue)" }
      ) { application in
        Display.addIconDirectory(Installation.iconDirectory)
        let scheduler = MainLoop.main.eraseToAnyScheduler()
        let store = AccountStore()
        let memory = KeyringMemory(
          store: store, scheduler: scheduler, label: tr("Remembered login of Weir Forms"))
        let models = FormModelSet(
          scheduler: scheduler, accounts: AccountServices(store: store, memory: memory),
          idleMinutes: settings.idleMinutes(complain: complain) ?? SessionModel.usualIdleMinutes)
        choices = models.session.idleLimit.dropFirst().removeDuplicates()
          .sink { minutes in settings.write(idleMinutes: minutes, complain: complain) }
        let window = FormWindow(application, models: models)
        do throws(WindowStateFile.ReadFailure) {
          if let last = try file.read() { window.state = last }
        } catch {
          complain(error.complaint)
          window.warn(error.notice)
        }
        if let screen { window.screen = screen }
        watch = window.statePublisher.sink { state = $0 }
        models.logIn.recallRemembered()
        window.present()
      }
      if let state { file.write(state, complain: complain) }
      return status
    } catch {
      complain(
        tr("there is no display: neither WAYLAND_DISPLAY nor DISPLAY leads to a usable screen"))
      return EXIT_FAILURE
    }
  }

  /// One line to standard error.
  private static func complain(_ message: String) {
    var line = "weir-forms: \(message)\n"
    line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
