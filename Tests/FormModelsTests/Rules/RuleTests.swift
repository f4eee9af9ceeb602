import FormModels
import Testing
import Weir
import WeirTesting

@Suite("Rules")
struct RuleTests {
  let clock = TestScheduler()
  private static let no = Message("No.")

  /// What a rule says of a value: nil when it holds.
  private func error<Value: Equatable>(_ rule: Rule<Value>, _ value: Value) -> Message? {
    Field(value, scheduler: clock.eraseToAnyScheduler(), rules: [rule]).state.error
  }

  @Test("White space alone is nothing, except in a password")
  func required() {
    let something = Rule<String>.required(Self.no)
    #expect(error(something, "") == Self.no)
    #expect(error(something, " \n\t\u{3000}") == Self.no)
    #expect(error(something, " x ") == nil)
    #expect(error(.required(Self.no, ignoringSpace: false), "   ") == nil)
    #expect(error(.required(Self.no, ignoringSpace: false), "") == Self.no)
  }

  @Test("A choice must be made, a box ticked")
  func requiredOthers() {
    #expect(error(.chosen(Self.no), Int?.none) == Self.no)
    #expect(error(.chosen(Self.no), Int?.some(0)) == nil)
    #expect(error(.accepted(Self.no), false) == Self.no)
    #expect(error(.accepted(Self.no), true) == nil)
  }

  @Test(
    "Lengths are those that people count",
    arguments: [
      ("abc", false), ("abcd", true), ("한글한", false), ("한글한글", true),
      ("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", false), ("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", true),
      ("e\u{301}e\u{301}e\u{301}", false), ("🇰🇷🇩🇪🇰🇷", false), ("🇰🇷🇩🇪🇰🇷🇩🇪", true),
    ])
  func length(text: String, isLongEnough: Bool) {
    #expect(error(.length(atLeast: 4, Self.no), text) == (isLongEnough ? nil : Self.no))
    #expect(error(.length(atMost: 3, Self.no), text) == (isLongEnough ? Self.no : nil))
  }

  @Test("The ready-made messages carry the number, and with it the plural")
  func messages() {
    #expect(
      error(.length(atLeast: 8), "abc")
        == Message(
          "Too short: use at least {count} character", "Too short: use at least {count} characters",
          count: 8))
    #expect(error(.length(atMost: 1), "abc")?.counted?.count == 1)
  }

  @Test("A field that may be empty is not too short, nor of the wrong form")
  func optional() {
    #expect(error(.length(atLeast: 4), "") == nil)
    #expect(error(.matching(/[0-9]+/, Self.no), "") == nil)
  }

  @Test("A pattern must match the whole text")
  func pattern() {
    let digits = Rule<String>.matching(/[0-9]{3}/, Self.no)
    #expect(error(digits, "123") == nil)
    #expect(error(digits, "1234") == Self.no)
    #expect(error(digits, "x123") == Self.no)
  }

  @Test("A range contains its ends and no NaN")
  func range() {
    let rule = Rule<Double>.range(0...1, Self.no)
    #expect(error(rule, 0) == nil)
    #expect(error(rule, 1) == nil)
    #expect(error(rule, 1.01) == Self.no)
    #expect(error(rule, -.infinity) == Self.no)
    #expect(error(rule, .nan) == Self.no)
  }

  @Test("The first broken rule counts, also among rules that were put together")
  func order() {
    let rule = Rule<String>.all([
      .all([.required(Message("1")), .length(atLeast: 2, Message("2"))]),
      Rule(Message("3")) { $0.hasSuffix("!") },
    ])
    #expect(error(rule, "") == Message("1"))
    #expect(error(rule, "a") == Message("2"))
    #expect(error(rule, "ab") == Message("3"))
    #expect(error(rule, "ab!") == nil)
  }

  @Test("A rule for a part of the value is one for the whole")
  func part() {
    let rule = Rule<Secret<String>>.at(\.exposed, .length(atLeast: 8, Self.no))
    #expect(error(rule, Secret("1234567")) == Self.no)
    #expect(error(rule, Secret("12345678")) == nil)
    let field = Field(
      Secret(""), scheduler: clock.eraseToAnyScheduler(),
      rules: [.at(\.exposed, .required(Self.no))])
    #expect(field.isRequired)
    #expect(field.state.verdict == .missing(Self.no))
  }

  @Test("A rule may hold only while another field says so, and follows it")
  func condition() {
    let isCompany = Field(false, scheduler: clock.eraseToAnyScheduler())
    let company = Field(
      "", scheduler: clock.eraseToAnyScheduler(),
      rules: [Rule.required(Self.no).when(isCompany) { $0 }])
    #expect(company.state.isValid)
    isCompany.value = true
    #expect(company.state.verdict == .missing(Self.no))
    #expect(company.state.mark == .none)
    isCompany.value = false
    #expect(company.state.isValid)
  }

  @Test("Two fields that must go together: the one with the rule shows the error")
  func comparing() {
    let arrival = Field(3, scheduler: clock.eraseToAnyScheduler())
    let departure = Field(
      5, scheduler: clock.eraseToAnyScheduler(),
      rules: [.comparing(with: arrival, Self.no) { $0 > $1 }])
    departure.value = 4
    clock.advance(by: .milliseconds(500))
    #expect(departure.state.isValid)
    arrival.value = 7
    clock.advance(by: .milliseconds(500))
    #expect(departure.state.mark == .error(Self.no))
    #expect(arrival.state.isValid)
    arrival.value = 1
    #expect(departure.state.mark == .none)
  }

  @Test("Several questions are asked one after the other, until one is answered with no")
  func questions() {
    let first = ScriptedAnswers()
    let second = ScriptedAnswers()
    let field = Field(
      "", scheduler: clock.eraseToAnyScheduler(),
      rules: [
        .asking(Message("1"), unanswered: Self.no) { first.ask($0) },
        .asking(Message("2"), unanswered: Self.no) { second.ask($0) },
      ])
    field.value = "Grace"
    field.leave()
    #expect(second.asked.isEmpty)
    first.answer(true)
    clock.advance()
    #expect(second.asked == ["Grace"])
    second.answer(false)
    clock.advance()
    #expect(field.state.mark == .error(Message("2")))

    field.value = "Hopper"
    field.leave()
    first.answer(false, 1)
    clock.advance()
    #expect(second.asked.count == 1)
    #expect(field.state.mark == .error(Message("1")))
  }
}
