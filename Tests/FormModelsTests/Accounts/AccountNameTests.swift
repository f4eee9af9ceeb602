import FormModels
import Testing
import Weir
import WeirTesting

@Suite("Account names")
struct AccountNameTests {
  @Test(
    "A name is longer than three characters as people count them, without the space around it",
    arguments: [
      ("ada", false), ("adal", true), (" ada ", false), (" a da ", true), ("한글한", false),
      ("한글한글", true), ("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", false), ("e\u{301}e\u{301}e\u{301}", false), ("", false),
    ])
  func length(name: String, isLongEnough: Bool) {
    #expect(AccountName.problem(with: name) == (isLongEnough ? nil : .tooShort))
  }

  @Test("It has at most 255 bytes of UTF-8, without the space around it")
  func bytes() {
    let fits = String(repeating: "한", count: 85)
    #expect(AccountName.problem(with: " \(fits)\n") == nil)
    #expect(AccountName.problem(with: fits + "a") == .tooLong)
  }

  @Test(
    "It has no characters that control something",
    arguments: ["ad\0a", "a\nda", "ad\u{85}a", "a\u{7F}da", "ada\u{2028}b", "ada\tb"])
  func controlCharacters(name: String) {
    #expect(AccountName.problem(with: name) == .holdsControlCharacters)
  }

  @Test("A field with the rule says what is wrong, and leaves an empty name to another rule")
  func rule() {
    let clock = TestScheduler()
    let field = Field("", scheduler: clock.eraseToAnyScheduler(), rules: [.accountName()])
    #expect(field.state.isValid)
    for (name, problem): (String, AccountName.Problem) in [
      ("ada", .tooShort), ("ad\0a", .holdsControlCharacters),
      (String(repeating: "a", count: 256), .tooLong),
    ] {
      field.value = name
      clock.advance(by: .milliseconds(500))
      #expect(field.state.mark == .error(problem.message))
    }
    field.value = "   "
    clock.advance(by: .milliseconds(500))
    #expect(field.state.isValid)
  }
}
