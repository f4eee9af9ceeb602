import FormModels
import Testing
import Weir
import WeirTesting
import WeirText

@testable import Accounts

/// What is remembered of a login, with a keyring that does what the test wants.
@Suite("Remember me")
struct KeyringMemoryTests {
  private let files: TemporaryStore
  private let store: AccountStore
  private let keyring = PlayedKeyring()
  private let clock = TestScheduler()
  private let memory: KeyringMemory
  private let ada = Account(name: "Ada Lovelace")

  init() throws {
    files = try TemporaryStore()
    _ = try files.ledger(with: ada.name)
    store = AccountStore(files.ledger())
    memory = KeyringMemory(
      store: store, keyring: keyring, scheduler: clock.eraseToAnyScheduler(), label: "Login")
  }

  /// Waits for the store, then lets what it has answered come over the scheduler.
  private func settle() {
    store.queue.sync {}
    clock.advance(by: .zero)
  }

  /// What a call ends with once the store has had its turns.
  private func outcome<Output>(
    of call: AnyPublisher<Output, MemoryFailure>
  ) -> Recorder<Output, MemoryFailure> {
    let recorder = call.record(on: clock)
    for _ in 0..<4 { settle() }
    return recorder
  }

  @Test("Who was remembered is signed in by the token, and the keyring has no password")
  func remembering() {
    #expect(outcome(of: memory.remember(ada)).completion == .finished)
    let kept = keyring.secret
    #expect(kept?.utf8Count == 43)
    #expect(kept != .good)
    #expect(keyring.label == "Login")
    #expect(outcome(of: memory.recall()).values.first??.account == ada)
  }

  @Test("Nobody is remembered at first, and nobody after forgetting")
  func forgetting() throws {
    #expect(outcome(of: memory.recall()).values == [nil])
    #expect(outcome(of: memory.forget()).completion == .finished)

    _ = outcome(of: memory.remember(ada))
    let token = try #require(keyring.secret)
    #expect(outcome(of: memory.forget()).completion == .finished)
    #expect(keyring.secret == nil)
    let signIn = store.signIn(token: token).record()
    settle()
    #expect(signIn.values == [nil], "the store does not know the token any more either")
  }

  @Test("A token that is not good any more is taken from the keyring")
  func staleToken() {
    _ = outcome(of: memory.remember(ada))
    _ = store.revokeTokens(of: ada).record()
    settle()
    #expect(outcome(of: memory.recall()).values == [nil])
    #expect(keyring.secret == nil)
  }

  @Test("A token that the keyring does not take is void")
  func voidToken() {
    keyring.failure = .locked
    #expect(outcome(of: memory.remember(ada)).completion == .failure(.locked))
    let offered = keyring.offered
    #expect(offered != nil)
    let signIn = store.signIn(token: offered ?? SecretText()).record()
    settle()
    #expect(signIn.values == [nil])
  }

  @Test("The keyring is asked anew each time it changes, and after each failure")
  func availability() {
    let recorder = memory.availability.record()
    settle()
    keyring.failure = .locked
    keyring.changed.send()
    settle()
    keyring.failure = nil
    keyring.changed.send()
    settle()
    keyring.failure = .noService
    _ = outcome(of: memory.forget())
    #expect(
      recorder.values
        == [.checking, .available, .unavailable(.locked), .available, .unavailable(.noService)])
  }

  @Test("A keyring that is silent is given up after five seconds, and nothing else waits for it")
  func silence() {
    settle()
    keyring.isSilent = true
    keyring.changed.send()
    let recorder = memory.availability.record()
    let recall = memory.recall().record()
    #expect(recorder.values == [.available])

    let attempt = store.logIn(name: ada.name, password: .good).record()
    settle()
    #expect(attempt.values.first?.account == ada)

    clock.advance(by: .milliseconds(4_999))
    #expect(recorder.values == [.available])
    #expect(recall.completion == nil)
    clock.advance(by: .milliseconds(1))
    #expect(recorder.values == [.available, .unavailable(.noAnswer)])
    #expect(recall.completion == .failure(.noAnswer))
  }
}

/// A keyring that answers at once, unless it is silent.
private final class PlayedKeyring: Keyring {
  let changed = PassthroughSubject<Void, Never>()
  var failure: MemoryFailure?
  var isSilent = false
  var secret: SecretText?
  var label: String?
  /// What was last to be stored, whether it was taken or not.
  var offered: SecretText?

  var changes: AnyPublisher<Void, Never> { changed.eraseToAnyPublisher() }

  func look() -> AnyPublisher<Void, MemoryFailure> { answer {} }

  func store(_ secret: SecretText, label: String) -> AnyPublisher<Void, MemoryFailure> {
    offered = secret
    return answer { [self] in
      self.secret = secret
      self.label = label
    }
  }

  func lookUp() -> AnyPublisher<SecretText?, MemoryFailure> { answer { [self] in secret } }

  func clear() -> AnyPublisher<Void, MemoryFailure> { answer { [self] in secret = nil } }

  private func answer<Output>(
    _ work: @escaping () -> Output
  ) -> AnyPublisher<Output, MemoryFailure> {
    Deferred { [self] () -> AnyPublisher<Output, MemoryFailure> in
      if isSilent { return Empty(completeImmediately: false).eraseToAnyPublisher() }
      if let failure { return Fail(error: failure).eraseToAnyPublisher() }
      return Just(work()).setFailureType(to: MemoryFailure.self).eraseToAnyPublisher()
    }
    .eraseToAnyPublisher()
  }
}
