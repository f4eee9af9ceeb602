import Foundation
import XCTest

/// The window where text runs from right to left.
final class MirroredTests: XCTestCase {
  private let tabs = ["Text", "Slider", "Log In", "Sign Up"]

  private let signUp = ["Name", "Password", "Repeat Password"]

  /// GTK takes the direction from its own texts; the forms have no Arabic ones, and speak English.
  private let environment = ["LANG": "en_US.UTF-8", "LANGUAGE": "ar:en"]

  override func setUpWithError() throws {
    try XCTSkipUnless(
      FileManager.default.fileExists(atPath: "/usr/share/locale/ar/LC_MESSAGES/gtk40.mo"),
      "GTK's own Arabic texts are not installed here.")
  }

  func testLabelsStandOnTheSideWhereReadingBegins() throws {
    for (surroundings, isMirrored) in [(environment, true), (["LANG": "en_US.UTF-8"], false)] {
      try withRealApp(environment: surroundings) { app in
        for number in 1...4 {
          try app.press("ctrl+\(number)")
          try app.wait("screen \(number) is open") { $0.tab == self.tabs[number - 1] }
          let picture = try app.pictureOfEverything()
          for name in [["Message"], ["Number"], ["Name", "Password"], signUp][number - 1] {
            let field = try XCTUnwrap(picture.entry(name) ?? picture.slider(name)).horizontal
            let label = try XCTUnwrap(
              picture.elements.first { $0.role == "label" && $0.name == name }
            ).horizontal
            if isMirrored {
              XCTAssertGreaterThanOrEqual(label.lowerBound, field.upperBound, name)
            } else {
              XCTAssertLessThanOrEqual(label.upperBound, field.lowerBound, name)
            }
          }
          // What stands at the end of a row, or of the form.
          let end = try XCTUnwrap(
            picture.button(["Clear", "Clear", "Log In", "Submit"][number - 1])
          ).horizontal
          let field = try XCTUnwrap(picture.focused).horizontal
          XCTAssertEqual(end.center < field.center, isMirrored, "\(end) \(field)")
        }
      }
    }
  }

  func testTheTabRingFollowsTheReadingOrder() throws {
    var rings: [[String]] = []
    for surroundings in [environment, ["LANG": "en_US.UTF-8"]] {
      try withRealApp(environment: surroundings) { app in
        for number in 1...4 {
          try app.press("ctrl+\(number)")
          try app.wait("screen \(number) is open") { $0.tab == self.tabs[number - 1] }
          rings.append(try app.ring(by: "Tab"))
        }
      }
    }
    XCTAssertEqual(rings.count, 8)
    for (mirrored, usual) in zip(rings.prefix(4), rings.suffix(4)) {
      XCTAssertEqual(mirrored, usual)
      XCTAssertGreaterThan(mirrored.count, 4)
    }
  }
}

extension Element {
  /// From where to where it is, from left to right.
  fileprivate var horizontal: Range<Int> {
    let box = bounds ?? [0, 0, 0, 0]
    return box[0]..<(box[0] + box[2])
  }
}

extension Range<Int> {
  fileprivate var center: Int { (lowerBound + upperBound) / 2 }
}
