import XCTest

/// The whole life of an account, by keyboard, in the real program with its real account store.
final class AccountTests: XCTestCase {
  func testAnAccountFromSigningUpToItsDeletion() throws {
    let accounts = try DataFolder()
    try withRealApp(environment: accounts.environment) { app in
      try app.signUp("Ada Lovelace", "correct horse battery")

      // The login has opened with the name; the password is all that is missing.
      try app.type("correct horse battery")
      try app.press("Return")
      let first = try app.wait("the page of the account is open") {
        $0.labels.contains("You are logged in for the first time.")
      }
      XCTAssertTrue(first.labels.contains("Ada Lovelace"))
      XCTAssertEqual(first.focused?.name, "Present Password")

      // Another password.
      try app.type("correct horse battery")
      try app.press("Tab")
      try app.type("staple of paper")
      try app.press("Tab")
      try app.type("staple of paper")
      try app.press("Return")
      let changed = try app.wait("the password is changed") {
        $0.labels.contains("The password is changed.")
      }
      XCTAssertEqual(changed.entry("New Password")?.text, "")

      try app.press("alt+o")
      let out = try app.wait("the login is back") { $0.labels.contains("You are logged out.") }
      XCTAssertEqual(out.entry("Name")?.text, "Ada Lovelace")
      XCTAssertEqual(out.focused?.name, "Password")

      // The old one is refused, the new one is not; the page tells of the failure.
      try app.type("correct horse battery")
      try app.press("Return")
      try app.wait("the old password is refused") {
        $0.labels.contains("Name and password do not match. Please try again.")
      }
      try app.type("staple of paper")
      try app.press("Return")
      let again = try app.wait("the page of the account is open") {
        $0.labels.contains("Since then 1 attempt to log in has failed.")
      }
      // What a list shows of its items is no control of its own.
      for element in again.elements where element.isFocusable && element.role != "filler" {
        XCTAssertFalse(element.name.isEmpty || element.name.hasPrefix("Gtk"), "\(element)")
      }
      XCTAssertTrue(
        again.elements.contains { $0.isFocusable && $0.name == "Log Out When Idle for: 15 minutes" }
      )
      XCTAssertTrue(again.labels.contains { $0.hasPrefix("Last login: ") }, "\(again.labels)")

      // Deleted with the password only.
      try app.press("alt+d")
      try app.wait("the password is asked for, where it can be seen") {
        guard $0.focused?.name == "Your Password", let bounds = $0.focused?.bounds else {
          return false
        }
        // The window is 420 units high, and the page of the account higher.
        return bounds[1] >= 0 && bounds[1] + bounds[3] <= 420
      }
      try app.press("Escape")
      try app.wait("the question is gone") { $0.focused?.name == "Delete Account…" }
      try app.press("alt+d")
      try app.wait("the password is asked for") { $0.focused?.name == "Your Password" }
      try app.type("correct horse battery")
      try app.press("Return")
      try app.wait("it is not the old one") {
        $0.labels.contains("This is not your password. Please try again.")
      }
      try app.press("ctrl+a")
      try app.type("staple of paper")
      try app.press("Return")
      let gone = try app.wait("the account is gone") {
        $0.labels.contains("The account “Ada Lovelace” is deleted.")
      }
      XCTAssertEqual(gone.focused?.name, "Name")
      XCTAssertEqual(gone.entry("Name")?.text, "")
    }
  }

  func testAfterFiveFailuresTheWaitIsCountedDown() throws {
    let accounts = try DataFolder()
    try withRealApp(["--screen", "log-in"], environment: accounts.environment) { app in
      try app.type("nobody")
      try app.press("Tab")
      // The fifth failure costs a second, the next ones two, four and eight: one of them is met.
      var locked: Picture?
      for attempt in 1...9 where locked == nil {
        try app.type("guess \(attempt)")
        try app.press("Return")
        // What is left of a short wait may be over before anybody looks; the next one is longer.
        let answered = try? app.wait(
          "attempt \(attempt) is answered", atMost: attempt < 6 ? 10 : 2
        ) { picture in
          picture.isLockedOut
            || picture.entry("Password")?.isInvalid == true
              && picture.button("Log In")?.isSensitive == true
        }
        if attempt < 6 { XCTAssertEqual(answered?.isLockedOut, false, "attempt \(attempt)") }
        if answered?.isLockedOut == true { locked = answered }
      }
      let said = try XCTUnwrap(locked)
      XCTAssertEqual(said.button("Log In")?.isSensitive, false)
      XCTAssertEqual(said.focused?.name, "Password")
      XCTAssertEqual(said.focused?.isInvalid, false)
      try app.wait("it can be tried again", atMost: 20) { picture in
        picture.button("Log In")?.isSensitive == true && !picture.isLockedOut
      }
    }
  }

