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

  /// Who sends into an input at each combination would else never end.
  @Test func `a value sent from inside a combination is kept for the next one`() {
    let (a, b) = (Source<Int, Never>(), Source<Int, Never>())
    let observer = Observer<[Int], Never>()
    observer.onValue = { pair in a.send(pair[0] + 10) }
    a.combineLatest(b) { [$0, $1] }.subscribe(observer)
    a.send(1)
    b.send(2)
    #expect(observer.values == [[1, 2]])
    b.send(3)
    #expect(observer.values == [[1, 2], [11, 3]])
    a.send(4)
    #expect(observer.values == [[1, 2], [11, 3], [4, 3]])
  }

  @Test func `what comes from inside a request makes combinations all the same`() {
    let pairs = (1...3).publisher.combineLatest((4...6).publisher) { [$0, $1] }.observe()
    #expect(pairs.values == [[3, 4], [3, 5], [3, 6]])
    let source = Source<Int, Never>()
    source.onRequest = { _ in
      source.send(1)
      source.send(2)
    }
    let observer = Just(0).combineLatest(source) { [$0, $1] }.observe()
    #expect(observer.values == [[0, 1], [0, 2]])
  }

  @Test func `an end from inside a combination comes after it`() {
    let (a, b) = (Source<Int, Never>(), Source<Int, Never>())
    let observer = Observer<Int, Never>()
    observer.onValue = { _ in
      a.send(completion: .finished)
      b.send(completion: .finished)
      observer.events.append("after the end")
    }
    a.combineLatest(b, +).subscribe(observer)
    a.send(1)
    b.send(1)
    #expect(observer.events == ["(CombineLatest)", "2", "after the end", "|"])
  }

  @Test func `a value that another thread sends meanwhile makes a combination of its own`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let observer = Observer<[Int], Never>()
    observer.onValue = { pair in
      // The value is there before this delivery is over, and no one waits for it.
      if pair == [1, 2] { sideBySide([{ a.send(3) }]) }
    }
    a.combineLatest(b) { [$0, $1] }.subscribe(observer)
    a.send(1)
    b.send(2)
    #expect(observer.values == [[1, 2], [3, 2]])
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
