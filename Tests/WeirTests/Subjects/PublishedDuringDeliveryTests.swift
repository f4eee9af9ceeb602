import Testing
import Weir

@Suite struct PublishedDuringDeliveryTests {
  private final class Model {
    @Published var number = 0
  }

  /// It was left with the old value for ever: too late for the new one, too early to find it held.
  @Test func `who subscribes while a new value is delivered gets the old one, then the new`() {
    let model = Model()
    var late: Observer<Int, Never>?
    let token = model.$number.sink { if $0 == 1 { late = model.$number.observe() } }
    model.number = 1
    #expect(late?.values == [0, 1])
    model.number = 2
    #expect(late?.values.last == 2)
    token.cancel()
  }
}
