import Weir
import WeirText

/// Whoever knows names and passwords. The answer comes later, on any thread.
protocol Accounts {
  func logIn(name: String, password: SecretText) -> AnyPublisher<Void, LogInFailure>
}

enum LogInFailure: Error {
  case rejected
  case noAnswer
}

/// A name, a password, and one attempt at a time.
final class LogInModel {
  enum State: Equatable {
    case idle
    case working
    case welcome(String)
    case failed(LogInFailure)
  }

  let name = CurrentValueSubject<String, Never>("")
  /// Never printed, not even by `print()` in the middle of a stream, and wiped when it is no longer used.
  let password = CurrentValueSubject<SecretText, Never>(SecretText())
  let state = CurrentValueSubject<State, Never>(.idle)

  /// Whether there is something to send, and nothing under way.
  private(set) lazy var canLogIn: AnyPublisher<Bool, Never> =
    Publishers.CombineLatest3(name, password, state)
    .map { !$0.isEmpty && !$1.isEmpty && $2 != .working }
    .removeDuplicates()
    .eraseToAnyPublisher()

  private let accounts: any Accounts
  private let scheduler: AnyScheduler<MonotonicTime, Never>
  private var attempt: AnyCancellable?

  init(accounts: any Accounts, scheduler: AnyScheduler<MonotonicTime, Never>) {
    self.accounts = accounts
    self.scheduler = scheduler
  }

  /// Asks for access. Does nothing while something is missing or an attempt is under way: a button
  /// that is off has been pressed before, by a second Return in the same instant.
  func logIn() {
    guard !name.value.isEmpty, !password.value.isEmpty, state.value != .working else {
      return
    }
    state.send(.working)
    attempt = accounts.logIn(name: name.value, password: password.value)
      .timeout(.seconds(10), scheduler: scheduler, customError: { .noAnswer })
      .receive(on: scheduler)
      .sink(
        receiveCompletion: { [self] completion in
          if case .failure(let failure) = completion { state.send(.failed(failure)) }
        },
        receiveValue: { [self] in
          password.send(SecretText())
          state.send(.welcome(name.value))
        })
  }

  /// Gives up the attempt under way.
  func cancel() {
    guard state.value == .working else { return }
    attempt = nil
    state.send(.idle)
  }
}

/// One account, and an answer that takes a second, as that of a server would.
struct OneAccount: Accounts {
  let scheduler: AnyScheduler<MonotonicTime, Never>

  func logIn(name: String, password: SecretText) -> AnyPublisher<Void, LogInFailure> {
    Just(name == "ada" && password == SecretText("engine"))
      .delay(for: .seconds(1), scheduler: scheduler)
      .setFailureType(to: LogInFailure.self)
      .flatMap { isRight in
        (isRight ? Result<Void, LogInFailure>.success(()) : .failure(.rejected)).publisher
      }
      .eraseToAnyPublisher()
  }
}
