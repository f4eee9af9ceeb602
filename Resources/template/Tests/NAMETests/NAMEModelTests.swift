import @NAME@Model
import Testing
import Weir
import WeirTesting

@Suite("@NAME@ model")
struct @NAME@ModelTests {
  private let clock = TestScheduler()
  private let model: @NAME@Model

  init() {
    model = @NAME@Model(scheduler: clock.eraseToAnyScheduler())
  }

  @Test("It greets once the typing has rested for half a second")
  func greeting() {
    let greetings = model.greeting.record()
    model.name.send("A")
    clock.advance(by: .milliseconds(499))
    model.name.send("Ada")
    clock.advance(by: .milliseconds(499))
    #expect(greetings.values == [])
    clock.advance(by: .milliseconds(1))
    #expect(greetings.values == ["Hello, Ada!"])
  }

  @Test("There is something to clear as soon as a letter is there")
  func clearing() {
    let canClear = model.canClear.record()
    model.name.send("A")
    model.name.send("Ad")
    model.clear()
    #expect(canClear.values == [false, true, false])
    #expect(model.name.value == "")
  }
}
