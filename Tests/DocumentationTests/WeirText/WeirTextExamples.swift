import Testing
import WeirText

@Suite struct `Examples of WeirText` {
  @Test func `the example of Overview`() throws {
    try show("WeirText", "Overview") { stage in
      let print = stage.print
      // example
      let draft = TextDocument("Dear Ada")
      let edited = draft.replacing(5..<8, with: "Grace")
      if let change = edited.change(from: draft) {
        print("\(change.removed) became \(change.replacement)")
      }
      print(edited.string)
      print(draft.string)
      // Prints: Ada became Grace, Dear Grace, Dear Ada
      // end
    }
  }
}
