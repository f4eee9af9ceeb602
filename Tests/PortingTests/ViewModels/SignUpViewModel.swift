import Foundation
import Weir
import WeirFoundation

/// Checks the name while it is typed, and lets the user agree to the terms after some seconds.
final class SignUpViewModel: ObservableObject {
  enum NameState: Equatable {
    case empty, checking, free, taken
  }

  @Published var name = ""
  @Published var password = ""
  @Published var repeatedPassword = ""
  @Published private(set) var nameState = NameState.empty
  @Published private(set) var secondsLeft: Int
  @Published private(set) var canSubmit = false

  private var cancellables = Set<AnyCancellable>()

  init(secondsToRead: Int, isTaken: @escaping (String) -> AnyPublisher<Bool, Never>) {
    secondsLeft = secondsToRead

    $name
      .dropFirst()
      .map { $0.isEmpty ? NameState.empty : .checking }
      .assign(to: &$nameState)

    $name
      .debounce(for: 0.5, scheduler: DispatchQueue.main)
      .removeDuplicates()
      .filter { !$0.isEmpty }
      .map { name in isTaken(name).map { $0 ? NameState.taken : .free } }
      .switchToLatest()
      .receive(on: DispatchQueue.main)
      .sink { [weak self] state in self?.nameState = state }
      .store(in: &cancellables)

    Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .scan(secondsToRead) { seconds, _ in seconds - 1 }
      .prefix(secondsToRead)
      .sink { [weak self] in self?.secondsLeft = $0 }
      .store(in: &cancellables)

    let passwordsMatch = Publishers.CombineLatest($password, $repeatedPassword)
      .map { $0.count >= 8 && $0 == $1 }
    Publishers.CombineLatest3($nameState, passwordsMatch, $secondsLeft)
      .map { $0 == .free && $1 && $2 == 0 }
      .removeDuplicates()
      .assign(to: &$canSubmit)
  }
}
