import FormModels
import Weir
import WeirText

/// Accounts whose answers a test gives by hand, and which remember how often they were asked.
final class ScriptedAccounts: Authenticator, SubscriberRegistry, AccountKeeper, StoreCustodian {
  private(set) var logIns: [String] = []
  private(set) var registrations: [String] = []
  private(set) var abandoned = 0
  private var logInAnswer = PassthroughSubject<SignIn, LogInFailure>()
  private var registrationAnswer = PassthroughSubject<Account, RegistrationFailure>()

  func logIn(name: String, password: SecretText) -> AnyPublisher<SignIn, LogInFailure> {
    logIns.append(name)
    logInAnswer = PassthroughSubject()
    return
      logInAnswer
      .handleEvents(receiveCancel: { [weak self] in self?.abandoned += 1 })
      .eraseToAnyPublisher()
  }

  func isFree(_ name: String) -> AnyPublisher<Bool, RegistrationFailure> {
    Just(true).setFailureType(to: RegistrationFailure.self).eraseToAnyPublisher()
  }

  func register(
    name: String, password: SecretText
  ) -> AnyPublisher<Account, RegistrationFailure> {
    registrations.append(name)
    registrationAnswer = PassthroughSubject()
    return registrationAnswer.eraseToAnyPublisher()
  }

  func changePassword(
    of account: Account, from old: SecretText, to new: SecretText
  ) -> AnyPublisher<Void, AccountFailure> {
    Fail(error: .rejected).eraseToAnyPublisher()
  }

  func delete(
    _ account: Account, password: SecretText
  ) -> AnyPublisher<Void, AccountFailure> {
    Fail(error: .rejected).eraseToAnyPublisher()
  }

  func putAside() -> AnyPublisher<String, StoreProblem> {
    Fail(error: .busy).eraseToAnyPublisher()
  }

  func letIn(_ name: String) {
    logInAnswer.send(SignIn(account: Account(name: name), previous: nil, failuresSince: 0))
    logInAnswer.send(completion: .finished)
  }

  func refuse(_ failure: LogInFailure) { logInAnswer.send(completion: .failure(failure)) }

  func takeDown() {
    registrationAnswer.send(Account(name: registrations.last ?? ""))
    registrationAnswer.send(completion: .finished)
  }
}
