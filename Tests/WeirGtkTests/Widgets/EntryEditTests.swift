import CGtk
import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import XCTest

/// What entries tell of each change by itself.
final class EntryEditTests: XCTestCase {
  func testEachEditIsToldWithItsPlace() throws {
    try withGtk {
      for entry in [Entry(), SearchEntry(), PasswordEntry()] as [any Editable] {
        let edits = entry.editPublisher.record()
        XCTAssertEqual(edits.values, [])
        entry.typeText("né 한글")
        entry.selection = 1..<2
        entry.typeText("e")
        entry.text = "ne 한글!"
        entry.clear()
        XCTAssertEqual(
          edits.values,
          [
            .inserted("né 한글", at: 0), .deleted(1..<2), .inserted("e", at: 1),
            .inserted("!", at: 5), .deleted(0..<6),
          ])
        dispose(entry)
        XCTAssertEqual(edits.completion, .finished)
      }
    }
  }

  func testOfATextThatDoesNotFitOnlyThePartThatDoesIsTold() throws {
    try withGtk {
      let entry = Entry(text: "abcd")
      entry.maxLength = 6
      let edits = entry.editPublisher.record()
      entry.caretPosition = 2
      entry.typeText("XYZ")
      XCTAssertEqual(edits.values, [.inserted("XY", at: 2)])
      XCTAssertEqual(entry.text, "abXYcd")
      entry.maxLength = 3
      XCTAssertEqual(edits.values.last, .deleted(3..<6))
      edits.cancel()
    }
  }

  func testADeletionIsToldWhileTheTextStillHasIt() throws {
    try withGtk {
      let entry = Entry(text: "abc")
      var texts: [String] = []
      let token = entry.editPublisher.sink { [weak entry] _ in
        MainActor.assumeIsolated { texts.append(entry?.text ?? "") }
      }
      entry.selection = 1..<2
      entry.typeText("X")
      XCTAssertEqual(texts, ["abc", "aXc"])
      token.cancel()
      entry.typeText("Y")
      XCTAssertEqual(texts.count, 2)
    }
  }
}
