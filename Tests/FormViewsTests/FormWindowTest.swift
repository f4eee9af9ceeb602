import FormModels
import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import WeirText
import XCTest

@testable import FormViews

/// Answers when the test says so, and counts.
final class ScriptedServices: Authenticator, SubscriberRegistry {
  private(set) var logIns = 0
  private(set) var registrations: [String] = []
  let signIn = PassthroughSubject<SignIn, LogInFailure>()
  let registration = PassthroughSubject<Account, RegistrationFailure>()

  func logIn(name: String, password: SecretText) -> AnyPublisher<SignIn, LogInFailure> {
    logIns += 1
    return signIn.eraseToAnyPublisher()
  }

  func isFree(_ name: String) -> AnyPublisher<Bool, RegistrationFailure> {
    Just(true).setFailureType(to: RegistrationFailure.self).eraseToAnyPublisher()
  }

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
      scheduler: clock.eraseToAnyScheduler(), authenticator: services, registry: services)
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
    window.screens[name] as! Kind
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
