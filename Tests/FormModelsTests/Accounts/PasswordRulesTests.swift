import FormModels
import Testing
import Weir
import WeirTesting
import WeirText

@Suite("Password rules")
struct PasswordRulesTests {
  @Test(
    "It needs eight characters as people count them",
    arguments: [
      ("tangled", false), ("tangleds", true), ("훈민정음해례본", false), ("훈민정음해례본권", true),
      ("👨‍👩‍👧🦀🍋🚲🎻🗻🧵", false), ("👨‍👩‍👧🦀🍋🚲🎻🗻🧵⛵", true),
      ("e\u{301}u\u{301}i\u{301}o\u{301}", false), ("\r\n\r\n\r\n\r\n", false), ("", false),
    ])
  func length(text: String, isLongEnough: Bool) {
    let problem = PasswordRules.problem(with: SecretText(text))
    #expect(problem == (isLongEnough ? nil : .tooShort(least: 8)))
  }

  @Test("It has at most 1024 bytes of UTF-8")
  func mostBytes() {
    let long = (0..<512).map { String(UnicodeScalar(0xAC00 + $0 * 7 % 997)!) }.joined()
    let fits = "a" + long.prefix(341)
    #expect(fits.utf8.count == 1024)
    #expect(PasswordRules.problem(with: SecretText(fits)) == nil)
    #expect(PasswordRules.problem(with: SecretText(fits + "a")) == .tooLong(mostBytes: 1024))
    let book = String(repeating: "moby", count: 16_384)
    #expect(PasswordRules.problem(with: SecretText(book)) == .tooLong(mostBytes: 1024))
  }

  @Test("A NUL is no part of any")
  func nul() {
    #expect(PasswordRules.problem(with: "correct\0horse") == .holdsNul)
    #expect(PasswordRules.problem(with: "\0") == .holdsNul)
  }

  @Test(
    "It is none of those that are tried first",
    arguments: [
      "password", "PASSWORD", "Passw0rd", "password1", "Password123!", "qwertyuiop", "qwer1234",
      "iloveyou", "letmein123", "12345678", "1234567890", "87654321", "abcdefgh", "HGFEDCBA",
      "aaaaaaaa", "12121212", "abcabcabc", "1q2w3e4r", "dkssudgktpdy", "tkfkdgo1234", "비밀번호1234",
      "가나다라마바사아", "????????", "ㅋㅋㅋㅋㅋㅋㅋㅋ",
    ])
  func common(text: String) {
    #expect(PasswordRules.problem(with: SecretText(text)) == .tooCommon)
  }

  @Test(
    "What only begins or looks like one may be used",
    arguments: [
      "passwords are dull", "correct horse", "1234567x", "abcdefgi", "12121213", "dragonfly lake",
      "tangerine9", "        . ",
    ])
  func uncommon(text: String) {
    #expect(PasswordRules.problem(with: SecretText(text)) == nil)
  }

  @Test(
    "Strength comes from length, and what one expects adds little",
    arguments: [
      ("", PasswordStrength.weak), ("short", .weak), ("password1234", .weak), ("tangleds", .weak),
      ("tangledsvine", .fair), ("correct horse", .fair), ("correct horse bat", .good),
      ("correct horse battery", .strong),
      ("뜰에 핀 들국화", .fair), ("mnopqrstuvwxyz12345", .weak), ("xaaaaaaaaaaaaaaaaaaaay", .weak),
    ])
  func strength(text: String, strength: PasswordStrength) {
    #expect(PasswordRules.strength(of: SecretText(text)) == strength)
  }

  @Test("A field with the rule says what is wrong, and lets an empty one pass")
  func rule() {
    let clock = TestScheduler()
    let field = Field<SecretText>("", scheduler: clock.eraseToAnyScheduler(), rules: [.password()])
    #expect(field.state.isValid)
    #expect(!field.isRequired)
    for problem: PasswordProblem in [
      .tooShort(least: 8), .tooCommon, .holdsNul, .tooLong(mostBytes: 9),
    ] {
      #expect(!problem.message.text.isEmpty)
    }
    field.value = "short"
    clock.advance(by: .milliseconds(500))
    #expect(field.state.mark == .error(PasswordProblem.tooShort(least: 8).message))
    field.value = "12345678"
    #expect(field.state.mark == .error(PasswordProblem.tooCommon.message))
    field.value = "correct horse"
    clock.advance(by: .milliseconds(500))
    #expect(field.state.mark == .approved)
  }

  @Test("A required secret has to be there; white space is something")
  func required() {
    let clock = TestScheduler()
    let field = Field<SecretText>(
      "", scheduler: clock.eraseToAnyScheduler(), rules: [.required(Message("Enter it."))])
    #expect(field.isRequired)
    #expect(field.state.verdict == .missing(Message("Enter it.")))
    field.value = " "
    clock.advance(by: .milliseconds(500))
    #expect(field.state.isValid)
    field.clear()
    #expect(field.value.isEmpty)
  }
}
