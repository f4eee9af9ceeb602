import CGtk
import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import XCTest

/// What an entry has beside its text.
final class EntryTests: XCTestCase {
  func testItsTextLooksAsItsAttributesSay() throws {
    try withGtk {
      let entry = Entry(text: "안녕 Ada")
      let seen = entry.attributesPublisher.record()
      XCTAssertEqual(entry.attributes, [])
      let all: [TextAttribute] = [
        .italic, .bold.in(0..<6), .underline.in(7..<10), .strikethrough.in(7..<8),
        .foreground(red: 1, green: 0.5, blue: 0).in(7..<10),
        .background(red: 0, green: 0, blue: 2).in(8..<9),
      ]
      entry.attributes = all
      XCTAssertEqual(Set(entry.attributes), Set(all))
      XCTAssertEqual(entry.attributes.count, all.count)
      entry.attributes = [.bold]
      entry.attributes = [.bold]
      XCTAssertEqual(entry.attributes, [.bold])
      XCTAssertNil(entry.attributes.first?.range)
      entry.attributes = []
      XCTAssertEqual(entry.attributes, [])
      XCTAssertEqual(seen.values.map(\.count), [0, 6, 1, 0])
      XCTAssertEqual(entry.attributesPublisher.userOnly.record().values, [])
      dispose(entry)
      XCTAssertEqual(seen.completion, .finished)
    }
  }

  func testIconsArePressedAndLetGo() throws {
    try withGtk {
      let entry = Entry()
      entry.setIcon("edit-clear-symbolic", at: .secondary)
      let presses = entry.iconPressPublisher.record()
      let releases = entry.iconReleasePublisher.record()
      _ = weir_signal_emit_numbers(entry.pointer, "icon-press", [1], 1)
      _ = weir_signal_emit_numbers(entry.pointer, "icon-release", [0], 1)
      XCTAssertEqual(presses.values, [.secondary])
      XCTAssertEqual(releases.values, [.primary])
      entry.setIconPressable(false, at: .secondary)
      XCTAssertFalse(entry.isIconPressable(at: .secondary))
      entry.setIconPressable(true, at: .secondary)
      XCTAssertTrue(entry.isIconPressable(at: .secondary))
    }
  }

  func testWhatAnEntryShowsAndTakesIsReadBack() throws {
    try withGtk {
      let entry = Entry()
      entry.progress = 0.25
      XCTAssertEqual(entry.progress, 0.25)
      entry.pulseProgress()
      entry.hasFrame = false
      XCTAssertFalse(entry.hasFrame)
      entry.inputHints = [.noEmoji, .noSpellcheck]
      XCTAssertEqual(entry.inputHints, [.noEmoji, .noSpellcheck])
      entry.inputPurpose = .email
      XCTAssertEqual(entry.inputPurpose, .email)
      entry.showsEmojiIcon = true
      XCTAssertTrue(entry.showsEmojiIcon)
      entry.completesEmoji = true
      XCTAssertTrue(entry.completesEmoji)
      entry.alignment = 1
      XCTAssertEqual(entry.alignment, 1)
    }
  }

  func testReturnInAPasswordIsSent() throws {
    try withGtk {
      let entry = PasswordEntry()
      entry.showsPeekIcon = true
      XCTAssertTrue(entry.showsPeekIcon)
      let returns = entry.activatePublisher.record()
      weir_signal_emit(entry.pointer, "activate")
      XCTAssertEqual(returns.values.count, 1)
    }
  }

  func testNothingIsLeftOfAnEntry() throws {
    try withGtk {
      assertNothingIsLeft { window, cancellables in
        let entry = Entry()
        let password = PasswordEntry()
        window.child = Box(.vertical, [entry, password])
        entry.iconPressPublisher.sink { _ in }.store(in: &cancellables)
        entry.iconReleasePublisher.sink { _ in }.store(in: &cancellables)
        entry.preeditPublisher.sink { _ in }.store(in: &cancellables)
        password.activatePublisher.sink {}.store(in: &cancellables)
        password.createBinding(with: CurrentValueSubject("x"), storeIn: &cancellables)
        return [entry, password]
      }
    }
  }
}
