import Foundation
import Weir
import WeirFoundation

protocol LoginService {
  func logIn(name: String, password: String) -> AnyPublisher<String, LoginError>
}

enum LoginError: Error, Equatable {
  case wrongPassword
}

/// Name, password and a button that is enabled when both are filled in.
final class LoginViewModel: ObservableObject {
  @Published var name = ""
  @Published var password = ""
  @Published private(set) var message: String?

  let loginTapped = PassthroughSubject<Void, Never>()

  var isButtonEnabled: AnyPublisher<Bool, Never> {
    Publishers.CombineLatest($name, $password)
      .map { name, password in !name.isEmpty && password.count >= 8 }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  private var cancellables = Set<AnyCancellable>()

  init(service: LoginService) {
    loginTapped
      .map { [unowned self] in (name, password) }
      .flatMap { name, password in
        service.logIn(name: name, password: password)
          .map { "Welcome, \($0)" }
          .catch { _ in Just("Wrong name or password") }
      }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.message = $0 }
      .store(in: &cancellables)
  }
}

/// What a view controller does with it.
final class LoginViewController {
  final class Button {
    var isEnabled = true
  }

  let loginButton = Button()
  var statusText: String? = ""

  private let viewModel: LoginViewModel
  private var cancellables: Set<AnyCancellable> = []

  init(viewModel: LoginViewModel) {
    self.viewModel = viewModel
    bind()
  }

  private func bind() {
    viewModel.isButtonEnabled
      .receive(on: DispatchQueue.main)
      .assign(to: \.isEnabled, on: loginButton)
      .store(in: &cancellables)

    viewModel.$message
      .receive(on: RunLoop.main)
      .assign(to: \.statusText, on: self)
      .store(in: &cancellables)
  }

  func viewDidDisappear() {
    cancellables.removeAll()
  }
}
