import FormModels
import Weir
import WeirText

/// Keeps accounts as the test says, when the test says it.
final class ScriptedKeeper: AccountKeeper, StoreCustodian {
  private(set) var changes: [(account: Account, old: SecretText, new: SecretText)] = []
  private(set) var deletions: [(account: Account, password: SecretText)] = []
  private(set) var putAsides = 0
  private(set) var cancelled = 0
  private var answer = PassthroughSubject<Void, AccountFailure>()
  let aside = PassthroughSubject<String, StoreProblem>()

  func changePassword(
    of account: Account, from old: SecretText, to new: SecretText
  ) -> AnyPublisher<Void, AccountFailure> {
    changes.append((account, old, new))
    return freshAnswer()
  }

  func delete(_ account: Account, password: SecretText) -> AnyPublisher<Void, AccountFailure> {
    deletions.append((account, password))
    return freshAnswer()
  }

  func putAside() -> AnyPublisher<String, StoreProblem> {
    putAsides += 1
    return aside.eraseToAnyPublisher()
  }

  func agree() {
    answer.send(())
    answer.send(completion: .finished)
  }

  func refuse(_ failure: AccountFailure) { answer.send(completion: .failure(failure)) }
  func end() { answer.send(completion: .finished) }

  private func freshAnswer() -> AnyPublisher<Void, AccountFailure> {
    answer = PassthroughSubject()
    return answer.handleEvents(receiveCancel: { [weak self] in self?.cancelled += 1 })
      .eraseToAnyPublisher()
  }
}
