import FormModels
import GtkTesting
import Testing
import Weir
import WeirGtk
import WeirTesting
import XCTest

final class ReadmeExamples: XCTestCase {
  func testALabelMirrorsAnEntry() throws {
    try withGtk {
      // page: "README", "What it looks like in code"
      // example
      let textSubject = CurrentValueSubject<String, Never>("Hello, World!")
      var cancellables: Set<AnyCancellable> = []

      let entry = Entry()
      let mirror = Label()
      entry.createBinding(with: textSubject, storeIn: &cancellables)  // both ways
      mirror.bind(\.text, to: textSubject).store(in: &cancellables)  // one way
      // end
      XCTAssertEqual(mirror.text, "Hello, World!")
      entry.text = "Hello"
      XCTAssertEqual(textSubject.value, "Hello")
      XCTAssertEqual(mirror.text, "Hello")
    }
  }
}

@Suite struct `Examples of the README` {
  @Test func `a field is judged once the typing rests`() {
    // example
    let clock = TestScheduler()
    let name = Field("", scheduler: clock.eraseToAnyScheduler(), rules: [.length(atLeast: 4)])
    name.value = "Ada"
    clock.advance(by: .milliseconds(499))
    #expect(!name.state.showsError)  // Still typing, perhaps.
    clock.advance(by: .milliseconds(1))
    #expect(name.state.showsError)
    // end
  }
}
