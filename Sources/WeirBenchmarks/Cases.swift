import Weir
import WeirTesting

/// One row of the table: the same work done by the bound and by the library.
struct Case {
  let name: String
  /// What the library may cost at most, as a multiple of the bound.
  let goal: Double
  /// How often the library may ask for memory; nil if the scheduler decides about that.
  var allocations: Int? = 0
  let bound: (Int) -> Int
  let weir: (Int) -> Int
}

nonisolated(unsafe) let speedCases: [Case] = [
  Case(
    name: "PassthroughSubject to sink", goal: 1.4,
    bound: { n in
      let sum = Sum()
      let source = opaque(Closures<Int>())
      source.closures.append { sum.total &+= $0 }
      for i in 0..<n { source.send(i) }
      return sum.total
    },
    weir: { n in
      let sum = Sum()
      let source = opaque(PassthroughSubject<Int, Never>())
      let token = source.sink { sum.total &+= $0 }
      for i in 0..<n { source.send(i) }
      token.cancel()
      return sum.total
    }),
  Case(
    name: "CurrentValueSubject to sink", goal: 1.5,
    bound: { n in
      let sum = Sum()
      let source = opaque(ClosuresWithValue(0))
      source.closures.append { sum.total &+= $0 }
      for i in 0..<n { source.send(i) }
      return sum.total
    },
    weir: { n in
      let sum = Sum()
      let source = opaque(CurrentValueSubject<Int, Never>(0))
      let token = source.sink { sum.total &+= $0 }
      for i in 0..<n { source.send(i) }
      token.cancel()
      return sum.total
    }),
  Case(
    name: "subject, map, filter, map, sink", goal: 1.2,
    bound: { n in
      let sum = Sum()
      let source = opaque(Closures<Int>())
      let sink: (Int) -> Void = opaque { sum.total &+= $0 }
      let last: (Int) -> Void = opaque { sink($0 &+ 1) }
      let middle: (Int) -> Void = opaque { if $0 & 1 == 0 { last($0) } }
      source.closures.append { middle($0 &* 2) }
      for i in 0..<n { source.send(i) }
      return sum.total
    },
    weir: { n in
      let sum = Sum()
      let source = opaque(PassthroughSubject<Int, Never>())
      let token = source.map { $0 &* 2 }.filter { $0 & 1 == 0 }.map { $0 &+ 1 }
        .sink { sum.total &+= $0 }
      for i in 0..<n { source.send(i) }
      token.cancel()
      return sum.total
    }),
  Case(
    name: "ten maps to sink", goal: 1.5,
    bound: { n in
      let sum = Sum()
      let source = opaque(Closures<Int>())
      var chain: (Int) -> Void = { sum.total &+= $0 }
      for step in 0..<10 {
        let next = chain
        chain = opaque { next($0 &+ step) }
      }
      source.closures.append(chain)
      for i in 0..<n { source.send(i) }
      return sum.total
    },
    weir: { n in
      let sum = Sum()
      let source = opaque(PassthroughSubject<Int, Never>())
      let token =
        source
        .map { $0 &+ 0 }.map { $0 &+ 1 }.map { $0 &+ 2 }.map { $0 &+ 3 }.map { $0 &+ 4 }
        .map { $0 &+ 5 }.map { $0 &+ 6 }.map { $0 &+ 7 }.map { $0 &+ 8 }.map { $0 &+ 9 }
        .sink { sum.total &+= $0 }
      for i in 0..<n { source.send(i) }
      token.cancel()
      return sum.total
    }),
  Case(
    name: "fan-out to 100 sinks, a send", goal: 1.5,
    bound: { n in
      let sum = Sum()
      let source = opaque(Closures<Int>())
      for _ in 0..<100 { source.closures.append { sum.total &+= $0 } }
      for i in 0..<n { source.send(i) }
      return sum.total
    },
    weir: { n in
      let sum = Sum()
      let source = opaque(PassthroughSubject<Int, Never>())
      let tokens = (0..<100).map { _ in source.sink { sum.total &+= $0 } }
      for i in 0..<n { source.send(i) }
      for token in tokens { token.cancel() }
      return sum.total
    }),
  Case(
    name: "@Published set, one sink", goal: 2.5,
    bound: { n in
      let sum = Sum()
      let source = opaque(ClosuresWithValue(0))
      source.closures.append { sum.total &+= $0 }
      for i in 0..<n { source.send(i) }
      return sum.total
    },
    weir: { n in
      let sum = Sum()
      let model = opaque(Model())
      let token = model.$value.sink { sum.total &+= $0 }
      for i in 0..<n { model.value = i }
      token.cancel()
      return sum.total
    }),
  Case(
    name: "combineLatest, a value on one side", goal: 3,
    bound: { n in
      let sum = Sum()
      let source = opaque(Closures<Int>())
      let pair = Pair()
      source.closures.append {
        pair.left = $0
        if let left = pair.left, let right = pair.right { sum.total &+= left &+ right }
      }
      for i in 0..<n { source.send(i) }
      return sum.total
    },
    weir: { n in
      let sum = Sum()
      let left = opaque(PassthroughSubject<Int, Never>())
      let right = opaque(CurrentValueSubject<Int, Never>(1))
      let token = left.combineLatest(right).sink { sum.total &+= $0 &+ $1 }
      for i in 0..<n { left.send(i) }
      token.cancel()
      return sum.total
    }),
  Case(
    name: "merge of two", goal: 2,
    bound: { n in
      let sum = Sum()
      let left = opaque(Closures<Int>())
      let right = opaque(Closures<Int>())
      let sink: (Int) -> Void = opaque { sum.total &+= $0 }
      left.closures.append { sink($0) }
      right.closures.append { sink($0) }
      for i in 0..<n { (i & 1 == 0 ? left : right).send(i) }
      return sum.total
    },
    weir: { n in
      let sum = Sum()
      let left = opaque(PassthroughSubject<Int, Never>())
      let right = opaque(PassthroughSubject<Int, Never>())
      let token = left.merge(with: right).sink { sum.total &+= $0 }
      for i in 0..<n { (i & 1 == 0 ? left : right).send(i) }
      token.cancel()
      return sum.total
    }),
  Case(
    name: "removeDuplicates", goal: 1.8,
    bound: { n in
      let sum = Sum()
      let source = opaque(Closures<Int>())
      let pair = Pair()
      source.closures.append {
        guard pair.left != $0 else { return }
        pair.left = $0
        sum.total &+= $0
      }
      for i in 0..<n { source.send(i >> 1) }
      return sum.total
    },
    weir: { n in
      let sum = Sum()
      let source = opaque(PassthroughSubject<Int, Never>())
      let token = source.removeDuplicates().sink { sum.total &+= $0 }
      for i in 0..<n { source.send(i >> 1) }
      token.cancel()
      return sum.total
    }),
  Case(
    name: "scan", goal: 1.5,
    bound: { n in
      let sum = Sum()
      let source = opaque(Closures<Int>())
      let state = Sum()
      source.closures.append {
        state.total &+= $0
        sum.total &+= state.total
      }
      for i in 0..<n { source.send(i) }
      return sum.total
    },
    weir: { n in
      let sum = Sum()
      let source = opaque(PassthroughSubject<Int, Never>())
      let token = source.scan(0) { $0 &+ $1 }.sink { sum.total &+= $0 }
      for i in 0..<n { source.send(i) }
      token.cancel()
      return sum.total
    }),
  Case(
    name: "first(where:), a value left out", goal: 1.5,
    bound: { n in
      let sum = Sum()
      let source = opaque(Closures<Int>())
      var isOver = false
      source.closures.append {
        guard !isOver, $0 < 0 else { return }
        isOver = true
        sum.total &+= $0
      }
      for i in 0..<n { source.send(i) }
      source.send(-1)
      return sum.total
    },
    weir: { n in
      let sum = Sum()
      let source = opaque(PassthroughSubject<Int, Never>())
      let token = source.first { $0 < 0 }.sink { sum.total &+= $0 }
      for i in 0..<n { source.send(i) }
      source.send(-1)
      token.cancel()
      return sum.total
    }),
  Case(
    name: "collect, a value", goal: 1.5,
    bound: { n in
      let source = opaque(Closures<Int>())
      let collected = Waiting()
      source.closures.append { collected.left.append($0) }
      for i in 0..<n { source.send(i) }
      return collected.left.count
    },
    weir: { n in
      let sum = Sum()
      let source = opaque(PassthroughSubject<Int, Never>())
      let token = source.collect().sink { sum.total = $0.count }
      for i in 0..<n { source.send(i) }
      source.send(completion: .finished)
      token.cancel()
      return sum.total
    }),
  Case(
    name: "reduce, a value", goal: 1.5,
    bound: { n in
      let source = opaque(Closures<Int>())
      let state = Sum()
      source.closures.append { state.total &+= $0 }
      for i in 0..<n { source.send(i) }
      return state.total
    },
    weir: { n in
      let sum = Sum()
      let source = opaque(PassthroughSubject<Int, Never>())
      let token = source.reduce(0) { $0 &+ $1 }.sink { sum.total = $0 }
      for i in 0..<n { source.send(i) }
      source.send(completion: .finished)
      token.cancel()
      return sum.total
    }),
  Case(
    name: "zip, a pair", goal: 3,
    bound: { n in
      let sum = Sum()
      let left = opaque(Closures<Int>())
      let right = opaque(Closures<Int>())
      let waiting = Waiting()
      left.closures.append { waiting.left.append($0) }
      right.closures.append { sum.total &+= waiting.left.removeLast() &+ $0 }
      for i in 0..<n {
        left.send(i)
        right.send(i)
      }
      return sum.total
    },
    weir: { n in
      let sum = Sum()
      let left = opaque(PassthroughSubject<Int, Never>())
      let right = opaque(PassthroughSubject<Int, Never>())
      let token = left.zip(right).sink { sum.total &+= $0 &+ $1 }
      for i in 0..<n {
        left.send(i)
        right.send(i)
      }
      token.cancel()
      return sum.total
    }),
  Case(
    name: "flatMap, a value of one of two subjects", goal: 2,
    bound: { n in
      let sum = Sum()
      let outer = opaque(Closures<Closures<Int>>())
      let inner = [opaque(Closures<Int>()), opaque(Closures<Int>())]
      let sink: (Int) -> Void = opaque { sum.total &+= $0 }
      outer.closures.append { $0.closures.append { sink($0) } }
      for source in inner { outer.send(source) }
      for i in 0..<n { inner[i & 1].send(i) }
      return sum.total
    },
    weir: { n in
      let sum = Sum()
      let outer = opaque(PassthroughSubject<PassthroughSubject<Int, Never>, Never>())
      let inner = [
        opaque(PassthroughSubject<Int, Never>()), opaque(PassthroughSubject<Int, Never>()),
      ]
      let token = outer.flatMap { $0 }.sink { sum.total &+= $0 }
      for source in inner { outer.send(source) }
      for i in 0..<n { inner[i & 1].send(i) }
      token.cancel()
      return sum.total
    }),
  Case(
    name: "switchToLatest, a value of the latest subject", goal: 2.5,
    bound: { n in
      let sum = Sum()
      let outer = opaque(Closures<Closures<Int>>())
      let inner = opaque(Closures<Int>())
      let sink: (Int) -> Void = opaque { sum.total &+= $0 }
      let latest = Sum()
      outer.closures.append {
        latest.total += 1
        let number = latest.total
        $0.closures.append { if number == latest.total { sink($0) } }
      }
      outer.send(inner)
      for i in 0..<n { inner.send(i) }
      return sum.total
    },
    weir: { n in
      let sum = Sum()
      let outer = opaque(PassthroughSubject<PassthroughSubject<Int, Never>, Never>())
      let inner = opaque(PassthroughSubject<Int, Never>())
      let token = outer.switchToLatest().sink { sum.total &+= $0 }
      outer.send(inner)
      for i in 0..<n { inner.send(i) }
      token.cancel()
      return sum.total
    }),
  Case(
    name: "range, map, filter, reduce, a value", goal: 1.2,
    bound: { n in
      let map: (Int) -> Int = opaque { $0 &* 3 }
      let filter: (Int) -> Bool = opaque { $0 & 1 == 0 }
      let reduce: (Int, Int) -> Int = opaque { $0 &+ $1 }
      var total = 0
      for i in opaque(0..<n) {
        let value = map(i)
        if filter(value) { total = reduce(total, value) }
      }
      return total
    },
    weir: { n in
      var total = 0
      let token = opaque(0..<n).publisher
        .map { $0 &* 3 }.filter { $0 & 1 == 0 }.reduce(0) { $0 &+ $1 }
        .sink { total = $0 }
      token.cancel()
      return total
    }),
  Case(
    name: "subscribe and cancel", goal: 3, allocations: 5,
    bound: { n in
      let sum = Sum()
      let source = opaque(Registry())
      for i in 0..<n {
        let token = source.add { sum.total &+= $0 &+ i }
        sum.total &+= token
        source.remove(token)
      }
      return sum.total
    },
    weir: { n in
      let sum = Sum()
      let source = opaque(PassthroughSubject<Int, Never>())
      for i in 0..<n {
        let token = source.sink { sum.total &+= $0 &+ i }
        token.cancel()
      }
      return sum.total
    }),
  // What is named for watching costs while nobody watches; the bound is the same without the names.
  Case(
    name: "two named streams that nobody watches (bound: not named)", goal: 1.05,
    bound: { n in
      let sum = Sum()
      let source = opaque(PassthroughSubject<Int, Never>())
      let token = source.map { $0 &* 3 }.sink { sum.total &+= $0 }
      for i in 0..<n { source.send(i) }
      token.cancel()
      return sum.total
    },
    weir: { n in
      let sum = Sum()
      let source = opaque(PassthroughSubject<Int, Never>())
      let token = source.trace("number").map { $0 &* 3 }.trace("three times")
        .sink { sum.total &+= $0 }
      for i in 0..<n { source.send(i) }
      token.cancel()
      return sum.total
    }),
  Case(
    name: "debounce, virtual time", goal: 2, allocations: nil,
    bound: { n in
      let sum = Sum()
      let clock = opaque(TestScheduler())
      var timer: (any Cancellable)?
      for i in 0..<n {
        timer?.cancel()
        timer = clock.schedule(
          after: clock.now.advanced(by: .milliseconds(10)), interval: .milliseconds(10)
        ) { sum.total &+= i }
        clock.advance(by: .milliseconds(i & 1 == 0 ? 1 : 20))
        if i & 1 == 1 { timer?.cancel() }
      }
      return sum.total
    },
    weir: { n in
      let sum = Sum()
      let clock = opaque(TestScheduler())
      let source = opaque(PassthroughSubject<Int, Never>())
      let token = source.debounce(for: .milliseconds(10), scheduler: clock)
        .sink { sum.total &+= $0 }
      for i in 0..<n {
        source.send(i)
        clock.advance(by: .milliseconds(i & 1 == 0 ? 1 : 20))
      }
      token.cancel()
      return sum.total
    }),
  Case(
    name: "throttle, virtual time", goal: 2, allocations: nil,
    bound: { n in
      let sum = Sum()
      let clock = opaque(TestScheduler())
      var latest = 0
      var timer: (any Cancellable)?
      for i in 0..<n {
        latest = i
        if timer == nil {
          timer = clock.schedule(
            after: clock.now.advanced(by: .milliseconds(10)), interval: .milliseconds(10)
          ) {
            sum.total &+= latest
            timer?.cancel()
            timer = nil
          }
        }
        clock.advance(by: .milliseconds(3))
      }
      return sum.total
    },
    weir: { n in
      let sum = Sum()
      let clock = opaque(TestScheduler())
      let source = opaque(PassthroughSubject<Int, Never>())
      let token = source.throttle(for: .milliseconds(10), scheduler: clock, latest: true)
        .sink { sum.total &+= $0 }
      for i in 0..<n {
        source.send(i)
        clock.advance(by: .milliseconds(3))
      }
      token.cancel()
      return sum.total
    }),
]

final class Model {
  @Published var value = 0
}

final class Pair {
  var left: Int?
  var right: Int? = 1
}

/// The bound of subscribing: closures in a dictionary, by number.
final class Registry {
  var closures: [Int: (Int) -> Void] = [:]
  var next = 0

  @inline(never)
  func add(_ closure: @escaping (Int) -> Void) -> Int {
    next += 1
    closures[next] = closure
    return next
  }

  @inline(never)
  func remove(_ number: Int) {
    closures[number] = nil
  }
}

/// Values of one side of a zip that wait for the other.
final class Waiting {
  var left: [Int] = []
}
