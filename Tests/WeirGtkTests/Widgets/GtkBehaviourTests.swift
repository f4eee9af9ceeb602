import CGtk
import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import XCTest

/// What GTK itself does, where the bindings rely on it. When one of these fails with a newer GTK, the
/// code that works around it may be simplified, or has to be looked at.
final class GtkBehaviourTests: XCTestCase {
  func testSettingATextAnnouncesAnEmptyOneFirst() throws {
    try withGtk {
      for entry in [Entry(), PasswordEntry()] as [any Editable] {
        weir_editable_set_text(entry.pointer, "abc")
        XCTAssertEqual(changes(of: entry) { weir_editable_set_text($0, "xyz") }, ["", "xyz"])
      }
    }
  }

  func testSettingTheSameTextIsAnnouncedAndLosesTheCaret() throws {
    try withGtk {
      let entry = Entry(text: "abc")
      entry.caretPosition = 2
      XCTAssertEqual(changes(of: entry) { weir_editable_set_text($0, "abc") }, ["", "abc"])
      XCTAssertEqual(entry.caretPosition, 0)
    }
  }

  func testSettingATextFromEmptyOrToEmptyIsAnnouncedOnce() throws {
    try withGtk {
      let entry = Entry()
      XCTAssertEqual(changes(of: entry) { weir_editable_set_text($0, "abc") }, ["abc"])
      XCTAssertEqual(changes(of: entry) { weir_editable_set_text($0, "") }, [""])
      XCTAssertEqual(changes(of: entry) { weir_editable_set_text($0, "") }, [])
    }
  }

  func testSettingATextNotifiesOfThePropertyOnce() throws {
    try withGtk {
      for entry in [Entry(), PasswordEntry()] as [any Editable] {
        weir_editable_set_text(entry.pointer, "abc")
        let recorder = entry.textPublisher.record()
        weir_editable_set_text(entry.pointer, "xyz")
        XCTAssertEqual(recorder.values, ["abc", "xyz"])
        recorder.cancel()
      }
    }
  }

  func testTypingOverASelectionIsTwoChanges() throws {
    try withGtk {
      let entry = Entry(text: "abc")
      entry.selectAll()
      XCTAssertEqual(changes(of: entry) { _ in entry.typeText("z") }, ["", "z"])
    }
  }

  func testUnfinishedTextOfAnInputMethodIsNotPartOfTheText() throws {
    try withGtk {
      let entry = Entry(text: "ab")
      XCTAssertEqual(changes(of: entry) { _ in entry.showPreedit("한") }, [])
      XCTAssertEqual(entry.text, "ab")
      entry.showPreedit("")
    }
  }

  func testAPasswordHasNoUndo() throws {
    try withGtk {
      let entry = PasswordEntry()
      entry.typeText("abc")
      entry.clear()
      entry.undo()
      XCTAssertEqual(entry.text, "")
    }
  }

  func testAScaleTakesNaNForTheGreatestValue() throws {
    try withGtk {
      let scale = Scale(0...100)
      weir_range_set_value(scale.pointer, .nan)
      XCTAssertEqual(scale.value, 100)
      scale.value = 20
      scale.value = .nan
      XCTAssertEqual(scale.value, 20)
    }
  }

  func testAScaleAnnouncesOnlyValuesThatAreNew() throws {
    try withGtk {
      let scale = Scale(0...100)
      let recorder = scale.publisher(for: .valueChanged).record()
      scale.value = 0
      XCTAssertEqual(recorder.values.count, 0)
      scale.value = 150
      XCTAssertEqual(recorder.values.count, 1)
      scale.range = 0...50
      XCTAssertEqual(recorder.values.count, 2)
      recorder.cancel()
    }
  }

  func testAScaleDoesNotRoundAValueSetFromCode() throws {
    try withGtk {
      let scale = Scale(0...100)
      scale.digits = 0
      scale.value = 33.333
      XCTAssertEqual(scale.value, 33.333)
    }
  }

  func testAnInsensitiveButtonCanBeClickedByCodeThatEmits() throws {
    try withGtk {
      let button = Button("Send")
      button.isSensitive = false
      let recorder = button.tapPublisher.record()
      weir_signal_emit(button.pointer, "clicked")
      XCTAssertEqual(recorder.values.count, 1)
      recorder.cancel()
    }
  }

  func testAButtonThatIsNotShownIsNotPressed() throws {
    try withGtk {
      let button = Button("Send")
      let recorder = button.tapPublisher.record()
      button.activate()
      settleLoop()
      XCTAssertEqual(recorder.values.count, 0)
      recorder.cancel()
    }
  }

  func testAShownButtonIsPressedALittleLater() throws {
    try withGtk {
      let window = Window()
      let button = Button("Send")
      window.child = button
      window.present()
      let recorder = button.tapPublisher.record()
      button.activate()
      XCTAssertEqual(recorder.values.count, 0)
      XCTAssertTrue(turnLoop { recorder.values.count == 1 })
      recorder.cancel()
      window.destroy()
    }
  }

  func testAFocusedButtonThatBecomesInsensitiveLosesTheFocusToNobody() throws {
    try withGtk {
      let window = Window()
      let button = Button("Send")
      window.child = button
      window.present()
      button.grabFocus()
      XCTAssertTrue(window.focus === button)
      button.isSensitive = false
      XCTAssertNil(window.focus)
      window.destroy()
    }
  }

  func testARowThatComesInAboveBindsAllOthersAnew() throws {
    try withGtk {
      let model = ListModel(Array(0..<1000))
      var binds = 0
      var setups = 0
      let view = ListView(
        model,
        rows: RowFactory(setup: { _ in setups += 1 }, bind: { _ in binds += 1 }))
      let window = Window()
      window.child = ScrolledWindow(view)
      window.present()
      XCTAssertTrue(turnLoop { setups > 100 })
      settleLoop()
      let before = (setups, binds)
      model.items.append(-1)
      XCTAssertEqual(binds, before.1)
      model.items.insert(-2, at: 0)
      XCTAssertEqual(setups, before.0)
      XCTAssertGreaterThan(binds, before.1 + setups / 2)
      window.destroy()
    }
  }
}

/// The texts that GTK's own signal announces during an edit.
@MainActor
private func changes(of entry: any Editable, _ edit: (OpaquePointer) -> Void) -> [String] {
  let texts = Shared<[String]>([])
  let token = entry.recordChanges(into: texts)
  edit(entry.pointer)
  token.cancel()
  return texts.value
}

extension Editable {
  /// Follows GTK's own signal, whatever it says.
  fileprivate func recordChanges(into texts: Shared<[String]>) -> AnyCancellable {
    publisher(for: Signal<Self>.changed).sink { entry in
      MainActor.assumeIsolated { texts.value.append(entry.text) }
    }
  }
}
