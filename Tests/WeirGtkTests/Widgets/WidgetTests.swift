import CGtk
import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import XCTest

final class WidgetTests: XCTestCase {
  func testCommonPropertiesAreReadBack() throws {
    try withGtk {
      let label = Label("text")
      label.isSensitive = false
      label.isVisible = false
      label.opacity = 0.5
      label.tooltip = "tip"
      label.hexpand = true
      label.vexpand = true
      label.halign = .end
      label.valign = .center
      label.margins = Margins(top: 1, start: 2, bottom: 3, end: 4)
      XCTAssertFalse(label.isSensitive)
      XCTAssertFalse(label.isVisible)
      XCTAssertEqual(label.opacity, 0.5, accuracy: 0.01)
      XCTAssertEqual(label.tooltip, "tip")
      XCTAssertTrue(label.hexpand && label.vexpand)
      XCTAssertEqual(label.halign, .end)
      XCTAssertEqual(label.valign, .center)
      XCTAssertEqual(label.margins, Margins(top: 1, start: 2, bottom: 3, end: 4))
    }
  }

  func testStyleClassesComeAndGo() throws {
    try withGtk {
      let entry = Entry()
      entry.setCSSClass("error", true)
      XCTAssertTrue(entry.hasCSSClass("error"))
      XCTAssertTrue(entry.cssClasses.contains("error"))
      entry.setCSSClass("error", false)
      XCTAssertFalse(entry.cssClasses.contains("error"))
      let button = Button("_Send")
      button.isSuggested = true
      XCTAssertTrue(button.hasCSSClass("suggested-action"))
    }
  }

  func testFocusIsTheEntryAndNotThePartOfItThatGtkMeans() throws {
    try withGtk {
      let window = Window()
      let entry = Entry(text: "abc")
      let other = Entry()
      window.child = Box(.vertical, [entry, other])
      window.present()
      entry.grabFocus()
      XCTAssertTrue(window.focus === entry)
      XCTAssertTrue(entry.hasFocusWithin)
      XCTAssertFalse(other.hasFocusWithin)
      XCTAssertEqual(entry.selection, 0..<3)
      other.grabFocus()
      entry.caretPosition = 1
      entry.grabFocusWithoutSelecting()
      XCTAssertEqual(entry.selection, 1..<1)
      window.destroy()
    }
  }

  func testMapAndUnmapAreSent() throws {
    try withGtk {
      let window = Window()
      let label = Label("text")
      window.child = label
      let mapped = label.mapPublisher.record()
      let unmapped = label.unmapPublisher.record()
      window.present()
      XCTAssertEqual(mapped.values.count, 1)
      XCTAssertEqual(unmapped.values.count, 0)
      label.isVisible = false
      XCTAssertEqual(unmapped.values.count, 1)
      mapped.cancel()
      unmapped.cancel()
      window.destroy()
    }
  }

  func testLeavingAndEnteringDoNotSendTextsAgain() throws {
    try withGtk {
      let window = Window()
      let entry = Entry(text: "abc")
      let other = Entry()
      window.child = Box(.vertical, [entry, other])
      window.present()
      let texts = entry.textPublisher.record()
      for _ in 0..<5 {
        entry.grabFocus()
        other.grabFocus()
      }
      settleLoop()
      XCTAssertEqual(texts.values, ["abc"])
      texts.cancel()
      window.destroy()
    }
  }

  func testLabelsWithAccessKeysNameTheirWidget() throws {
    try withGtk {
      let entry = Entry()
      let label = Label(mnemonic: "_Name", for: entry)
      XCTAssertEqual(label.text, "_Name")
      XCTAssertTrue(label.mnemonicWidget === entry)
      label.text = "Na_me"
      XCTAssertEqual(label.text, "Na_me")
      let plain = Label("a_b")
      plain.text = "snake_case"
      XCTAssertEqual(plain.text, "snake_case")
    }
  }

  func testAStackTellsWhichPageIsShown() throws {
    try withGtk {
      let stack = Stack()
      let names = stack.visibleChildNamePublisher.record()
      stack.add(Label("one"), name: "one", title: "_One")
      stack.add(Label("two"), name: "two", title: "_Two")
      stack.visibleChildName = "two"
      stack.visibleChildName = "nowhere"
      XCTAssertEqual(names.values, [nil, "one", "two"])
      XCTAssertNotNil(stack.child(named: "one"))
      _ = StackSwitcher(stack)
      names.cancel()
    }
  }

  func testAnEntrysIconHasWords() throws {
    try withGtk {
      let entry = Entry()
      entry.setSecondaryIcon("emblem-ok-symbolic", meaning: "Fine")
      XCTAssertEqual(entry.secondaryIconName, "emblem-ok-symbolic")
      XCTAssertEqual(entry.secondaryIconTooltip, "Fine")
      XCTAssertEqual(entry.accessibleDescription, "Fine")
      entry.setSecondaryIcon(nil, meaning: nil)
      XCTAssertNil(entry.secondaryIconName)
      XCTAssertNil(entry.accessibleDescription)
    }
  }

  func testAPasswordIsHandedOverAsBytes() throws {
    try withGtk {
      let entry = PasswordEntry()
      entry.text = "한x"
      XCTAssertEqual(entry.withTextBytes { Array($0) }, Array("한x".utf8))
      entry.showsPeekIcon = true
      XCTAssertTrue(entry.showsPeekIcon)
    }
  }

  func testAWindowThatMustNotCloseStaysOpen() throws {
    try withGtk {
      let window = Window()
      window.present()
      let mayClose = Shared(false)
      let token = window.onCloseRequest { mayClose.value }
      window.close()
      XCTAssertTrue(window.isMapped)
      mayClose.value = true
      window.close()
      settleLoop()
      XCTAssertFalse(window.isMapped)
      token.cancel()
    }
  }

  func testAScaleKeepsItsStepsAndDigits() throws {
    try withGtk {
      let scale = Scale(0...1, step: 0.1)
      scale.digits = 1
      scale.page = 0.5
      scale.orientation = .vertical
      XCTAssertEqual(scale.step, 0.1)
      XCTAssertEqual(scale.page, 0.5)
      XCTAssertEqual(scale.digits, 1)
      XCTAssertEqual(scale.range, 0...1)
      XCTAssertEqual(scale.orientation, .vertical)
      XCTAssertFalse(scale.drawsValue)
    }
  }
}
