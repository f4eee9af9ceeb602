import Foundation
import WeirGtk
import XCTest

@testable import FormViews

final class WindowStateFileTests: XCTestCase {
  private var folder: URL!
  private var file: WindowStateFile!
  private var complaints: [String] = []
  private let state = WindowState(width: 720, height: 500, isMaximized: true, screen: .signUp)

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("weir-window-state-\(UUID().uuidString)")
    file = WindowStateFile(path: folder.path + "/weir-forms/window")
    complaints = []
  }

  override func tearDownWithError() throws {
    if FileManager.default.fileExists(atPath: folder.path) {
      try FileManager.default.removeItem(at: folder)
    }
  }

  private func complain(_ sentence: String) { complaints.append(sentence) }

  private func lay(_ text: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/weir-forms", withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file.path))
  }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  func testWhatIsWrittenIsReadAgain() throws {
    file.write(state, complain: complain)
    XCTAssertEqual(try file.read(), state)
    XCTAssertEqual(complaints, [])
  }

  func testTheFirstStartHasNothingToComplainAbout() throws {
    XCTAssertNil(try file.read())
  }

  func testOnlyTheUserMayReadTheFolderAndTheFile() throws {
    file.write(state, complain: complain)
    for (path, mode) in [(file.path, 0o600), (folder.path + "/weir-forms", 0o700)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      XCTAssertEqual(attributes[.posixPermissions] as? Int, mode, path)
    }
  }

  func testWhatMakesNoSenseIsPutAsideWithASentence() throws {
    let good = "width=640\nheight=420\nmaximized=false\nscreen=text\n"
    for text in [
      "", "no key file", "[Window", "[Window]\n", "[Other]\n" + good,
      "[Window]\n" + good.replacingOccurrences(of: "640", with: "wide"),
      "[Window]\n" + good.replacingOccurrences(of: "640", with: "99"),
      "[Window]\n" + good.replacingOccurrences(of: "420", with: "999999999999999999999"),
      "[Window]\n" + good.replacingOccurrences(of: "420", with: "-1"),
      "[Window]\n" + good.replacingOccurrences(of: "false", with: "perhaps"),
    ] {
      try lay(text)
      let aside = file.path + ".damaged"
      XCTAssertThrowsError(try file.read(), text) { error in
        let failure = error as? WindowStateFile.ReadFailure
        XCTAssertEqual(failure, .damaged(file.path, aside: aside), text)
        XCTAssertEqual(failure?.complaint.contains(aside), true, text)
        XCTAssertEqual(failure?.notice.contains(aside), true, text)
      }
      XCTAssertFalse(exists(file.path), text)
      XCTAssertEqual(try String(contentsOfFile: file.path + ".damaged", encoding: .utf8), text)
    }
  }

  func testAScreenOfANewerVersionIsNoDamage() throws {
    try lay("[Window]\nwidth=640\nheight=420\nmaximized=false\nscreen=calendar\n")
    XCTAssertEqual(
      try file.read(),
      WindowState(width: 640, height: 420, isMaximized: false, screen: .text))
  }

  func testAPlaceThatCannotBeUsedIsSaidAndLeftAlone() throws {
    // A file where the folder should be: neither can be read nor written, not even by root.
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: folder.appendingPathComponent("weir-forms"))
    XCTAssertThrowsError(try file.read()) { error in
      guard case .unreadable(let reason)? = error as? WindowStateFile.ReadFailure else {
        return XCTFail("\(error)")
      }
      XCTAssertFalse(reason.isEmpty)
    }
    file.write(state, complain: complain)
    XCTAssertEqual(complaints.count, 1)
    XCTAssertEqual(try String(contentsOfFile: folder.path + "/weir-forms", encoding: .utf8), "mine")
  }

  func testTheWindowTellsItsStateAndTakesItBack() throws {
    try withWindow(showing: .text) { test in
      var told: [WindowState] = []
      let watch = test.window.statePublisher.sink { told.append($0) }
      defer { watch.cancel() }
      XCTAssertEqual(told.map(\.screen), [.text])
      test.window.screen = .slider
      XCTAssertEqual(told.last, test.window.state)
      XCTAssertEqual(told.last?.screen, .slider)
      var wanted = test.window.state
      wanted.width = 700
      wanted.height = 480
      test.window.state = wanted
      XCTAssertEqual(test.window.state, wanted)
      XCTAssertEqual(told.last, wanted)
    }
  }
}
