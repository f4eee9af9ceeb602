import Testing
import Weir

/// What an asynchronous sequence makes of a publisher that does not keep to the rules.
@MainActor
@Suite struct AsyncMisbehaviourTests {
  private let snare = Snare<Int, TestError>()
  private let ledger = Ledger()
  private let iterator: Unshared<AsyncThrowingPublisher<Snare<Int, TestError>>.Iterator>

  init() {
    iterator = Unshared(snare.values.makeAsyncIterator())
  }

  /// Asks for a value. When the main actor is free again, it waits.
  private func next() -> Task<Int?, any Error> {
    Task { [iterator] in
      var iterator = iterator.value
      return try await iterator.next(isolation: MainActor.shared)
    }
  }

  /// Lets all run that has been begun on the main actor.
  private func settle() async {
    await Task {}.value
  }

  @Test func `what was wanted before the subscription came is asked for when it comes`()
    async throws
  {
    let tasks = [next(), next(), next()]
    await settle()
    snare.send(subscription: ledger)
    #expect(ledger.events == ["max(3)"])
    for value in 1...3 { snare.send(value) }
    var values: [Int?] = []
    for task in tasks { values.append(try await task.value) }
    #expect(values == [1, 2, 3])
  }

  @Test func `a value before the subscription answers all who wait with nil`() async throws {
    let (first, second) = (next(), next())
    await settle()
    snare.send(42)
    #expect(try await first.value == nil)
    #expect(try await second.value == nil)
    snare.send(subscription: ledger)
    #expect(ledger.events == ["max(2)"])
  }

  @Test func `an end before the subscription is told once, and the subscription is cancelled`()
    async throws
  {
    let (first, second) = (next(), next())
    await settle()
    snare.send(completion: .failure(.oops))
    await #expect(throws: TestError.oops) { try await first.value }
    #expect(try await second.value == nil)
    snare.send(subscription: ledger)
    #expect(ledger.events == ["cancel"])
  }

  @Test func `a second subscription is cancelled`() async throws {
    snare.send(subscription: ledger)
    let second = Ledger()
    snare.send(subscription: second)
    #expect(second.events == ["cancel"])
    #expect(ledger.events == [])
  }

  @Test func `cancelling one who waits ends it for all`() async throws {
    snare.send(subscription: ledger)
    let tasks = [next(), next(), next()]
    await settle()
    tasks[1].cancel()
    for task in tasks { #expect(try await task.value == nil) }
    #expect(ledger.events == ["max(1)", "max(1)", "max(1)", "cancel"])
    snare.send(7)
    #expect(try await next().value == nil)
  }

  @Test func `its subscriber can be cancelled from above`() async throws {
    snare.send(subscription: ledger)
    let task = next()
    await settle()
    let subscriber = try #require(snare.subscriber as? any Cancellable)
    subscriber.cancel()
    subscriber.cancel()
    #expect(try await task.value == nil)
    #expect(ledger.events == ["max(1)", "cancel"])
  }

  @Test func `values after the end are overlooked`() async throws {
    snare.send(subscription: ledger)
    let task = next()
    await settle()
    snare.send(completion: .finished)
    snare.send(completion: .failure(.oops))
    snare.send(1)
    #expect(try await task.value == nil)
    #expect(try await next().value == nil)
    #expect(ledger.events == ["max(1)"])
  }

  @Test func `a value that no one asked for stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let snare = Snare<Int, Never>()
      let iterator = snare.values.makeAsyncIterator()
      // Without a subscription it does no harm.
      snare.send(1)
      snare.send(subscription: Ledger())
      snare.send(2)
      withExtendedLifetime(iterator) {}
    }
  }
}
