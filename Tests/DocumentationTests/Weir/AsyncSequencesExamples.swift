import Testing
import Weir

@Suite struct `Examples of Async sequences` {
  @Test func `the example of values`() async throws {
    try await show("AsyncSequences", "values") { stage in
      let print = stage.print
      // example
      for await number in [1, 2, 3].publisher.filter({ $0 != 2 }).values {
        print(number)
      }
      // Prints: 1, 3
      // end
    }
  }

  @Test func `the example of values that may fail`() async throws {
    try await show("AsyncSequences", "values that may fail") { stage in
      let print = stage.print
      // example
      let numbers = [1, 0].publisher.tryMap { number in
        guard number != 0 else { throw Oops() }
        return number
      }
      do {
        for try await number in numbers.values { print(number) }
      } catch {
        print(error)
      }
      // Prints: 1, Oops()
      // end
    }
  }

  @Test func `the example of values kept while the loop is busy`() async throws {
    try await show("AsyncSequences", "values kept while the loop is busy") { stage in
      let print = stage.print
      // example
      let letters = PassthroughSubject<String, Never>()
      let kept = letters.buffer(size: 100, prefetch: .keepFull, whenFull: .dropOldest)
      var iterator = kept.values.makeAsyncIterator()
      letters.send("a")
      letters.send("b")
      letters.send(completion: .finished)
      while let letter = await iterator.next() { print(letter) }
      // Prints: a, b
      // end
    }
  }

  @Test func `the example of value`() async throws {
    try await show("AsyncSequences", "value") { stage in
      let print = stage.print
      // example
      let answer = Future<Int, Never> { promise in promise(.success(42)) }
      print(await answer.value)
      // Prints: 42
      // end
    }
  }
}
