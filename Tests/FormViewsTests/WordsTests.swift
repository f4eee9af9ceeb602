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

  func testALabelIsSaidWithoutTheMarkOfItsAccessKey() {
    for (label, said) in [
      ("_Text", "Text"), ("Sign _Up", "Sign Up"), ("텍스트(_T)", "텍스트"), ("Text", "Text"),
      ("", ""), ("_", ""), ("(_", "("), ("(_T", "(T"), ("화면(_S) 둘", "화면 둘"),
    ] {
      XCTAssertEqual(label.withoutAccessKey, said, label)
    }
  }
}
