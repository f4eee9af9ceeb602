import Testing

@testable import WeirText

/// A document does what a plain array of scalars does, only faster.
@Suite struct TextDocumentTests {
  @Test func aDocumentHoldsItsText() {
    for text in ["", "a", "안녕하세요", "👨‍👩‍👧", "e\u{301}", String(repeating: "에서 ", count: 5000)] {
      let document = TextDocument(text)
      #expect(document.string == text)
      #expect(document.count == text.unicodeScalars.count)
      #expect(document.utf8Count == text.utf8.count)
      #expect(document.isEmpty == text.isEmpty)
    }
  }

  @Test func aPartIsReplaced() {
    let document = TextDocument("Dear Ada,")
    #expect(document.replacing(5..<8, with: "Grace").string == "Dear Grace,")
    #expect(document.replacing(0..<9, with: "").string == "")
    #expect(document.replacing(9..<9, with: " hello").string == "Dear Ada, hello")
    #expect(document.string == "Dear Ada,")
  }

  @Test func positionsCountScalars() {
    var document = TextDocument("a👨‍👩‍👧b")
    #expect(document.count == 7)
    document.replace(1..<6, with: "é")
    #expect(document.string == "aéb")
    #expect(document[1..<2] == "é")
  }

  @Test func aCombiningMarkMayBeginADocumentPart() {
    var document = TextDocument("ab")
    document.replace(1..<1, with: "\u{301}")
    #expect(document.count == 3)
    #expect(document[1..<2] == "\u{301}")
    #expect(document.string == "a\u{301}b")
  }

  @Test func randomEditsDoWhatAnArrayDoes() {
    var random = Numbers(seed: 7)
    for _ in 0..<20 {
      var plain = Array(String(repeating: "0123456789가나다", count: random.next(1000)).unicodeScalars)
      var document = TextDocument(text(of: plain))
      for _ in 0..<100 {
        let start = random.next(plain.count + 1)
        let end = start + random.next(min(plain.count - start, random.next(3000)) + 1)
        let new = Array(
          String(repeating: "é🙂z", count: random.next(3) == 0 ? random.next(2000) : random.next(3))
            .unicodeScalars)
        plain.replaceSubrange(start..<end, with: new)
        document.replace(start..<end, with: text(of: new))
        #expect(document.count == plain.count)
      }
      #expect(Array(document.string.unicodeScalars) == plain)
      #expect(document.root.isBalanced)
    }
  }

  @Test func aTreeStaysBalancedWhenItIsWrittenFromOneEnd() {
    var document = TextDocument()
    for number in 0..<5000 { document.append("line \(number)\n") }
    #expect(document.root.isBalanced)
    #expect(document.root.height <= 10)
    #expect(document[0..<14] == "line 0\nline 1\n")
  }

  @Test func anEditCopiesOnePathOnly() {
    let document = TextDocument(String(repeating: "x", count: 1_000_000))
    let edited = document.replacing(500_000..<500_000, with: "y")
    #expect(document.root.nodes.count > 2000)
    #expect(edited.root.nodes.subtracting(document.root.nodes).count <= 2 * 12)
  }

  @Test func equalityIsThatOfTheBytes() {
    #expect(TextDocument("abc") == TextDocument("abc"))
    #expect(TextDocument("abc") != TextDocument("abd"))
    #expect(TextDocument("\u{E9}") != TextDocument("e\u{301}"))
    let long = String(repeating: "xyz", count: 10_000)
    var inPieces = TextDocument()
    for _ in 0..<10_000 { inPieces.append("xyz") }
    #expect(inPieces == TextDocument(long))
    #expect(inPieces.hashValue == TextDocument(long).hashValue)
  }

  @Test func aDocumentIsReadOnManyThreadsAtOnce() async {
    let document = TextDocument(String(repeating: "0123456789", count: 20_000))
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 { group.addTask { document.string.utf8.count } }
      for await count in group { #expect(count == 200_000) }
    }
  }

  private func text(of scalars: [Unicode.Scalar]) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }
}

extension Node {
  var isBalanced: Bool {
    guard case .branch(let left, let right) = content else { return bytes <= Node.longestLeaf }
    return abs(left.height - right.height) <= 1 && left.isBalanced && right.isBalanced
  }

  var nodes: Set<ObjectIdentifier> {
    guard case .branch(let left, let right) = content else { return [ObjectIdentifier(self)] }
    return left.nodes.union(right.nodes).union([ObjectIdentifier(self)])
  }
}
