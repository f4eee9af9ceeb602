import Testing

@testable import WeirGtk

@Suite struct TextEditTests {
  @Test(arguments: [
    ("", "abc", 0..<0, "abc"),
    ("abc", "", 0..<3, ""),
    ("abc", "abc", 3..<3, ""),
    ("12345", "12,345", 2..<2, ","),
    ("aaa", "aaaa", 3..<3, "a"),
    ("abc", "xyz", 0..<3, "xyz"),
    ("hello world", "hello there", 6..<11, "there"),
  ])
  func replacesTheLeastThatIsDifferent(
    _ old: String, _ new: String, _ range: Range<Int>, _ replacement: String
  ) {
    let edit = TextEdit(from: old, to: new)
    #expect(edit.range == range)
    #expect(edit.replacement == replacement)
  }

  @Test(arguments: [
    ("👨‍👩‍👧", "👨‍👩‍👦"), ("e", "e\u{301}"), ("é", "è"), ("👨‍👩‍👧👨‍👩‍👧", "👨‍👩‍👧"), ("🇰🇷🇺🇸", "🇰🇷"),
    ("한글", "한국"), ("\u{1112}\u{1161}\u{11AB}", "\u{1112}\u{1161}"), ("a\r\nb", "a\nb"),
    ("👍🏽x", "👍x"), ("", "👨‍👩‍👧"), ("x👨‍👩‍👧", "x👨‍👩‍👧👨‍👩‍👧"),
  ])
  func neverCutsACharacterAndGivesTheNewText(_ old: String, _ new: String) {
    for (from, to) in [(old, new), (new, old)] {
      let edit = TextEdit(from: from, to: to)
      var scalars = Array(from.unicodeScalars)
      #expect(isBetweenCharacters(edit.range.lowerBound, in: from))
      #expect(isBetweenCharacters(edit.range.upperBound, in: from))
      scalars.replaceSubrange(edit.range, with: Array(edit.replacement.unicodeScalars))
      #expect(scalars == Array(to.unicodeScalars))
    }
  }

  @Test func positionsMoveWithTheText() {
    let insertion = TextEdit(from: "12345", to: "12,345")
    #expect([0, 2, 3, 5].map(insertion.moved) == [0, 2, 4, 6])
    let replacement = TextEdit(from: "abcdef", to: "aXf")
    #expect([0, 1, 2, 3, 5, 6].map(replacement.moved) == [0, 1, 2, 2, 2, 3])
  }

  @Test func theEndStaysTheEnd() {
    #expect(TextEdit(from: "", to: "abc").moved(0) == 3)
    #expect(TextEdit(from: "abc", to: "abc!").moved(3) == 4)
    #expect(TextEdit(from: "abc", to: "").moved(3) == 0)
  }

  @Test func tellsAnInsertionFromAReplacement() {
    #expect(TextEdit.isInsertion(from: "ab", to: "aXb"))
    #expect(TextEdit.isInsertion(from: "", to: "a"))
    #expect(!TextEdit.isInsertion(from: "ab", to: "a"))
    #expect(!TextEdit.isInsertion(from: "ab", to: "xyz"))
  }

  private func isBetweenCharacters(_ offset: Int, in text: String) -> Bool {
    let index = text.unicodeScalars.index(text.startIndex, offsetBy: offset)
    return String.Index(index, within: text) != nil
  }
}
