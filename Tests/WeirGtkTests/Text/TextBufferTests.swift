import CGtk
import Foundation
import GtkTesting
import Weir
import WeirTesting
import WeirText
import XCTest

@testable import WeirGtk

/// The text of a text view: edits as deltas, caret, history.
final class TextBufferTests: XCTestCase {
  // MARK: Edits

  func testEachEditSaysWhatWasReplacedByWhat() throws {
    try withGtk {
      let buffer = TextBuffer(text: "Dear Ada,")
      let edits = buffer.editPublisher.record()
      buffer.type("!", over: 9..<9)
      buffer.type("Grace", over: 5..<8)
      XCTAssertEqual(edits.values.map(\.range), [9..<9, 5..<8, 5..<5])
      XCTAssertEqual(edits.values.map(\.replacement), ["!", "", "Grace"])
      XCTAssertEqual(edits.values.map(\.removed), ["", "Ada", ""])
      XCTAssertEqual(
        edits.values.map(\.after.string), ["Dear Ada,!", "Dear ,!", "Dear Grace,!"])
      XCTAssertEqual(edits.values.map(\.before.string), ["Dear Ada,", "Dear Ada,!", "Dear ,!"])
      XCTAssertEqual(buffer.text, "Dear Grace,!")
    }
  }

  func testPositionsCountScalarsAlsoAcrossLinesAndPictures() throws {
    try withGtk {
      let buffer = TextBuffer(text: "a\n👨‍👩‍👧\r\nb")
      let edits = buffer.editPublisher.record()
      buffer.type("é", over: 9..<9)
      XCTAssertEqual(edits.values.map(\.range), [9..<9])
      XCTAssertEqual(buffer.text, "a\n👨‍👩‍👧\r\néb")
      XCTAssertEqual(edits.values.last?.after.string, buffer.text)
    }
  }

  func testRandomEditsKeepTheDocumentAndTheTextTheSame() throws {
    try withGtk {
      let buffer = TextBuffer(text: String(repeating: "가나 abc\n", count: 500))
      let edits = buffer.editPublisher.record()
      let documents = buffer.documentPublisher.record()
      var seed: UInt64 = 5
      func next(_ limit: Int) -> Int {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(seed >> 33) % max(1, limit)
      }
      for step in 0..<300 {
        let start = next(buffer.count + 1)
        let end = min(buffer.count, start + next(40))
        buffer.type(["", "x", "é\n", "안녕\r\n"][step % 4], over: start..<end)
        if step % 7 == 0 { buffer.undo() }
        if step % 14 == 0 { buffer.redo() }
      }
      XCTAssertEqual(documents.values.last?.string, buffer.text)
      XCTAssertEqual(edits.values.last?.after.string, buffer.text)
      for (one, next) in zip(edits.values, edits.values.dropFirst()) {
        XCTAssertEqual(one.after, next.before)
      }
    }
  }

  func testAnEditThatAHandlerMakesOfAnotherIsFollowed() throws {
    try withGtk {
      let buffer = TextBuffer()
      // Connected before anybody follows the edits.
      let upper = buffer.changePublisher.sink { [weak buffer] in
        guard let buffer, buffer.text.contains("x") else { return }
        buffer.text = buffer.text.replacingOccurrences(of: "x", with: "")
      }
      let edits = buffer.editPublisher.record()
      let documents = buffer.documentPublisher.record()
      buffer.type("axb", over: 0..<0)
      XCTAssertEqual(buffer.text, "ab")
      XCTAssertEqual(documents.values.last?.string, "ab")
      XCTAssertEqual(edits.values.map(\.after.string), ["axb", "ab"])
      upper.cancel()
    }
  }

