import CGtk
import Foundation
import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import XCTest

final class DialogTests: XCTestCase {
  func testAnAboutDialogKeepsWhatItIsTold() throws {
    try withGtk {
      let about = AboutDialog("Weir", version: "1.0")
      about.comments = "Forms & more"
      about.copyright = "© somebody"
      about.website = "https://example.org"
      about.websiteLabel = "Page"
      about.translatorCredits = "Someone"
      about.logoIconName = "help-about"
      about.authors = ["Ada", "Grace"]
      about.setLicense(.mit)
      XCTAssertEqual(about.programName, "Weir")
      XCTAssertEqual(about.version, "1.0")
      XCTAssertEqual(about.comments, "Forms & more")
      XCTAssertEqual(about.website, "https://example.org")
      XCTAssertEqual(about.websiteLabel, "Page")
      XCTAssertEqual(about.logoIconName, "help-about")
      about.destroy()
    }
  }

  func testShortcutsAreShownWhateverTheirTitles() throws {
    try withGtk {
      let help = ShortcutsWindow([
        .init(
          "forms", title: "Forms",
          [
            .init("<b> & \"quotes\"", [.init("Clear & go", keys: "<Control>l")]),
            .init("More", [.init("Close", keys: "<Control>w Escape")]),
          ])
      ])
      XCTAssertEqual(help.sectionName, "forms")
      help.present()
      settleLoop()
      XCTAssertTrue(help.isMapped)
      help.destroy()
    }
  }

  func testNothingIsLeftOfWindowsThatTell() throws {
    try withGtk {
      settleLoop()
      let wrappers = LiveCounts.wrappers
      let objects = LiveCounts.watchedObjects
      for _ in 0..<3 { showAndClose() }
      settleLoop()
      XCTAssertEqual(LiveCounts.wrappers, wrappers)
      XCTAssertEqual(LiveCounts.watchedObjects, objects)
    }
  }

  func testAChosenFileIsItsPath() throws {
    try withGtk {
      let chooser = FileChooser(.save, title: "Save", accept: "_Save")
      chooser.add(FileFilter("Texts", patterns: ["*.txt"], types: ["text/plain"]))
      chooser.setFolder("/tmp")
      chooser.setName("weir.txt")
      let choices = chooser.present().record()
      XCTAssertTrue(turnLoop { hasChosen(chooser) })
      weir_signal_emit_int(chooser.pointer, "response", -3)
      XCTAssertEqual(choices.values.map { $0.paths?.count }, [1])
      XCTAssertEqual(
        choices.values.first?.paths?.first.map { URL(fileURLWithPath: $0).lastPathComponent },
        "weir.txt")
      XCTAssertEqual(choices.completion, .finished)
    }
  }

  func testACancelledChooserSaysSoAndIsLetGo() throws {
    try withGtk {
      settleLoop()
      let wrappers = LiveCounts.wrappers
      let boxes = LiveCounts.signalBoxes
      do {
        let chooser = FileChooser(.open, title: "Open")
        chooser.allowsMany = true
        let choices = chooser.present().record()
        settleLoop()
        chooser.cancel()
        XCTAssertEqual(choices.values, [.cancelled])
        chooser.cancel()
        XCTAssertEqual(choices.values, [.cancelled])
      }
      settleLoop()
      XCTAssertEqual(LiveCounts.wrappers, wrappers)
      XCTAssertEqual(LiveCounts.signalBoxes, boxes)
    }
  }
}

@MainActor
private func showAndClose() {
  let about = AboutDialog("Weir")
  let help = ShortcutsWindow([.init("one", [.init("Group", [.init("Go", keys: "F5")])])])
  for window in [about, help] {
    LiveCounts.watch(window)
    window.present()
  }
  settleLoop()
  about.destroy()
  help.destroy()
  settleLoop()
}

/// The chooser has loaded its folder.
@MainActor
private func hasChosen(_ chooser: FileChooser) -> Bool {
  var paths = 0
  withUnsafeMutablePointer(to: &paths) { paths in
    weir_file_chooser_each_path(
      chooser.pointer,
      { context, _ in context.assumingMemoryBound(to: Int.self).pointee += 1 }, paths)
  }
  return paths > 0
}
