import Testing
import Weir
import WeirTesting

@testable import ExampleSlider

@Suite("Example: slider")
struct SliderTests {
  @Test("The words change at most ten times a second, and end up right")
  func words() {
    let clock = TestScheduler()
    let model = SliderModel(scheduler: clock.eraseToAnyScheduler())
    let words = model.words.record()
    clock.advance()
    for percent in 41...60 {
      clock.advance(by: .milliseconds(10))
      model.percent.send(percent)
    }
    model.percent.send(0)
    clock.advance(by: .milliseconds(100))
    // What was latest when 100 and 200 ms had passed, and the last.
    #expect(words.values == ["40 %", "49 %", "59 %", "Silent"])
  }
}
