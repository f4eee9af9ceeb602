import FormModels
import Testing
import Weir
import WeirTesting

@Suite("Slider model")
struct SliderModelTests {
  let clock = TestScheduler()
  let model: SliderModel

  init() {
    model = SliderModel(scheduler: clock.eraseToAnyScheduler())
  }

  @Test("It starts at 0")
  func start() {
    #expect(model.numberSubject.value == 0)
  }

  @Test("The label gets at most one number each half second, the latest")
  func throttle() {
    let shown = model.shownNumber.record()
    clock.advance()
    for step in 1...10 {
      clock.advance(by: .milliseconds(100))
      model.numberSubject.send(Double(step) / 10)
    }
    clock.advance(by: .seconds(1))
    // 0 at once; the latest before 500 ms, before 1000 ms; the last one when its window ends.
    #expect(shown.values == [0, 0.4, 0.9, 1])
  }

  @Test("The last number is always shown, however fast it came")
  func last() {
    let shown = model.shownNumber.record()
    clock.advance()
    model.numberSubject.send(0.25)
    model.numberSubject.send(0.5)
    #expect(model.numberSubject.value == 0.5)
    clock.advance(by: .milliseconds(500))
    #expect(shown.values == [0, 0.5])
  }

  @Test("Clear sets 0, and the label follows")
  func clear() {
    let shown = model.shownNumber.record()
    clock.advance()
    model.numberSubject.send(0.75)
    clock.advance(by: .seconds(1))
    model.clear()
    #expect(model.numberSubject.value == 0)
    clock.advance(by: .seconds(1))
    #expect(shown.values == [0, 0.75, 0])
  }

  @Test("After the label has gone no timer is left")
  func leaving() {
    let shown = model.shownNumber.record()
    clock.advance()
    model.numberSubject.send(0.5)
    shown.cancel()
    clock.advance(by: .seconds(1))
    #expect(shown.values == [0])
    #expect(clock.pendingCount == 0)
  }
}
