import Testing
import Weir
import WeirTesting

@Suite struct ShareTests {
  @Test func `one subscription serves all, until the last has left`() {
    let source = Source<Int, Never>()
    let shared = source.share()
    let first = shared.observe()
    let second = shared.observe()
    #expect(source.events == ["unlimited"])
    source.send(1)
    #expect(first.events == ["(Multicast)", "1"])
    #expect(second.events == ["(Multicast)", "1"])
    first.subscription?.cancel()
    #expect(source.events == ["unlimited"])
    second.subscription?.cancel()
    #expect(source.events == ["unlimited", "cancel"])
  }

  @Test func `multicast sends nothing until it is connected`() {
    let source = Source<Int, Never>()
    let multicast = source.multicast(subject: PassthroughSubject())
    let observer = multicast.observe()
    #expect(source.events == [])
    let connection = multicast.connect()
    source.send(1)
    connection.cancel()
    #expect(observer.events == ["(Multicast)", "1"])
    #expect(source.events == ["unlimited", "cancel"])
  }

  @Test func `the subject of a multicast is made once, when it is needed`() {
    var made = 0
    let multicast = Source<Int, Never>().multicast { () -> PassthroughSubject<Int, Never> in
      made += 1
      return PassthroughSubject()
    }
    #expect(made == 0)
    let observers = [multicast.observe(), multicast.observe()]
    #expect(made == 1)
    withExtendedLifetime(observers) {}
  }

  @Test func `a connection may outlive its multicast and be cancelled after it`() {
    let source = Source<Int, Never>()
    var connection: (any Cancellable)?
    do {
      let multicast = source.multicast(subject: PassthroughSubject())
      _ = multicast.observe()
      connection = multicast.connect()
    }
    connection?.cancel()
    #expect(source.events.last == "cancel")
  }

  @Test func `a connectable publisher holds back until it is connected`() {
    let connectable = Just(1).makeConnectable()
    let observer = connectable.observe()
    #expect(observer.events == ["(Multicast)"])
    let connection = connectable.connect()
    #expect(observer.events == ["(Multicast)", "1", "|"])
    connection.cancel()
  }

  /// Who came after the end made it subscribe upstream again, only to cancel twice.
  @Test func `who comes after the end is told so, with nothing asked of the upstream`() {
    let source = Source<Int, Never>()
    let shared = source.share()
    let first = shared.observe()
    source.send(completion: .finished)
    let second = shared.observe()
    #expect(first.events == ["(Multicast)", "|"])
    #expect(second.events.last == "|")
    #expect(source.events == ["unlimited"])
  }

  @Test func `an input connected after the end is cancelled once`() {
    let source = Source<Int, Never>()
    let subject = PassthroughSubject<Int, Never>()
    let multicast = source.multicast(subject: subject)
    subject.send(completion: .finished)
    multicast.connect().cancel()
    #expect(source.events == ["cancel"])
  }

  /// Two connections at once doubled every value.
  @Test func `who comes while the first connection is being made does not make another`() {
    let source = Source<Int, Never>()
    let shared = source.share()
    let first = Observer<Int, Never>()
    let second = Observer<Int, Never>()
    source.onRequest = { _ in
      first.subscription?.cancel()
      shared.subscribe(second)
    }
    shared.subscribe(first)
    source.send(1)
    #expect(second.values == [1])
    #expect(source.events == ["unlimited"])
  }
}
