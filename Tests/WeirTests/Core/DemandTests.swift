import Foundation
import Testing
import Weir

@Suite struct DemandTests {
  private typealias Demand = Subscribers.Demand

  @Test func `sums`() {
    #expect(Demand.max(100) + .max(42) == .max(142))
    #expect(Demand.max(81) + 42 == .max(123))
    #expect(Demand.max(42) + .unlimited == .unlimited)
    #expect(Demand.unlimited + .max(42) == .unlimited)
    #expect(Demand.unlimited + .min == .unlimited)
    #expect(Demand.max(.max) + 10 == .unlimited)
    #expect(Demand.max(.max) + .max(.max) == .unlimited)
    #expect(Demand.max(3) + -5 == .none)
    var demand = Demand.none
    demand += .max(1)
    demand += 21
    #expect(demand == .max(22))
  }

  @Test func `differences are never below nothing`() {
    #expect(Demand.max(100) - .max(42) == .max(58))
    #expect(Demand.max(81) - 42 == .max(39))
    #expect(Demand.max(1) - .max(2) == .none)
    #expect(Demand.max(1) - 2 == .none)
    #expect(Demand.max(42) - .unlimited == .none)
    #expect(Demand.unlimited - .unlimited == .unlimited)
    #expect(Demand.unlimited - .max == .unlimited)
    var demand = Demand.max(100)
    demand -= .max(1)
    demand -= 21
    #expect(demand == .max(78))
  }

  /// As with Combine.
  @Test func `a difference that cannot be counted is nothing, a sum or a product unlimited`() {
    #expect(Demand.max(.max) - -1 == .none)
    #expect(Demand.max(.max) + 1 == .unlimited)
    #expect(Demand.max(.max) * 2 == .unlimited)
  }

  @Test func `products`() {
    #expect(Demand.max(42) * 2 == .max(84))
    #expect(Demand.none * 10 == .none)
    #expect(Demand.unlimited * 0 == .unlimited)
    var demand = Demand.max(20)
    demand *= 2
    #expect(demand == .max(40))
  }

  @Test(arguments: [0, 1, 41, 42, 43, 100, Int.max], [0, 42, 43, Int.max])
  func `demands compare as their numbers, with plain numbers too`(_ left: Int, _ right: Int) {
    let (demand, other) = (Demand.max(left), Demand.max(right))
    #expect((demand < other) == (left < right))
    #expect((demand <= other) == (left <= right))
    #expect((demand > other) == (left > right))
    #expect((demand >= other) == (left >= right))
    #expect((demand == other) == (left == right))
    #expect((demand != other) == (left != right))
    #expect((demand < right) == (left < right))
    #expect((demand <= right) == (left <= right))
    #expect((demand > right) == (left > right))
    #expect((demand >= right) == (left >= right))
    #expect((demand == right) == (left == right))
    #expect((demand != right) == (left != right))
    #expect((left < other) == (left < right))
    #expect((left <= other) == (left <= right))
    #expect((left > other) == (left > right))
    #expect((left >= other) == (left >= right))
    #expect((left == other) == (left == right))
    #expect((left != other) == (left != right))
  }

  @Test func `unlimited is more than any number`() {
    let all = Demand.unlimited
    #expect(all == .unlimited && all <= .unlimited && all >= .unlimited)
    #expect(!(all < .unlimited) && !(all > .unlimited) && !(all != .unlimited))
    for some in [0, 42, Int.max] {
      #expect(all > .max(some) && all >= .max(some) && all != .max(some))
      #expect(!(all < .max(some)) && !(all <= .max(some)))
      #expect(all > some && all >= some && all != some && !(all < some) && !(all <= some))
      #expect(some < all && some <= all && some != all && !(some > all) && !(some >= all))
    }
  }

  @Test func `its number and its name`() {
    #expect(Demand.none.max == 0)
    #expect(Demand.max(42).max == 42)
    #expect(Demand.unlimited.max == nil)
    #expect(
      "\(Demand.none), \(Demand.max(42)), \(Demand.unlimited)" == "max(0), max(42), unlimited")
  }

  @Test func `it is written down as a number, unlimited as the first that is too large`() throws {
    let demands = [Demand.max(42), .unlimited]
    let text = String(decoding: try JSONEncoder().encode(demands), as: UTF8.self)
    #expect(text == "[42,9223372036854775808]")
    #expect(try read("[42,9223372036854775808]") == demands)
    #expect("\(try read("[9223372036854775809]"))" == "[unlimited]")
    #expect(throws: DecodingError.self) { try read("[-1]") }

    let list = try PropertyListEncoder().encode(demands)
    #expect(try PropertyListDecoder().decode([Demand].self, from: list) == demands)
  }

  private func read(_ text: String) throws -> [Demand] {
    try JSONDecoder().decode([Demand].self, from: Data(text.utf8))
  }

  @Test func `a negative demand stops the program`() async {
    await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(-1) }
  }
}
