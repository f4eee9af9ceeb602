import FormModels
import GtkTesting
import WeirGtk
import XCTest

@testable import FormViews

final class SignUpScreenTests: XCTestCase {
  func testTheIconFollowsTheJudgementAndSaysWhatItMeans() throws {
    try withWindow(showing: .signUp) { test in
      let screen: SignUpScreen = test.screen(.signUp)
      XCTAssertNil(screen.entry.secondaryIconName)
      screen.entry.text = "abc"
      test.settle()
      XCTAssertNil(screen.entry.secondaryIconName)
      test.advance(by: .milliseconds(500))
      XCTAssertEqual(screen.entry.secondaryIconName, "window-close-symbolic")
      XCTAssertEqual(
        screen.entry.secondaryIconTooltip, "Too short: use at least 4 characters")
      XCTAssertEqual(
        screen.entry.accessibleDescription, "Too short: use at least 4 characters")
      XCTAssertTrue(screen.entry.isInvalid)
      XCTAssertTrue(screen.entry.hasCSSClass("error"))
      screen.entry.text = "abcd"
      test.settle()
      XCTAssertNil(screen.entry.secondaryIconName)
      XCTAssertFalse(screen.entry.isInvalid)
      test.advance(by: .milliseconds(500))
      XCTAssertEqual(screen.entry.secondaryIconName, "object-select-symbolic")
      XCTAssertEqual(screen.entry.accessibleDescription, "Good name")
      screen.entry.text = ""
      test.settle()
      XCTAssertNil(screen.entry.secondaryIconName)
    }
  }

  func testSubmitIsOffHalfTransparentAndExplainedUntilValidAndTen() throws {
    try withWindow(showing: .signUp) { test in
      let screen: SignUpScreen = test.screen(.signUp)
      XCTAssertFalse(screen.submit.isSensitive)
      XCTAssertEqual(screen.submit.opacity, 0.5, accuracy: 0.01)
      XCTAssertEqual(screen.reason.text, "Enter a name first.")
      screen.entry.text = "Grace"
      test.settle()
      XCTAssertEqual(screen.reason.text, "Checking the name…")
      test.advance(by: .seconds(1))
      XCTAssertEqual(screen.count.text, "Count: 1")
      XCTAssertEqual(screen.reason.text, "You can submit in 9 seconds.")
      XCTAssertEqual(screen.submit.accessibleDescription, "You can submit in 9 seconds.")
      test.advance(by: .seconds(8))
      XCTAssertEqual(screen.reason.text, "You can submit in 1 second.")
      test.advance(by: .seconds(1))
      XCTAssertTrue(screen.submit.isSensitive)
      XCTAssertEqual(screen.submit.opacity, 1)
      XCTAssertEqual(screen.reason.text, "")
    }
  }

  func testAFocusedSubmitThatGoesOffHandsTheFocusToTheEntry() throws {
    try withWindow(showing: .signUp) { test in
      let screen: SignUpScreen = test.screen(.signUp)
      screen.entry.text = "Grace"
      test.advance(by: .seconds(10))
      screen.submit.grabFocus()
      XCTAssertTrue(screen.submit.hasFocusWithin)
      test.models.signUp.name.value = "G"
      test.settle()
      XCTAssertFalse(screen.submit.isSensitive)
      XCTAssertTrue(screen.entry.hasFocusWithin)
    }
  }

  func testSubmitHandsTheTextOverAndTheFailureIsSaid() throws {
    try withWindow(showing: .signUp) { test in
      let screen: SignUpScreen = test.screen(.signUp)
      screen.entry.text = "Grace"
      test.advance(by: .seconds(10))
      screen.submit.activate()
      XCTAssertTrue(turnLoop { test.services.registrations == ["Grace"] })
      test.services.registration.send(completion: .failure(.noAccountStore))
      test.settle()
      XCTAssertEqual(
        screen.message.text,
        "No account store is set up on this computer, so nobody can sign up yet.")
      XCTAssertEqual(screen.entry.text, "Grace")
    }
  }

  func testLeavingTheScreenStopsCountAndJudging() throws {
    try withWindow(showing: .signUp) { test in
      test.advance(by: .seconds(3))
      test.models.signUp.name.value = "Grace"
      test.window.screen = .text
      test.settle()
      XCTAssertEqual(test.clock.pendingCount, 0)
      test.advance(by: .seconds(5))
      XCTAssertEqual(test.models.signUp.count, 3)
      XCTAssertEqual(test.models.signUp.name.state.verdict, .judging)
      test.window.screen = .signUp
      test.advance(by: .seconds(1))
      XCTAssertEqual(test.models.signUp.count, 4)
      XCTAssertEqual(test.models.signUp.name.state.verdict, .valid)
    }
  }
}
