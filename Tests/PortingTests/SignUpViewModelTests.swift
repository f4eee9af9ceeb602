import Foundation
import Weir
import WeirFoundation
import WeirTesting
import XCTest

final class SignUpViewModelTests: XCTestCase {
  func testTheNameIsCheckedOnceTheTypingRests() {
    onEachMainLoop { loop in
      var asked: [String] = []
      let viewModel = SignUpViewModel(secondsToRead: 0) { name in
        asked.append(name)
        return Just(name == "ada").eraseToAnyPublisher()
      }
      for name in ["a", "ad", "ada"] { viewModel.name = name }
      XCTAssertEqual(viewModel.nameState, .checking)
      let start = Date()
      loop.serve(until: { viewModel.nameState == .taken })
      XCTAssertGreaterThanOrEqual(Date().timeIntervalSince(start), 0.45)
      XCTAssertEqual(asked, ["ada"])
      viewModel.name = "grace"
      XCTAssertEqual(viewModel.nameState, .checking)
      loop.serve(until: { viewModel.nameState == .free })
      XCTAssertEqual(asked, ["ada", "grace"])
    }
  }

  func testTheCountdownStartsAtItsFullLengthAndEndsAtZero() {
    onEachMainLoop { loop in
      let start = Date()
      let viewModel = SignUpViewModel(secondsToRead: 2) { _ in Just(false).eraseToAnyPublisher() }
      var counted: [(seconds: Int, at: Date)] = []
      let token = viewModel.$secondsLeft.sink { counted.append(($0, Date())) }
      loop.serve(until: { counted.count == 3 })
      XCTAssertEqual(counted.map(\.seconds), [2, 1, 0])
      XCTAssertGreaterThanOrEqual(counted[1].at.timeIntervalSince(start), 1)
      XCTAssertGreaterThanOrEqual(counted[2].at.timeIntervalSince(start), 2)
      token.cancel()
    }
  }

  func testItCanBeSubmittedWhenEverythingIsRight() {
    onEachMainLoop { loop in
      let viewModel = SignUpViewModel(secondsToRead: 1) { _ in Just(false).eraseToAnyPublisher() }
      var states: [Bool] = []
      let token = viewModel.$canSubmit.sink { states.append($0) }
      viewModel.name = "ada"
      viewModel.password = "password"
      viewModel.repeatedPassword = "passw0rd"
      loop.serve(until: { viewModel.secondsLeft == 0 && viewModel.nameState == .free })
      XCTAssertFalse(viewModel.canSubmit)
      viewModel.repeatedPassword = "password"
      XCTAssertTrue(viewModel.canSubmit)
      viewModel.name = "grace"
      XCTAssertFalse(viewModel.canSubmit, "while the name is checked")
      XCTAssertEqual(states.last, false)
      token.cancel()
    }
  }

  func testAfterTheScreenHasGoneNoTimerAndNoSubscriptionIsLeft() throws {
    try onEachMainLoop { loop in
      try expectNoLeaks {
        let viewModel = SignUpViewModel(secondsToRead: 5) { _ in
          Just(false).eraseToAnyPublisher()
        }
        var ticks = 0
        let token = viewModel.$secondsLeft.sink { _ in ticks += 1 }
        loop.serve(until: { ticks == 2 })
        token.cancel()
      }
    }
  }
}
