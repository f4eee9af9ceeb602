import Testing
import Weir

@Suite struct MapKeyPathTests {
  struct Point {
    var x = 1
    var y = 2
    var z = 3
  }

  @Test func `one, two and three properties of each value`() {
    let subject = PassthroughSubject<Point, Never>()
    var one: [Int] = []
    var two: [(Int, Int)] = []
    var three: [(Int, Int, Int)] = []
    let tokens = [
      subject.map(\.x).sink { one.append($0) },
      subject.map(\.x, \.y).sink { two.append($0) },
      subject.map(\.x, \.y, \.z).sink { three.append($0) },
    ]
    subject.send(Point())
    #expect(one == [1])
    #expect(two.first! == (1, 2))
    #expect(three.first! == (1, 2, 3))
    withExtendedLifetime(tokens) {}
  }
}