  func testTheEditsOfTheUserAreToldFromThoseOfCode() throws {
    try withGtk {
      let buffer = TextBuffer(text: "ab")
      let model = CurrentValueSubject<TextDocument, Never>("ab")
      let view = TextView(buffer)
      let token = view.binding(with: model)
      let all = buffer.editPublisher.record()
      let users = buffer.editPublisher.userOnly.record()
      buffer.type("c", over: 2..<2)
      buffer.text = "abcd"
      settleLoop()
      model.send("abcde")
      buffer.replace(0..<1, with: "")
      buffer.type("", over: 0..<1)
      XCTAssertEqual(all.values.map(\.after.string), ["abc", "abcd", "abcde", "bcde", "cde"])
      XCTAssertEqual(users.values.map(\.after.string), ["abc", "cde"])
      XCTAssertEqual(users.values.last?.removed, "b")
      token.cancel()
    }
  }

  func testCodeThatAnswersTheUserInsideAnEditIsStillCode() throws {
    try withGtk {
      let buffer = TextBuffer()
      let users = Shared<[String]>([])
      let tokens = [
        buffer.editPublisher.sink { [weak buffer] edit in
          if edit.after.string == "a" { buffer?.text = "ab" }
        },
        buffer.editPublisher.userOnly.sink { users.value.append($0.after.string) },
      ]
      buffer.type("a", over: 0..<0)
      XCTAssertEqual(buffer.text, "ab")
      XCTAssertEqual(users.value, ["a"])
      for token in tokens { token.cancel() }
    }
  }

  func testTheFirstSubscriberSeesTheTextThatIsThere() throws {
    try withGtk {
      let buffer = TextBuffer(text: "old")
      XCTAssertEqual(buffer.documentPublisher.record().values.map(\.string), ["old"])
      XCTAssertEqual(buffer.textPublisher.record().values, ["old"])
      XCTAssertEqual(buffer.editPublisher.record().values.count, 0)
    }
  }

  func testEveryPublisherFinishesWithTheBuffer() throws {
    try withGtk {
      let buffer = TextBuffer(text: "old")
      let edits = buffer.editPublisher.record()
      let documents = buffer.documentPublisher.record()
      let selections = buffer.selectionPublisher.record()
      dispose(buffer)
      XCTAssertEqual(edits.completion, .finished)
      XCTAssertEqual(documents.completion, .finished)
      XCTAssertEqual(selections.completion, .finished)
      XCTAssertEqual(buffer.editPublisher.record().completion, .finished)
      XCTAssertEqual(buffer.text, "")
    }
  }

  // MARK: Writing from code

  func testASetTextIsTheSmallestEditAndOneStepToUndo() throws {
    try withGtk {
      let buffer = TextBuffer(text: "12345")
      buffer.caretPosition = 4
      let edits = buffer.editPublisher.record()
      buffer.text = "12,345"
      XCTAssertEqual(edits.values.map(\.range), [2..<2])
      XCTAssertEqual(buffer.caretPosition, 5)
      buffer.text = "12,345"
      XCTAssertEqual(edits.values.count, 1)
      buffer.selection = 1..<3
      buffer.text = "98,345"
      XCTAssertEqual(buffer.selection, 1..<3)
      buffer.undo()
      XCTAssertEqual(buffer.text, "12,345")
      buffer.undo()
      XCTAssertEqual(buffer.text, "12345")
      XCTAssertFalse(buffer.canUndo)
      buffer.redo()
      XCTAssertEqual(buffer.text, "12,345")
    }
  }

  func testTheUsersOwnStepsSurviveAWriteFromCode() throws {
    try withGtk {
      let buffer = TextBuffer()
      buffer.type("hello", over: 0..<0)
      buffer.text = "hello, world"
      buffer.undo()
      XCTAssertEqual(buffer.text, "hello")
      buffer.undo()
      XCTAssertEqual(buffer.text, "")
    }
  }

  func testTextFromANulOnIsLeftOut() throws {
    try withGtk {
      let buffer = TextBuffer(text: "ab")
      buffer.caretPosition = 2
      buffer.text = "abc\0d"
      XCTAssertEqual(buffer.text, "abc")
      XCTAssertEqual(buffer.caretPosition, 3)
    }
  }

  func testAnEditOfAPartOfTheText() throws {
    try withGtk {
      let buffer = TextBuffer(text: "Dear Ada,")
      buffer.replace(5..<8, with: "Grace")
      XCTAssertEqual(buffer.text, "Dear Grace,")
      XCTAssertEqual(buffer.count, 11)
      XCTAssertEqual(buffer.lineCount, 1)
    }
  }

