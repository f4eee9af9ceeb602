import Testing
import Weir

@Suite struct `Examples of Filtering` {
  @Test func `the example of filter`() throws {
    try show("Filtering", "filter") { stage in
      let numbers = stage.numbers("numbers")
      // example
      let evens = numbers.filter { $0.isMultiple(of: 2) }
      // end
      stage.expect("evens", evens)
    }
  }

  @Test func `the example of tryFilter`() throws {
    try show("Filtering", "tryFilter") { stage in
      let numbers = stage.numbers("numbers")
      // example
      let large = numbers.tryFilter { number in
        guard number != 0 else { throw Oops() }
        return number > 1
      }
      // end
      stage.expect("large", large)
    }
  }

  @Test func `the example of removeDuplicates`() throws {
    try show("Filtering", "removeDuplicates") { stage in
      let letters = stage.letters("letters")
      // example
      let changes = letters.removeDuplicates()
      // end
      stage.expect("changes", changes)
    }
  }

  @Test func `the example of removeDuplicates by a test`() throws {
    try show("Filtering", "removeDuplicates by a test") { stage in
      let letters = stage.letters("letters")
      // example
      let changes = letters.removeDuplicates { $0.lowercased() == $1.lowercased() }
      // end
      stage.expect("changes", changes)
    }
  }

  @Test func `the example of tryRemoveDuplicates`() throws {
    try show("Filtering", "tryRemoveDuplicates") { stage in
      let numbers = stage.numbers("numbers")
      // example
      let changes = numbers.tryRemoveDuplicates { last, number in
        guard number != 0 else { throw Oops() }
        return last == number
      }
      // end
      stage.expect("changes", changes)
    }
  }

  @Test func `the example of replaceEmpty`() throws {
    try show("Filtering", "replaceEmpty") { stage in
      let letters = stage.letters("letters")
      // example
      let some = letters.replaceEmpty(with: "x")
      // end
      stage.expect("some", some)
    }
  }

  @Test func `the example of first`() throws {
    try show("Filtering", "first") { stage in
      let letters = stage.letters("letters")
      // example
      let one = letters.first()
      // end
      stage.expect("one", one)
    }
  }

  @Test func `the example of first by a test`() throws {
    try show("Filtering", "first by a test") { stage in
      let numbers = stage.numbers("numbers")
      // example
      let one = numbers.first { $0 > 1 }
      // end
      stage.expect("one", one)
    }
  }

  @Test func `the example of tryFirst`() throws {
    try show("Filtering", "tryFirst") { stage in
      let numbers = stage.numbers("numbers")
      // example
      let one = numbers.tryFirst { number in
        guard number != 0 else { throw Oops() }
        return number > 1
      }
      // end
      stage.expect("one", one)
    }
  }

  @Test func `the example of last`() throws {
    try show("Filtering", "last") { stage in
      let letters = stage.letters("letters")
      // example
      let one = letters.last()
      // end
      stage.expect("one", one)
    }
  }

  @Test func `the example of last by a test`() throws {
    try show("Filtering", "last by a test") { stage in
      let numbers = stage.numbers("numbers")
      // example
      let one = numbers.last { $0 > 1 }
      // end
      stage.expect("one", one)
    }
  }

  @Test func `the example of tryLast`() throws {
    try show("Filtering", "tryLast") { stage in
      let numbers = stage.numbers("numbers")
      // example
      let one = numbers.tryLast { number in
        guard number != 0 else { throw Oops() }
        return number > 1
      }
      // end
      stage.expect("one", one)
    }
  }

  @Test func `the example of dropFirst`() throws {
    try show("Filtering", "dropFirst") { stage in
      let letters = stage.letters("letters")
      // example
      let rest = letters.dropFirst()
      // end
      stage.expect("rest", rest)
    }
  }

  @Test func `the example of drop while`() throws {
    try show("Filtering", "drop while") { stage in
      let numbers = stage.numbers("numbers")
      // example
      let rest = numbers.drop { $0 < 3 }
      // end
      stage.expect("rest", rest)
    }
  }

  @Test func `the example of tryDrop`() throws {
    try show("Filtering", "tryDrop") { stage in
      let numbers = stage.numbers("numbers")
      // example
      let rest = numbers.tryDrop { number in
        guard number != 0 else { throw Oops() }
        return number < 3
      }
      // end
      stage.expect("rest", rest)
    }
  }

  @Test func `the example of drop until another sends`() throws {
    try show("Filtering", "drop until another sends") { stage in
      let letters = stage.letters("letters")
      let start = stage.letters("start")
      // example
      let rest = letters.drop(untilOutputFrom: start)
      // end
      stage.expect("rest", rest)
    }
  }

  @Test func `the example of prefix`() throws {
    try show("Filtering", "prefix") { stage in
      let letters = stage.letters("letters")
      // example
      let two = letters.prefix(2)
      // end
      stage.expect("two", two)
    }
  }

  @Test func `the example of prefix while`() throws {
    try show("Filtering", "prefix while") { stage in
      let numbers = stage.numbers("numbers")
      // example
      let small = numbers.prefix { $0 < 3 }
      // end
      stage.expect("small", small)
    }
  }

  @Test func `the example of tryPrefix`() throws {
    try show("Filtering", "tryPrefix") { stage in
      let numbers = stage.numbers("numbers")
      // example
      let small = numbers.tryPrefix { number in
        guard number != 0 else { throw Oops() }
        return number < 3
      }
      // end
      stage.expect("small", small)
    }
  }

  @Test func `the example of prefix until another sends`() throws {
    try show("Filtering", "prefix until another sends") { stage in
      let letters = stage.letters("letters")
      let stop = stage.letters("stop")
      // example
      let some = letters.prefix(untilOutputFrom: stop)
      // end
      stage.expect("some", some)
    }
  }

  @Test func `the example of output at`() throws {
    try show("Filtering", "output at") { stage in
      let letters = stage.letters("letters")
      // example
      let one = letters.output(at: 1)
      // end
      stage.expect("one", one)
    }
  }

  @Test func `the example of output in`() throws {
    try show("Filtering", "output in") { stage in
      let letters = stage.letters("letters")
      // example
      let two = letters.output(in: 1...2)
      // end
      stage.expect("two", two)
    }
  }
}
