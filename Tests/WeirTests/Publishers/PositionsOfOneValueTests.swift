import Testing
import Weir

/// A single value is at position 0, whatever Combine makes of odd ranges.
@Suite struct PositionsOfOneValueTests {
  private let none = Int?.none.publisher
  private let twelve = Optional(12).publisher

  @Test func `Just looks only at where a range begins`() {
    let just = Just(12)
    #expect(just.output(in: 0..<10) == twelve)
    #expect(just.output(in: 0...0) == twelve)
    #expect(just.output(in: 0..<(.max)) == twelve)
    #expect(just.output(in: 0...) == twelve)
    #expect(just.output(in: ..<1) == twelve)
    #expect(just.output(in: 0..<0) == twelve)
    #expect(just.output(in: 1..<10) == none)
    #expect(just.output(in: -10..<10) == none)
    #expect(just.output(in: -10 ..< -5) == none)
    #expect(just.output(in: -10...10) == none)
    #expect(just.output(in: (-10)...) == none)
  }

  @Test func `an optional looks at both ends`() {
    #expect(twelve.output(in: 0..<10) == twelve)
    #expect(twelve.output(in: 0...0) == twelve)
    #expect(twelve.output(in: 0..<(.max - 2)) == twelve)
    #expect(twelve.output(in: 0...) == twelve)
    #expect(twelve.output(in: ...0) == twelve)
    #expect(twelve.output(in: ..<1) == twelve)
    #expect(twelve.output(in: ..<0) == none)
    #expect(twelve.output(in: 0..<0) == none)
    #expect(twelve.output(in: 1..<10) == none)
    #expect(none.output(in: 0..<10) == none)
  }

  @Test func `positions and lengths below zero stop the program`() async {
    await #expect(processExitsWith: .failure) { _ = Just(12).output(at: -1) }
    await #expect(processExitsWith: .failure) { _ = Just(12).prefix(-1) }
    await #expect(processExitsWith: .failure) { _ = Just(12).dropFirst(-1) }
    await #expect(processExitsWith: .failure) { _ = Optional(12).publisher.output(at: -1) }
    await #expect(processExitsWith: .failure) { _ = Optional(12).publisher.output(in: -1...4) }
    await #expect(processExitsWith: .failure) { _ = Optional(12).publisher.prefix(-1) }
  }

  @Test func `an optional stops at a range whose end cannot be told from an open one`() async {
    await #expect(processExitsWith: .failure) {
      _ = Optional(12).publisher.output(in: 0..<(.max - 1))
    }
  }
}
