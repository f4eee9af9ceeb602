import FormModels
import XCTest

@testable import FormViews

final class WordsTests: XCTestCase {
  func testAMessageIsFilledWithItsArguments() {
    XCTAssertEqual(
      tr(
        Message(
          "“{name}” is {size} m, {missing}.",
          ["name": .text("Grace {size}"), "size": .number(1.5, digits: 2)])),
      "“Grace {size}” is 1.50 m, {missing}.")
  }

  func testTheCountChoosesTheForm() {
    let forms = (1...2).map {
      tr(Message("{count} {what}", "{count} {what}s", count: $0, ["what": .text("day")]))
    }
    XCTAssertEqual(forms, ["1 day", "2 days"])
  }
}