  // MARK: Caret, selection and state

  func testCaretAndSelectionAreSent() throws {
    try withGtk {
      let buffer = TextBuffer(text: "hello")
      buffer.caretPosition = 0
      let carets = buffer.caretPublisher.record()
      let selections = buffer.selectionPublisher.record()
      buffer.selection = 1..<3
      buffer.type("", over: 1..<3)
      XCTAssertEqual(carets.values.first, 0)
      XCTAssertEqual(carets.values.last, 1)
      XCTAssertEqual(selections.values.first, 0..<0)
      XCTAssertTrue(selections.values.contains(1..<3))
      XCTAssertEqual(selections.values.last, 1..<1)
      // A selection moves with the text before it.
      buffer.selection = 1..<2
      buffer.type("__", over: 0..<0)
      XCTAssertEqual(selections.values.last, 3..<4)
    }
  }

  func testWhetherTheTextIsModified() throws {
    try withGtk {
      let buffer = TextBuffer(text: "saved")
      let states = buffer.isModifiedPublisher.record()
      let canUndo = buffer.canUndoPublisher.record()
      let canRedo = buffer.canRedoPublisher.record()
      buffer.type("!", over: 5..<5)
      buffer.isModified = false
      buffer.undo()
      XCTAssertEqual(states.values, [false, true, false, true])
      XCTAssertEqual(canUndo.values, [false, true, false])
      XCTAssertEqual(canRedo.values, [false, true])
    }
  }

  // MARK: Size

  func testALargeTextIsFollowedWithoutBeingRead() throws {
    try withGtk {
      let buffer = TextBuffer(text: String(repeating: "0123456789abcde\n", count: 65_536))
      let documents = buffer.documentPublisher.record()
      let before = try XCTUnwrap(documents.values.last)
      buffer.type("x", over: 500_000..<500_000)
      let after = try XCTUnwrap(documents.values.last)
      XCTAssertEqual(after.change(from: before)?.range, 500_000..<500_000)
      XCTAssertEqual(after.count, 1_048_577)
    }
  }

  func testNothingIsLeftOfATextView() throws {
    try withGtk {
      assertNothingIsLeft { window, cancellables in
        let view = TextView(TextBuffer(text: "text"))
        window.child = view
        view.textPublisher.sink { _ in }.store(in: &cancellables)
        view.documentPublisher.sink { _ in }.store(in: &cancellables)
        view.editPublisher.sink { _ in }.store(in: &cancellables)
        view.selectionPublisher.sink { _ in }.store(in: &cancellables)
        view.buffer.caretPublisher.sink { _ in }.store(in: &cancellables)
        view.buffer.isModifiedPublisher.sink { _ in }.store(in: &cancellables)
        view.buffer.pasteDonePublisher.sink { _ in }.store(in: &cancellables)
        view.buffer.canUndoPublisher.sink { _ in }.store(in: &cancellables)
        view.preeditPublisher.sink { _ in }.store(in: &cancellables)
        view.didBeginEditingPublisher.sink { _ in }.store(in: &cancellables)
        view.buffer.type("more ", over: 0..<0)
        return [view, view.buffer]
      }
    }
  }

  func testNobodyFollowsWhenTheLastSubscriberHasGone() throws {
    try withGtk {
      let buffer = TextBuffer(text: "text")
      let boxes = LiveCounts.signalBoxes
      let edits = buffer.editPublisher.record()
      let documents = buffer.documentPublisher.record()
      XCTAssertGreaterThan(LiveCounts.signalBoxes, boxes)
      edits.cancel()
      documents.cancel()
      XCTAssertEqual(LiveCounts.signalBoxes, boxes)
    }
  }
}

extension TextBuffer {
  /// Edits as the user's keys do, by GTK's own steps.
  func type(_ text: String, over range: Range<Int>) {
    weir_text_buffer_replace(
      pointer, Int32(range.lowerBound), Int32(range.upperBound), text, Int32(text.utf8.count))
  }
}
