import Weir
import XCTest

final class TextViewModelTests: XCTestCase {
  func testTheLabelFollowsTheText() {
    let viewModel = TextViewModel()
    var shown: [String] = []
    let token = viewModel.labelText.sink { shown.append($0) }
    viewModel.textSubject.send("a")
    viewModel.textSubject.send("a")
    viewModel.textSubject.value = "ab"
    viewModel.clear()
    XCTAssertEqual(shown, ["Type something", "a", "ab", "Type something"])
    XCTAssertEqual(viewModel.textSubject.value, "")
    token.cancel()
    viewModel.textSubject.send("after")
    XCTAssertEqual(shown.count, 4)
  }
}
