import FormModels
import Weir

/// Accounts whose answers a test gives by hand, and which remember how often they were asked.
final class ScriptedAccounts: Authenticator, SubscriberRegistry {
  private(set) var logIns: [String] = []
  private(set) var registrations: [String] = []
  private(set) var abandoned = 0
  private var logInAnswer = PassthroughSubject<Account, LogInFailure>()
  private var registrationAnswer = PassthroughSubject<Void, RegistrationFailure>()

  func logIn(
    name: String, password: Secret<String>
  ) -> AnyPublisher<Account, LogInFailure> {
    logIns.append(name)
    logInAnswer = PassthroughSubject()
    return
      logInAnswer
      .handleEvents(receiveCancel: { [weak self] in self?.abandoned += 1 })
      .eraseToAnyPublisher()
  }

  func register(_ text: String) -> AnyPublisher<Void, RegistrationFailure> {
    registrations.append(text)
    registrationAnswer = PassthroughSubject()
    return registrationAnswer.eraseToAnyPublisher()
  }

  func letIn(_ name: String) {
    logInAnswer.send(Account(name: name))
    logInAnswer.send(completion: .finished)
  }

  func refuse(_ failure: LogInFailure) { logInAnswer.send(completion: .failure(failure)) }
  func takeDown() { registrationAnswer.send(completion: .finished) }
}
