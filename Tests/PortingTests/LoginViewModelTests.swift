import Foundation
import Weir
import WeirFoundation
import XCTest

final class LoginViewModelTests: XCTestCase {
  private struct Service: LoginService {
    func logIn(name: String, password: String) -> AnyPublisher<String, LoginError> {
      Future { promise in
        let promise = Answer(promise)
        DispatchQueue.global().async {
          promise.give(password == "password" ? .success(name) : .failure(.wrongPassword))
        }
      }
      .eraseToAnyPublisher()
    }
  }

  func testTheButtonIsEnabledWhenBothAreFilledIn() {
    onEachMainLoop { loop in
      let viewModel = LoginViewModel(service: Service())
      let controller = LoginViewController(viewModel: viewModel)
      loop.serve(until: { !controller.loginButton.isEnabled })
      viewModel.name = "ada"
      viewModel.password = "passwor"
      loop.serve(for: 0.02)
      XCTAssertFalse(controller.loginButton.isEnabled)
      viewModel.password = "password"
      XCTAssertFalse(controller.loginButton.isEnabled, "only on a later turn of the main loop")
      loop.serve(until: { controller.loginButton.isEnabled })
      viewModel.name = ""
      loop.serve(until: { !controller.loginButton.isEnabled })
      controller.viewDidDisappear()
    }
  }

  func testAnAnswerFromAnotherThreadIsShownOnTheMainThread() {
    onEachMainLoop { loop in
      let viewModel = LoginViewModel(service: Service())
      let controller = LoginViewController(viewModel: viewModel)
      var isMain: [Bool] = []
      let token = viewModel.$message.dropFirst().sink { _ in isMain.append(Thread.isMainThread) }

      viewModel.name = "ada"
      viewModel.loginTapped.send()
      loop.serve(until: { controller.statusText == "Wrong name or password" })
      viewModel.password = "password"
      viewModel.loginTapped.send()
      loop.serve(until: { controller.statusText == "Welcome, ada" })
      XCTAssertEqual(isMain, [true, true])
      token.cancel()
      controller.viewDidDisappear()
    }
  }

  func testAfterTheScreenHasGoneNothingIsLeft() {
    weak let freed: LoginViewModel?
    weak let freedController: LoginViewController?
    do {
      let viewModel = LoginViewModel(service: Service())
      let controller = LoginViewController(viewModel: viewModel)
      freed = viewModel
      freedController = controller
      controller.viewDidDisappear()
    }
    MainLoopUnderTest.foundation.serve(until: { freed == nil && freedController == nil })
  }

  func testTheModelAnnouncesItsChangesBeforeTheyHappen() {
    let viewModel = LoginViewModel(service: Service())
    var seen: [String] = []
    let token = viewModel.objectWillChange.sink { seen.append(viewModel.name) }
    viewModel.name = "a"
    viewModel.name = "ab"
    XCTAssertEqual(seen, ["", "a"])
    token.cancel()
  }
}

/// A promise that may be carried to another thread.
private struct Answer: @unchecked Sendable {
  private let promise: (Result<String, LoginError>) -> Void

  init(_ promise: @escaping (Result<String, LoginError>) -> Void) {
    self.promise = promise
  }

  func give(_ result: Result<String, LoginError>) {
    promise(result)
  }
}
