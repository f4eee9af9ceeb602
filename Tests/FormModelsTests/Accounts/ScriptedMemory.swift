import FormModels
import Weir

/// A keyring in the test's hand.
final class ScriptedMemory: Memory {
  private(set) var remembered: [Account] = []
  private(set) var forgotten = 0
  let available = CurrentValueSubject<MemoryAvailability, Never>(.checking)
  let recalled = PassthroughSubject<SignIn?, MemoryFailure>()
  let kept = PassthroughSubject<Void, MemoryFailure>()

  var availability: AnyPublisher<MemoryAvailability, Never> { available.eraseToAnyPublisher() }

  func remember(_ account: Account) -> AnyPublisher<Void, MemoryFailure> {
    remembered.append(account)
    return kept.eraseToAnyPublisher()
  }

  func recall() -> AnyPublisher<SignIn?, MemoryFailure> { recalled.eraseToAnyPublisher() }

  func forget() -> AnyPublisher<Void, MemoryFailure> {
    forgotten += 1
    return Empty().eraseToAnyPublisher()
  }
}

/// Somebody who logs in for the first time.
func signIn(_ name: String) -> SignIn {
  SignIn(account: Account(name: name), previous: nil, failuresSince: 0)
}
