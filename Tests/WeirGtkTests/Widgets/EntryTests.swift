import CGtk
import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import XCTest

/// What an entry has beside its text.
final class EntryTests: XCTestCase {
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
