import Testing
import Weir
import WeirTesting

@Suite struct ZipTests {
  @Test func `values are paired by position`() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<String, Never>()
    let observer = a.zip(b) { "\($0)\($1)" }.observe()
    a.send(1)
    a.send(2)
    b.send("x")
    b.send("y")
    #expect(observer.events == ["(Zip)", "1x", "2y"])
  }

  @Test func `three and four inputs`() {
    let observer = Just(1).zip(Just(2), Just(3)) { [$0, $1, $2] }.observe()
    #expect(observer.events == ["(Zip)", "[1, 2, 3]", "|"])
    let four = (1...2).publisher.zip((3...4).publisher, (5...6).publisher, (7...8).publisher) {
      [$0, $1, $2, $3]
    }.observe()
    #expect(four.events == ["(Zip)", "[1, 3, 5, 7]", "[2, 4, 6, 8]", "|"])
  }

  @Test func `finishes when one has finished and its values are used up`() {
    let a = Source<Int, Never>()
    let b = Source<Int, Never>()
    let observer = a.zip(b, +).observe()
    a.send(1)
    a.send(completion: .finished)
    #expect(observer.events == ["(Zip)"])
    b.send(10)
    #expect(observer.events == ["(Zip)", "11", "|"])
    #expect(a.events == ["unlimited"])
    #expect(b.events == ["unlimited", "cancel"])
  }

  @Test func `a side that finishes with nothing waiting ends it at once`() {
    let a = Source<Int, Never>()
    let b = Source<Int, Never>()
    let observer = a.zip(b).observe()
    b.send(5)
    a.send(completion: .finished)
    #expect(observer.events == ["(Zip)", "|"])
    #expect(b.events == ["unlimited", "cancel"])
  }

  @Test func `two delayed values complete`() {
    let scheduler = TestScheduler()
    let observer = Just(1).delay(for: .seconds(1), scheduler: scheduler)
      .zip(Just(2).delay(for: .seconds(2), scheduler: scheduler), +).observe()
    scheduler.advance(by: .seconds(3))
    #expect(observer.events == ["(Zip)", "3", "|"])
  }

  @Test func `requests go to every input`() {
    let a = Source<Int, Never>()
    let b = Source<Int, Never>()
    let observer = a.zip(b, +).observe(.max(1))
    observer.subscription?.request(.max(2))
    #expect(a.events == ["max(1)", "max(2)"])
    #expect(b.events == ["max(1)", "max(2)"])
  }

  @Test func `a failure ends it and cancels all inputs, the failed one as well`() {
    let a = Source<Int, TestError>()
    let b = Source<Int, TestError>()
    let observer = a.zip(b).observe()
    b.send(completion: .failure(.oops))
    #expect(observer.events == ["(Zip)", "#oops"])
    #expect(a.events == ["unlimited", "cancel"])
    #expect(b.events == ["unlimited", "cancel"])
  }

  @Test func `one side may be far ahead`() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    var sum = 0
    let token = a.zip(b).sink { sum += $0.0 * $0.1 }
    for value in 1...50_000 { a.send(value) }
    for _ in 1...50_000 { b.send(2) }
    #expect(sum == 50_000 * 50_001)
    token.cancel()
  }

  @Test func `a pair is sent whatever the demand`() {
    let (a, b) = (Source<Int, Never>(), Source<Int, Never>())
    let observer = a.zip(b, +).observe(.max(1))
    for value in 1...3 {
      #expect(a.send(value) == Subscribers.Demand.none)
      #expect(b.send(value) == Subscribers.Demand.none)
    }
    #expect(observer.values == [2, 4, 6])
  }

  @Test func `what is asked for inside a pair answers whose value made it, the others are asked`() {
    let (a, b, c) = (Source<Int, Never>(), Source<Int, Never>(), Source<Int, Never>())
    let observer = Observer<Int, Never>(.max(2))
    observer.reply = .max(3)
    observer.onValue = { _ in observer.subscription?.request(.max(5)) }
    a.zip(b, c) { $0 + $1 + $2 }.subscribe(observer)
    #expect(a.send(1) == Subscribers.Demand.none)
    #expect(c.send(1) == Subscribers.Demand.none)
    #expect(b.send(1) == .max(8))
    #expect(a.events == ["max(2)", "max(5)", "max(3)"])
    #expect(b.events == ["max(2)"])
    #expect(c.events == a.events)
    observer.subscription?.request(.max(1))
    #expect(b.events == ["max(2)", "max(1)"])
  }

  @Test func `an input that begins late is asked for all that was asked of the others`() {
    let (a, b) = (Source<Int, Never>(), TestPublisher<Int, Never>(sendsSubscription: false))
    let observer = a.zip(b, +).observe(.max(1))
    observer.subscription?.request(.max(2))
    #expect(b.sendSubscription().requests == [.max(3)])
  }

  @Test func `a value from inside a pair waits for its turn`() {
    let (a, b) = (Source<Int, Never>(), Source<Int, Never>())
    let observer = Observer<Int, Never>()
    observer.onValue = { value in
      guard value < 6 else { return }
      a.send(value)
      b.send(1)
    }
    a.zip(b, +).subscribe(observer)
    a.send(1)
    b.send(1)
    #expect(observer.values == [2, 3, 4, 5, 6])
  }
}
