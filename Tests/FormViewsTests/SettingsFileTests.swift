import Foundation
import GtkTesting
import XCTest

@testable import FormViews

final class SettingsFileTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/nowhere")
  private var path: String { folder.appendingPathComponent("weir-forms/settings").path }

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("weir-settings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("weir-forms"), withIntermediateDirectories: true)
  }

  override func tearDown() {
    try? FileManager.default.removeItem(at: folder)
  }

  func testWhatWasChosenIsReadBack() {
    var words: [String] = []
    let file = SettingsFile(path: path)
    XCTAssertNil(file.idleMinutes { words.append($0) })
    file.write(idleMinutes: 30) { words.append($0) }
    XCTAssertEqual(file.idleMinutes { words.append($0) }, 30)
    XCTAssertEqual(words, [])
  }

  func testAFileOfSomethingElseLeavesTheUsualTime() throws {
    try Data("[Other]\nkey=1\n".utf8).write(to: URL(fileURLWithPath: path))
    var words: [String] = []
    XCTAssertNil(SettingsFile(path: path).idleMinutes { words.append($0) })
    XCTAssertEqual(words, [])
  }

  func testWhatMakesNoSenseIsSaidAndLeftAsItIs() throws {
    for text in [
      "[Session]\nidle-minutes=0\n", "[Session]\nidle-minutes=soon\n",
      "[Session]\nidle-minutes=1441\n", "no key file\n",
    ] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      var words: [String] = []
      XCTAssertNil(SettingsFile(path: path).idleMinutes { words.append($0) }, text)
      XCTAssertEqual(words.count, 1, text)
      XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), text)
    }
  }

  func testWhatCannotBeKeptIsSaid() {
    var words: [String] = []
    SettingsFile(path: "/proc/weir-forms/settings").write(idleMinutes: 5) { words.append($0) }
    XCTAssertEqual(words.count, 1)
  }
}
