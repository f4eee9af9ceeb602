import XCTest

extension RealApp {
  /// Signs somebody up and waits for the login.
  ///
  /// - Parameters:
  ///   - tab: What the page is called; `nameLabel` and `submit` likewise.
  func signUp(
    _ name: String, _ password: String, tabs tab: String = "Sign Up",
    name nameLabel: String = "Name",
    submit: String = "Submit"
  ) throws {
    try open(4)
    let start = try wait("the sign-up is open") { $0.tab == tab && $0.focused?.name == nameLabel }
    try write(name, into: XCTUnwrap(start.focused))
    for element in start.elements where element.role == "password text" {
      try write(password, into: element)
    }
    try wait("the ten seconds are over", atMost: 20) { $0.button(submit)?.isSensitive == true }
    try press("Return")
    try wait("the login is open") { $0.tab != tab }
  }
}
