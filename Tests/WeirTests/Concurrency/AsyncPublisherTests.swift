import Testing
import Weir
import WeirTesting

@Suite struct AsyncPublisherTests {
  @Test func `a loop gets all values and ends with the publisher`() async {
    var values: [Int] = []
    for await value in [1, 2, 3].publisher.values { values.append(value) }
    #expect(values == [1, 2, 3])
  }

  @Test func `one value is asked for at a time`() async {
    let source = Source<Int, Never>()
    source.onRequest = { _ in source.send(source.events.count) }
    var iterator = source.values.makeAsyncIterator()
    #expect(source.events == [])
    #expect(await iterator.next() == 1)
    #expect(await iterator.next() == 2)
    #expect(source.events == ["max(1)", "max(1)"])
  }

  @Test func `a failure is thrown once`() async throws {
    let failing = [1].publisher.setFailureType(to: TestError.self)
      .append(Fail<Int, TestError>(error: .oops))
    var iterator = failing.values.makeAsyncIterator()
    #expect(try await iterator.next() == 1)
    await #expect(throws: TestError.oops) { _ = try await iterator.next() }
    #expect(try await iterator.next() == nil)
  }

  @Test func `leaving the loop cancels the subscription`() async {
    let source = Source<Int, Never>()
    source.onRequest = { _ in source.send(1) }
    for await _ in source.values { break }
    #expect(source.events == ["max(1)", "cancel"])
  }

  @Test func `cancelling the task ends the loop`() async {
    let subject = PassthroughSubject<Int, Never>()
    let (started, start) = AsyncStream<Void>.makeStream()
    let task = Task {
      let waiting = subject.handleEvents(receiveRequest: { _ in start.yield() })
      for await _ in waiting.values {}
      return true
    }
    for await _ in started { break }
    task.cancel()
    #expect(await task.value)
  }

  @Test func `everything is let go`() async throws {
    try await expectNoLeaks {
      for await value in [1, 2, 3].publisher.values where value == 2 { break }
      for await _ in [1, 2, 3].publisher.values {}
    }
  }

  @Test func `the value of a future`() async throws {
    #expect(await Future<Int, Never> { $0(.success(1)) }.value == 1)
    let failing = Future<Int, TestError> { $0(.failure(.oops)) }
    await #expect(throws: TestError.oops) { try await failing.value }
    let future = Future<Int, Never> { promise in
      let box = Unshared(promise)
      Task { box.value(.success(2)) }
    }
    #expect(await future.value == 2)
  }
}