  func testAHangulNameInKorean() throws {
    let accounts = try DataFolder()
    let korean = ["LANG": "ko_KR.UTF-8"].merging(accounts.environment) { $1 }
    try withRealApp(environment: korean) { app in
      try app.signUp("세종대왕", "나랏말싸미 듕귁에", tabs: "가입(U)", name: "이름(N)", submit: "제출(B)")
      let opened = try app.wait("the login is open for the name") {
        $0.labels.contains("세종대왕 님이 가입했습니다. 이제 로그인할 수 있습니다.")
      }
      XCTAssertEqual(opened.entry("이름(N)")?.text, "세종대왕")
      try app.write("나랏말싸미 듕귁에", into: XCTUnwrap(opened.entry("비밀번호(P)")))
      try app.press("Return")
      let page = try app.wait("the page of the account is open") {
        $0.labels.contains("처음 로그인했습니다.")
      }
      XCTAssertTrue(page.labels.contains("세종대왕"))
    }
  }

  func testWhereNothingMayBeWrittenItIsSaidAndWhatWasTypedStays() throws {
    // Not even the superuser makes a folder there.
    let environment = ["XDG_DATA_HOME": "/sys"]
    try withRealApp(["--screen", "sign-up"], environment: environment, discarding: true) { app in
      try app.type("Ada Lovelace")
      try app.press("Tab")
      try app.type("correct horse battery")
      try app.press("Tab")
      try app.type("correct horse battery")
      try app.wait("the ten seconds are over", atMost: 20) {
        $0.button("Submit")?.isSensitive == true
      }
      try app.press("Return")
      let picture = try app.wait("it is said why nobody can sign up") {
        $0.labels.contains { $0.hasPrefix("The accounts may not be written: /sys/weir-forms") }
      }
      XCTAssertEqual(picture.entry("Name")?.text, "Ada Lovelace")
      for entry in picture.elements where entry.role == "password text" {
        XCTAssertEqual(entry.text?.count, 21)
      }
    }
    try withRealApp(["--screen", "log-in"], environment: environment) { app in
      try app.type("Ada Lovelace")
      try app.press("Tab")
      try app.type("correct horse battery")
      try app.press("Return")
      let picture = try app.wait("it is said why nobody can log in") {
        $0.labels.contains { $0.hasPrefix("The accounts may not be written: /sys/weir-forms") }
      }
      XCTAssertEqual(picture.entry("Name")?.text, "Ada Lovelace")
    }
  }

  func testADamagedFileIsNamedAndAnotherBegunOnlyByTheUsersWord() throws {
    let accounts = try DataFolder()
    try FileManager.default.createDirectory(
      at: accounts.accounts.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("This is no database at all, whatever it is called.".utf8)
      .write(to: accounts.accounts)
    try withRealApp(["--screen", "log-in"], environment: accounts.environment) { app in
      try app.type("Ada Lovelace")
      try app.press("Tab")
      try app.type("correct horse")
      try app.press("Return")
      let damage = "The file with the accounts is damaged: \(accounts.accounts.path)"
      let said = try app.wait("the file is named") { $0.labels.contains(damage) }
      XCTAssertEqual(said.focused?.name, "Password")
      XCTAssertNotEqual(said.entry("Password")?.text, "")
      try app.press("alt+a")
      try app.turn(to: "Start Without the Old Accounts?")
      try app.press("Escape")
      try app.turnBack(from: "Start Without the Old Accounts?")
      XCTAssertTrue(FileManager.default.fileExists(atPath: accounts.accounts.path))
      try app.press("alt+a")
      try app.turn(to: "Start Without the Old Accounts?")
      try app.press("alt+s")
      try app.turnBack(from: "Start Without the Old Accounts?")
      try app.wait("where the old file is can be read") { picture in
        picture.labels.contains { $0.hasSuffix(" now. You can sign up anew.") }
      }
    }
  }
}

extension Picture {
  fileprivate var isLockedOut: Bool {
    labels.contains { $0.hasPrefix("Too many attempts have failed.") }
  }
}
