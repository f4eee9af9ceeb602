import CGtk
import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import XCTest

/// A label that becomes an entry while it is edited.
final class EditableLabelTests: XCTestCase {
  func testOnlyWhatIsFinishedIsSent() throws {
    try withGtk {
      let label = EditableLabel("old")
      let texts = label.textPublisher.record()
      let states = label.isEditingPublisher.record()
      label.startEditing()
      XCTAssertTrue(label.isEditing)
      label.typeText("new")
      XCTAssertEqual(label.text, "new")
      XCTAssertEqual(texts.values, ["old"])
      label.stopEditing(committing: true)
      XCTAssertEqual(texts.values, ["old", "new"])
      XCTAssertEqual(states.values, [false, true, false])
    }
  }

  func testWhatIsTakenBackIsNeverSent() throws {
    try withGtk {
      let label = EditableLabel("old")
      let texts = label.textPublisher.record()
      label.startEditing()
      label.typeText("new")
      label.stopEditing(committing: false)
      XCTAssertEqual(label.text, "old")
      XCTAssertEqual(texts.values, ["old"])
    }
  }

  func testATextFromCodeIsSentWhileNobodyEdits() throws {
    try withGtk {
      let label = EditableLabel("old")
      let texts = label.textPublisher.record()
      label.text = "new"
      XCTAssertEqual(texts.values, ["old", "new"])
    }
  }

  func testAModelsTextWaitsWhileTheUserEdits() throws {
    try withGtk {
      let label = EditableLabel()
      let model = CurrentValueSubject<String, Never>("old")
      let seen = model.record()
      let token = label.binding(with: model)
      XCTAssertEqual(label.text, "old")
      label.startEditing()
      label.typeText("new")
      model.send("other")
      settleLoop()
      XCTAssertEqual(label.text, "new")
      label.stopEditing(committing: true)
      settleLoop()
      XCTAssertEqual(label.text, "new")
      XCTAssertEqual(seen.values, ["old", "other", "new"])
      label.startEditing()
      label.typeText("x")
      model.send("other")
      label.stopEditing(committing: false)
      settleLoop()
      XCTAssertEqual(label.text, "other")
      XCTAssertEqual(seen.values, ["old", "other", "new", "other"])
      token.cancel()
    }
  }

  func testRealKeysEditCommitAndTakeBack() throws {
    try withGtk {
      let desktop = try Desktop()
      let window = Window(title: "Weir label tests")
      defer {
        window.destroy()
        settleLoop()
      }
      let label = EditableLabel("old")
      window.child = label
      let texts = label.textPublisher.record()
      XCTAssertTrue(desktop.focus(window))
      label.grabFocus()
      desktop.run("key", "Return")
      XCTAssertTrue(turnLoop { label.isEditing })
      desktop.run("key", "dead_acute", "e")
      XCTAssertTrue(turnLoop { label.text == "é" })
      desktop.run("key", "Return")
      XCTAssertTrue(turnLoop { !label.isEditing })
      XCTAssertEqual(texts.values, ["old", "é"])
      label.startEditing()
      desktop.run("key", "x", "Escape")
      XCTAssertTrue(turnLoop { !label.isEditing })
      XCTAssertEqual(label.text, "é")
      XCTAssertEqual(texts.values, ["old", "é"])
    }
  }

  /// GTK asks a little later whether the focus has really left, also one that is gone by then.
  func testALabelMayGoWhileItIsEdited() throws {
    try withGtk {
      let window = Window(title: "Weir label tests")
      window.child = EditableLabel("old")
      window.present()
      (window.child as? EditableLabel)?.startEditing()
      settleLoop()
      window.destroy()
      var isLater = false
      MainLoop.main.schedule(after: MainLoop.main.now.advanced(by: .milliseconds(150))) {
        isLater = true
      }
      XCTAssertTrue(turnLoop { isLater })
    }
  }

  func testNothingIsLeftOfALabel() throws {
    try withGtk {
      assertNothingIsLeft { window, cancellables in
        let label = EditableLabel("text")
        window.child = label
        label.textPublisher.sink { _ in }.store(in: &cancellables)
        label.isEditingPublisher.sink { _ in }.store(in: &cancellables)
        label.createBinding(with: CurrentValueSubject("a"), storeIn: &cancellables)
        return [label]
      }
    }
  }
}

extension EditableLabel {
  /// Replaces what is there, by GTK's own steps.
  fileprivate func typeText(_ text: String) {
    weir_editable_replace(
      pointer, 0, Int32(self.text.unicodeScalars.count), text, Int32(text.utf8.count))
  }
}
