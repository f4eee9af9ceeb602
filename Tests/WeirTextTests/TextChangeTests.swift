import Testing
import WeirText

/// The difference of two documents is the smallest single replacement.
@Suite struct TextChangeTests {
  @Test(arguments: [
    ("hello", "hello!", 5..<5, "!"),
    ("hello", "ello", 0..<1, ""),
    ("12345", "12,345", 2..<2, ","),
    ("abc", "xyz", 0..<3, "xyz"),
    ("aaa", "aaaa", 3..<3, "a"),
    ("", "abc", 0..<0, "abc"),
    ("abc", "", 0..<3, ""),
    ("가나다", "가라다", 1..<2, "라"),
  ])
  func theSmallestReplacement(old: String, new: String, range: Range<Int>, replacement: String) {
    let change = TextDocument(new).change(from: TextDocument(old))
    #expect(change?.range == range)
    #expect(change?.replacement == replacement)
  }

  @Test func equalTextsHaveNone() {
    #expect(TextDocument("abc").change(from: TextDocument("abc")) == nil)
    #expect(TextDocument().change(from: TextDocument()) == nil)
  }

  @Test func aScalarIsNeverCut() {
    // The first bytes of 가 and 각 are the same, and so are the last ones of é and ũ.
    let change = TextDocument("a각b").change(from: TextDocument("a가b"))
    #expect(change?.range == 1..<2)
    #expect(change?.replacement == "각")
    let other = TextDocument("\u{169}").change(from: TextDocument("\u{E9}"))
    #expect(other?.range == 0..<1)
  }

  @Test func aChangeIsCarriedOut() {
    let before = TextDocument("Dear Ada,")
    let change = TextChange(replacing: 5..<8, with: "Grace", in: before)
    #expect(change.after == "Dear Grace,")
    #expect(change.removed == "Ada")
    #expect(change.insertedRange == 5..<10)
    #expect(!change.isInsertion)
    #expect(change.before == before)
  }

  @Test func theDifferenceOfVersionsLeadsFromOneToTheOther() {
    var random = Numbers(seed: 3)
    let start = TextDocument(String(repeating: "가a나b", count: 20_000))
    var document = start
    for _ in 0..<200 {
      let before = document
      let lower = random.next(document.count)
      let upper = min(document.count, lower + random.next(2000))
      document.replace(lower..<upper, with: String(repeating: "é", count: random.next(1500)))
      let change = document.change(from: before)
      #expect(change.map { before.replacing($0.range, with: $0.replacement) } ?? before == document)
    }
    let whole = document.change(from: start)
    #expect(whole.map { start.replacing($0.range, with: $0.replacement) } == document)
    // Not only by what the two share: the same texts, made anew.
    let fresh = TextDocument(document.string).change(from: TextDocument(start.string))
    #expect(fresh?.range == whole?.range)
    #expect(fresh?.replacement == whole?.replacement)
  }
}
