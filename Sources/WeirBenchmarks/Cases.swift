import Weir

/// Where sinks add up what they get.
final class Sum {
  var total = 0
}

@inline(never)
func blackHole<T>(_ value: T) -> T { value }

/// The bound: plain closures in an array, without demand, cancel or completion.
final class Closures {
  var closures: [(Int) -> Void] = []

  @inline(never)
  func send(_ value: Int) {
    for closure in closures { closure(value) }
  }
}

nonisolated(unsafe) let cases: [String: (Int) -> Int] = [
  "subject-bound": { n in
    let sum = Sum()
    let bound = blackHole(Closures())
    bound.closures.append { sum.total &+= $0 }
    for i in 0..<n { bound.send(i) }
    return sum.total
  },
  "subject": { n in
    let sum = Sum()
    let subject = blackHole(PassthroughSubject<Int, Never>())
    let token = subject.sink { sum.total &+= $0 }
    for i in 0..<n { subject.send(i) }
    return withExtendedLifetime(token) { sum.total }
  },
  "current": { n in
    let sum = Sum()
    let subject = blackHole(CurrentValueSubject<Int, Never>(0))
    let token = subject.sink { sum.total &+= $0 }
    for i in 0..<n { subject.send(i) }
    return withExtendedLifetime(token) { sum.total }
  },
]
