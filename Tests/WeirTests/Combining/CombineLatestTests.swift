import Testing
import Weir

@Suite struct CombineLatestTests {
  @Test func `starts once all have sent, then sends at each value`() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<String, Never>()
    let observer = a.combineLatest(b) { "\($0)\($1)" }.observe()
    a.send(1)
    a.send(2)
    b.send("x")
    a.send(3)
    b.send("y")
    #expect(observer.events == ["(CombineLatest)", "2x", "3x", "3y"])
  }

  @Test func `three and four inputs`() {
    let subjects = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
    let three = subjects[0].combineLatest(subjects[1], subjects[2]) { [$0, $1, $2] }.observe()
    let four = subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]) {
      [$0, $1, $2, $3]
    }.observe()
    subjects[2].send(9)
    #expect(three.values == [[0, 1, 2], [0, 1, 9]])
    #expect(four.values == [[0, 1, 2, 3], [0, 1, 9, 3]])
  }

  @Test func `finishes only when all have finished`() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    let observer = a.combineLatest(b, +).observe()
    a.send(1)
    a.send(completion: .finished)
    b.send(10)
    b.send(20)
    #expect(observer.events == ["(CombineLatest)", "11", "21"])
    b.send(completion: .finished)
    #expect(observer.events.last == "|")
  }

  @Test func `a failure ends it and cancels the others`() {
    let a = Source<Int, TestError>()
    let b = Source<Int, TestError>()
    let observer = a.combineLatest(b).observe()
    a.send(completion: .failure(.oops))
    #expect(observer.events == ["(CombineLatest)", "#oops"])
    #expect(a.events == ["unlimited"])
    #expect(b.events == ["unlimited", "cancel"])
  }

  @Test func `requests go to every input; a surplus is dropped but remembered`() {
    let a = Source<Int, Never>()
    let b = Source<Int, Never>()
    let observer = a.combineLatest(b, +).observe(.max(1))
    a.send(100)
    b.send(1)
    a.send(200)
    b.send(2)
    #expect(observer.values == [101])
    observer.subscription?.request(.max(1))
    #expect(observer.values == [101])
    b.send(3)
    #expect(observer.values == [101, 203])
    #expect(a.events == ["max(1)", "max(1)"])
    #expect(b.events == ["max(1)", "max(1)"])
  }

  @Test func `a value sent from inside a delivery comes after it`() {
    let a = CurrentValueSubject<Int, Never>(0)
    let b = CurrentValueSubject<Int, Never>(0)
    let observer = Observer<[Int], Never>()
    observer.onValue = { pair in
      if pair[0] < 3 { a.send(pair[0] + 1) }
    }
    a.combineLatest(b) { [$0, $1] }.subscribe(observer)
    #expect(observer.values == [[0, 0], [1, 0], [2, 0], [3, 0]])
  }

  @Test func `ten thousand values sent from inside deliveries do not overflow the stack`() {
    let a = CurrentValueSubject<Int, Never>(0)
    let b = CurrentValueSubject<Int, Never>(0)
    var last = 0
    let token = a.combineLatest(b).sink { pair in
      last = pair.0
      if pair.0 < 10_000 { a.send(pair.0 + 1) }
    }
    #expect(last == 10_000)
    token.cancel()
  }

  @Test func `two sources of one property settle on a consistent pair`() {
    let text = CurrentValueSubject<String, Never>("ok")
    let isValid = text.map { $0.count < 3 }
    let observer = text.combineLatest(isValid) { "\($0) \($1)" }.observe()
    text.send("long")
    #expect(observer.values == ["ok true", "long true", "long false"])
  }

  @Test func `cancel inside a value stops all inputs`() {
    let a = Source<Int, Never>()
    let b = Source<Int, Never>()
    let observer = Observer<Int, Never>()
    observer.onValue = { _ in observer.subscription?.cancel() }
    a.combineLatest(b, +).subscribe(observer)
    a.send(1)
    b.send(1)
    #expect(b.send(2) == nil)
    #expect(observer.events == ["(CombineLatest)", "2"])
    #expect(a.events == ["unlimited", "cancel"])
  }

  @Test func `an input that is cancelled before it has begun is cancelled when it begins`() {
    let a = Source<Int, Never>()
    let observer = Observer<Int, Never>(nil)
    let late = Source<Int, Never>()
    a.handleEvents(receiveSubscription: { _ in observer.subscription?.cancel() })
      .combineLatest(late, +).subscribe(observer)
    #expect(late.events == ["cancel"])
  }

  @Test func `optional values that are nil count as values`() {
    let a = PassthroughSubject<Int?, Never>()
    let b = PassthroughSubject<Int?, Never>()
    let observer = a.combineLatest(b) { [$0, $1] }.observe()
    a.send(nil)
    b.send(nil)
    b.send(1)
    #expect(observer.values == [[nil, nil], [nil, 1]])
  }
}
