import Testing
import Weir

@testable import ExampleCounter

@Suite("Example: counter")
struct CounterTests {
  @Test("Each press counts, and the words follow")
  func presses() {
    let model = CounterModel()
    var words: [String] = []
    let token = model.words.sink { words.append($0) }
    model.add()
    model.add()
    model.reset()
    #expect(words == ["Not pressed yet", "Pressed once", "Pressed 2 times", "Not pressed yet"])
    token.cancel()
  }
}
