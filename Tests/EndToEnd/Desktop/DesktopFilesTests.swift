import FormViews
import Foundation
import XCTest

/// What the desktop reads of the program: as it stands beside the built one, translations and all.
final class DesktopFilesTests: XCTestCase {
  private let identifier = "io.github.weir.Forms"
  private let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardizedFileURL
  private let share = PrivateScreen.products
    .appendingPathComponent("../../share").standardizedFileURL

  private func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  func testTheDesktopFileIsValid() throws {
    let file = share.appendingPathComponent("applications/\(identifier).desktop")
    let judged = try Command.result(of: ["desktop-file-validate", file.path])
    XCTAssertEqual(judged.output + judged.errors, "")
    XCTAssertEqual(judged.status, 0)
    XCTAssertTrue(try text(file).contains("Comment[ko]="))
  }

  func testTheDesktopFileOffersScreensThatThereAre() throws {
    let lines = try text(share.appendingPathComponent("applications/\(identifier).desktop"))
      .split(separator: "\n")
    let offered = lines.filter { $0.hasPrefix("Exec=weir-forms --screen ") }
      .map { String($0.dropFirst("Exec=weir-forms --screen ".count)) }
    XCTAssertEqual(offered, ["slider", "log-in", "sign-up"])
    for screen in offered { XCTAssertNotNil(ScreenName(rawValue: screen), screen) }
    XCTAssertTrue(lines.contains("Icon=\(identifier)"))
  }

  func testWhatSoftwareCentresShowIsValid() throws {
    let file = share.appendingPathComponent("metainfo/\(identifier).metainfo.xml")
    let judged = try Command.result(of: ["appstreamcli", "validate", "--no-net", file.path])
    XCTAssertEqual(judged.status, 0, judged.output + judged.errors)
    XCTAssertTrue(try text(file).contains("<summary xml:lang=\"ko\">"))
  }

  func testThereIsAnIconOfEachKind() {
    for icon in ["scalable/apps/\(identifier).svg", "symbolic/apps/\(identifier)-symbolic.svg"] {
      let file = share.appendingPathComponent("icons/hicolor/\(icon)").path
      XCTAssertTrue(FileManager.default.isReadableFile(atPath: file), file)
    }
  }

  func testTheVersionIsTheSameWhereverItStands() throws {
    let said = try Command.result(
      of: [RealApp.program, "--version"], environment: ["DISPLAY": "", "WAYLAND_DISPLAY": ""])
    let version = said.output.split(separator: " ").last.map {
      $0.trimmingCharacters(in: .newlines)
    }
    let number = try XCTUnwrap(version)
    for (file, line) in [
      ("Resources/man/weir-forms.1", "\"Weir Forms \(number)\""),
      ("Resources/desktop/\(identifier).metainfo.xml.in", "<release version=\"\(number)\""),
      ("Resources/debian/changelog", "weir-forms (\(number)) "),
      ("CHANGELOG.md", "## \(number)"),
    ] {
      let there = try text(sources.appendingPathComponent(file))
      XCTAssertTrue(there.contains(line), "\(file) does not say \(line)")
    }
  }

  func testTheManualNamesEveryScreenAndOption() throws {
    let manual = try text(share.appendingPathComponent("man/man1/weir-forms.1"))
      .replacingOccurrences(of: "\\-", with: "-")
    for word in ScreenName.allCases.map(\.rawValue) + ["--screen", "--help", "--version"] {
      XCTAssertTrue(manual.contains(word), word)
    }
  }
}
