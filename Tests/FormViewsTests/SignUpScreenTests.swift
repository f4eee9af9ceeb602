import FormModels
import GtkTesting
import WeirGtk
import XCTest

@testable import FormViews

/// Types a name and twice a good password, as fast as code can.
@MainActor
private func fill(_ test: WindowOnTestTime, name: String = "Grace") -> SignUpScreen {
  let screen: SignUpScreen = test.screen(.signUp)
  screen.entry.text = name
  screen.passwordEntry.text = "correct horse"
  screen.repeatedEntry.text = "correct horse"
  test.settle()
  return screen
}

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
      _ = fill(test)
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
      let screen = fill(test)
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
      let screen = fill(test)
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

  func testARefusedNameIsMarkedAndHasTheFocus() throws {
    try withWindow(showing: .signUp) { test in
      let screen = fill(test)
      test.advance(by: .seconds(10))
      screen.submit.grabFocus()
      test.models.signUp.submit()
      test.services.registration.send(completion: .failure(.taken))
      test.settle()
      XCTAssertEqual(screen.message.text, "This name is taken. Please choose another one.")
      XCTAssertTrue(screen.entry.hasFocusWithin)
      XCTAssertTrue(screen.entry.isInvalid)
      XCTAssertEqual(screen.passwordEntry.text, "correct horse")
      screen.entry.text = "Grace H"
      test.settle()
      XCTAssertFalse(screen.entry.isInvalid)
      XCTAssertFalse(screen.message.isVisible)
    }
  }

  func testATakenNameIsSaidBeforeItIsSubmitted() throws {
    try withWindow(showing: .signUp) { test in
      test.services.freedom.send(false)
      let screen = fill(test)
      test.advance(by: .milliseconds(500))
      XCTAssertEqual(screen.entry.accessibleDescription, "This name is taken")
      XCTAssertEqual(screen.reason.text, "Choose another name.")
    }
  }

  func testANameThatNobodyCanCheckIsSaidAndMayBeSubmitted() throws {
    try withWindow(showing: .signUp) { test in
      test.services.freedom.send(completion: .failure(.unavailable(.busy)))
      let screen = fill(test)
      test.advance(by: .seconds(10))
      XCTAssertEqual(
        screen.message.text,
        "Nobody can say now whether this name is free. You may submit it all the same.")
      XCTAssertTrue(screen.submit.isSensitive)
      XCTAssertFalse(screen.entry.isInvalid)
    }
  }

  func testTheStrengthOfThePasswordIsSaidInWords() throws {
    try withWindow(showing: .signUp) { test in
      let screen: SignUpScreen = test.screen(.signUp)
      XCTAssertEqual(screen.strength.root.opacity, 0)
      for (password, words, level) in [
        ("short", "Weak password", 1.0), ("correct horse", "Fair password", 2),
        ("correct horse bat", "Good password", 3),
        ("correct horse battery staple", "Strong password", 4),
      ] {
        screen.passwordEntry.text = password
        test.settle()
        XCTAssertEqual(screen.strength.words.text, words)
        XCTAssertEqual(screen.strength.bar.value, level)
        XCTAssertEqual(screen.strength.root.opacity, 1)
      }
      screen.passwordEntry.text = ""
      test.settle()
      XCTAssertEqual(screen.strength.words.text, "")
    }
  }

  func testARepetitionIsJudgedAgainWhenTheFirstChanges() throws {
    try withWindow(showing: .signUp) { test in
      let screen = fill(test)
      test.advance(by: .milliseconds(500))
      XCTAssertEqual(screen.repeatedEntry.accessibleDescription, "The same password")
      screen.passwordEntry.text = "correct horses"
      test.advance(by: .milliseconds(500))
      XCTAssertTrue(screen.repeatedEntry.isInvalid)
      XCTAssertEqual(screen.reason.text, "The two passwords are not the same.")
      screen.repeatedEntry.text = "correct horses"
      test.advance(by: .milliseconds(500))
      XCTAssertFalse(screen.repeatedEntry.isInvalid)
    }
  }

  func testWhoHasSignedUpIsTakenToTheLogInWithTheNameFilledIn() throws {
    try withWindow(showing: .signUp) { test in
      let screen = fill(test)
      test.advance(by: .seconds(10))
      test.models.signUp.submit()
      test.services.registration.send(Account(name: "Grace"))
      test.services.registration.send(completion: .finished)
      test.settle()
      XCTAssertEqual(test.window.screen, .logIn)
      let logIn: LogInScreen = test.screen(.logIn)
      XCTAssertEqual(logIn.nameEntry.text, "Grace")
      XCTAssertTrue(logIn.passwordEntry.hasFocusWithin)
      XCTAssertEqual(logIn.message.text, "Grace is signed up and can log in now.")
      XCTAssertEqual(screen.passwordEntry.text, "")
      XCTAssertEqual(screen.repeatedEntry.text, "")
      XCTAssertFalse(screen.isDirty)
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
