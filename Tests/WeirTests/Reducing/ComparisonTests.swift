import Testing
import Weir

@Suite struct ComparisonTests {
  /// Compares numbers by how often they are even, and writes down the pairs it is asked about.
  private final class Order {
    var pairs: [[Int]] = []

    func areInIncreasingOrder(_ left: Int, _ right: Int) -> Bool {
      pairs.append([left, right])
      return left.trailingZeroBitCount < right.trailingZeroBitCount
    }
  }

  private func events<P: Publisher>(_ apply: (Source<Int, Never>) -> P) -> [String] {
    let source = Source<Int, Never>()
    let observer = apply(source).observe()
    for value in [6, 3, 12, 5, 16, 8] { source.send(value) }
    source.send(completion: .finished)
    return observer.events
  }

  @Test func `the largest so far is compared with each value`() {
    let (order, trying) = (Order(), Order())
    #expect(events { $0.max(by: order.areInIncreasingOrder) } == ["(Comparison)", "16", "|"])
    #expect(
      events { $0.tryMax(by: trying.areInIncreasingOrder) } == ["(TryComparison)", "16", "|"])
    #expect(order.pairs == [[6, 3], [6, 12], [12, 5], [12, 16], [16, 8]])
    #expect(trying.pairs == order.pairs)
  }

  @Test func `each value is compared with the smallest so far`() {
    let (order, trying) = (Order(), Order())
    #expect(events { $0.min(by: order.areInIncreasingOrder) } == ["(Comparison)", "3", "|"])
    #expect(events { $0.tryMin(by: trying.areInIncreasingOrder) } == ["(TryComparison)", "3", "|"])
    #expect(order.pairs == [[3, 6], [12, 3], [5, 3], [16, 3], [8, 3]])
    #expect(trying.pairs == order.pairs)
  }
}
