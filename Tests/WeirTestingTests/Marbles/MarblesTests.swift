import Testing
import Weir
import WeirTesting

@Suite struct MarblesTests {
  @Test func `each sign is one frame`() {
    let marbles: Marbles = "ab--c-|"
    #expect(
      marbles.frames == [
        [.value("a")], [.value("b")], [], [], [.value("c")], [], [.completion],
      ])
  }

  @Test func `a group is one frame`() {
    #expect(
      Marbles("-(ab|)#").frames == [
        [], [.value("a"), .value("b"), .completion], [.failure],
      ])
  }

  @Test func `long names stand in brackets`() {
    #expect(
      Marbles("[10]-([ab]c)").frames == [[.value("10")], [], [.value("ab"), .value("c")]])
  }

  @Test func `windows have a beginning and an end`() {
    #expect(Marbles("-^-!").frames == [[], [.subscription], [], [.cancellation]])
  }

  @Test func `spaces and silence at the end do not count`() {
    #expect(Marbles(" a b - -") == "ab")
    #expect(Marbles("(a)") == "a")
    #expect(Marbles("ab") != "ba")
    #expect(Marbles("-a") != "a")
    #expect(Marbles("---") == Marbles())
  }

  @Test(arguments: ["ab--c-|", "-(ab|)", "[10]-([ab]c)#", "--^---!", "a[-][]b", ""])
  func `a line written out reads the same`(_ line: String) {
    #expect(Marbles(line).description == line)
  }

  @Test(arguments: [
    ("(a", "a group does not end"), ("a)", "a group ends that has not begun"),
    ("(a-b)", "silence"), ("((a))", "inside another"), ("[a", "brackets does not end"),
    ("a]", "a bracket ends that has not begun"),
  ])
  func `a line that cannot be read stops with a sentence`(_ line: String, _ reason: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [line] in _ = Marbles(line)
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains(reason))
    #expect(said.contains("The marbles \"\(line)\""))
  }
}
