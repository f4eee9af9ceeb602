import Foundation
import Weir
import XCTest

final class SliderViewModelTests: XCTestCase {
  func testTheLabelFollowsEveryHalfSecondAndShowsTheLastValue() {
    onEachMainLoop { loop in
      let viewModel = SliderViewModel()
      var shown: [(text: String, at: Date)] = []
      let start = Date()
      let token = viewModel.labelText.sink { text in
        XCTAssertTrue(Thread.isMainThread)
        shown.append((text, Date()))
      }
      loop.serve(until: { shown.count == 1 }, "the first value does not wait")
      for percent in 1...20 { viewModel.valueSubject.send(Float(percent) / 100) }
      XCTAssertEqual(shown.count, 1)
      loop.serve(until: { shown.count == 2 }, "the last value came to nothing")
      XCTAssertEqual(shown.map(\.text), ["0 %", "20 %"])
      XCTAssertGreaterThanOrEqual(shown[1].at.timeIntervalSince(start), 0.5)
      loop.serve(for: 0.6)
      XCTAssertEqual(shown.count, 2)
      token.cancel()
    }
  }
}
