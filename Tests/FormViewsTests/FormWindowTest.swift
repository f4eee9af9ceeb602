import FormModels
import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import WeirText
import XCTest

@testable import FormViews

/// Answers when the test says so, and counts.
final class ScriptedServices: Authenticator, SubscriberRegistry, AccountKeeper, StoreCustodian,
  Memory
{
  private(set) var logIns = 0
  private(set) var registrations: [String] = []
  private(set) var passwordChanges: [SecretText] = []
  private(set) var deletions: [SecretText] = []
  private(set) var putAsides = 0
  let signIn = PassthroughSubject<SignIn, LogInFailure>()
  let freedom = CurrentValueSubject<Bool, RegistrationFailure>(true)
  let change = PassthroughSubject<Void, AccountFailure>()
  let aside = PassthroughSubject<String, StoreProblem>()
  let available = CurrentValueSubject<MemoryAvailability, Never>(.checking)
  let registration = PassthroughSubject<Account, RegistrationFailure>()

  func logIn(name: String, password: SecretText) -> AnyPublisher<SignIn, LogInFailure> {
    logIns += 1
    return signIn.eraseToAnyPublisher()
  }

  func isFree(_ name: String) -> AnyPublisher<Bool, RegistrationFailure> {
    freedom.first().eraseToAnyPublisher()
  }

  func changePassword(
    of account: Account, from old: SecretText, to new: SecretText
  ) -> AnyPublisher<Void, AccountFailure> {
    passwordChanges.append(new)
    return change.first().eraseToAnyPublisher()
  }

  func delete(
    _ account: Account, password: SecretText
  ) -> AnyPublisher<Void, AccountFailure> {
    deletions.append(password)
    return change.first().eraseToAnyPublisher()
  }

  func putAside() -> AnyPublisher<String, StoreProblem> {
    putAsides += 1
    return aside.eraseToAnyPublisher()
  }

  var availability: AnyPublisher<MemoryAvailability, Never> { available.eraseToAnyPublisher() }

  func remember(_ account: Account) -> AnyPublisher<Void, MemoryFailure> {
    Empty().eraseToAnyPublisher()
  }

  func recall() -> AnyPublisher<SignIn?, MemoryFailure> { Empty().eraseToAnyPublisher() }
  func forget() -> AnyPublisher<Void, MemoryFailure> { Empty().eraseToAnyPublisher() }

  func register(
    name: String, password: SecretText
  ) -> AnyPublisher<Account, RegistrationFailure> {
    registrations.append(name)
    return registration.eraseToAnyPublisher()
  }
}

/// The real window on models whose time stands still until the test moves it.
@MainActor
struct WindowOnTestTime {
  let clock = TestScheduler()
  let services = ScriptedServices()
  let models: FormModelSet
  let window: FormWindow

  init(showing screen: ScreenName) {
    models = FormModelSet(
      scheduler: clock.eraseToAnyScheduler(),
      accounts: AccountServices(store: services, memory: services))
    window = FormWindow(models: models)
    window.screen = screen
    window.present()
    settle()
  }

  /// Lets the window and then the models do all that is due now.
  func settle() {
    settleLoop()
    clock.advance()
    settleLoop()
  }

  /// Moves the models' time.
  func advance(by time: MonotonicTime.Stride) {
    clock.advance(by: time)
    settle()
  }

  func screen<Kind: Screen>(_ name: ScreenName, as kind: Kind.Type = Kind.self) -> Kind {
    let screen = window.screens[name]!
    if let page = screen as? LogInPage {
      return page.account as? Kind ?? page.logIn as! Kind
    }
    return screen as! Kind
  }
}

/// Opens the window on a screen, runs the test, and closes it.
func withWindow(
  showing screen: ScreenName, _ body: @escaping @MainActor (WindowOnTestTime) throws -> Void
) throws {
  try withGtk {
    let test = WindowOnTestTime(showing: screen)
    defer {
      test.window.destroy()
      settleLoop()
      // What waits for its time finds the window gone, and keeps neither models nor clock.
      test.clock.run()
    }
    try body(test)
  }
}
