import Testing
import Weir

@Suite struct `Examples of Reducing` {
  @Test func `the example of collect`() throws {
    try show("Reducing", "collect") { stage in
      let letters = stage.letters("letters")
      // example
      let words = letters.collect().map { $0.joined() }
      // end
      stage.expect("words", words)
    }
  }

  @Test func `the example of collect by count`() throws {
    try show("Reducing", "collect by count") { stage in
      let letters = stage.letters("letters")
      // example
      let words = letters.collect(2).map { $0.joined() }
      // end
      stage.expect("words", words)
    }
  }

  @Test func `the example of collect by time`() throws {
    try show("Reducing", "collect by time") { stage in
      let letters = stage.letters("letters")
      let scheduler = stage.scheduler
      // example
      let words = letters.collect(.byTime(scheduler, .milliseconds(40))).map { $0.joined() }
      // end
      stage.expect("words", words)
    }
  }

  @Test func `the example of collect by time or count`() throws {
    try show("Reducing", "collect by time or count") { stage in
      let letters = stage.letters("letters")
      let scheduler = stage.scheduler
      // example
      let words = letters.collect(.byTimeOrCount(scheduler, .milliseconds(40), 2))
        .map { $0.joined() }
      // end
      stage.expect("words", words)
    }
  }

  @Test func `the example of ignoreOutput`() throws {
    try show("Reducing", "ignoreOutput") { stage in
      let letters = stage.letters("letters")
      // example
      let end = letters.ignoreOutput()
      // end
      stage.expect("end", end)
    }
  }

  @Test func `the example of reduce`() throws {
    try show("Reducing", "reduce") { stage in
      let numbers = stage.numbers("numbers")
      // example
      let sum = numbers.reduce(0, +)
      // end
      stage.expect("sum", sum)
    }
  }

  @Test func `the example of tryReduce`() throws {
    try show("Reducing", "tryReduce") { stage in
      let numbers = stage.numbers("numbers")
      // example
      let sum = numbers.tryReduce(0) { sum, number in
        guard number != 0 else { throw Oops() }
        return sum + number
      }
      // end
      stage.expect("sum", sum)
    }
  }

  @Test func `the example of count`() throws {
    try show("Reducing", "count") { stage in
      let letters = stage.letters("letters")
      // example
      let number = letters.count()
      // end
      stage.expect("number", number)
    }
  }

  @Test func `the example of min`() throws {
    try show("Reducing", "min") { stage in
      let numbers = stage.numbers("numbers")
      // example
      let smallest = numbers.min()
      // end
      stage.expect("smallest", smallest)
    }
  }

  @Test func `the example of min by an order`() throws {
    try show("Reducing", "min by an order") { stage in
      let words = stage.letters("words")
      // example
      let shortest = words.min { $0.count < $1.count }
      // end
      stage.expect("shortest", shortest)
    }
  }

  @Test func `the example of tryMin`() throws {
    try show("Reducing", "tryMin") { stage in
      let numbers = stage.numbers("numbers")
      // example
      let smallest = numbers.tryMin { one, other in
        guard one != 0, other != 0 else { throw Oops() }
        return one < other
      }
      // end
      stage.expect("smallest", smallest)
    }
  }

  @Test func `the example of max`() throws {
    try show("Reducing", "max") { stage in
      let numbers = stage.numbers("numbers")
      // example
      let largest = numbers.max()
      // end
      stage.expect("largest", largest)
    }
  }

  @Test func `the example of max by an order`() throws {
    try show("Reducing", "max by an order") { stage in
      let words = stage.letters("words")
      // example
      let longest = words.max { $0.count < $1.count }
      // end
      stage.expect("longest", longest)
    }
  }

  @Test func `the example of tryMax`() throws {
    try show("Reducing", "tryMax") { stage in
      let numbers = stage.numbers("numbers")
      // example
      let largest = numbers.tryMax { one, other in
        guard one != 0, other != 0 else { throw Oops() }
        return one < other
      }
      // end
      stage.expect("largest", largest)
    }
  }

  @Test func `the example of contains`() throws {
    try show("Reducing", "contains") { stage in
      let letters = stage.letters("letters")
      // example
      let found = letters.contains("b")
      // end
      stage.expect("found", found)
    }
  }

  @Test func `the example of contains by a test`() throws {
    try show("Reducing", "contains by a test") { stage in
      let numbers = stage.numbers("numbers")
      // example
      let found = numbers.contains { $0 > 5 }
      // end
      stage.expect("found", found)
    }
  }

  @Test func `the example of tryContains`() throws {
    try show("Reducing", "tryContains") { stage in
      let numbers = stage.numbers("numbers")
      // example
      let found = numbers.tryContains { number in
        guard number != 0 else { throw Oops() }
        return number > 2
      }
      // end
      stage.expect("found", found)
    }
  }

  @Test func `the example of allSatisfy`() throws {
    try show("Reducing", "allSatisfy") { stage in
      let numbers = stage.numbers("numbers")
      // example
      let small = numbers.allSatisfy { $0 < 5 }
      // end
      stage.expect("small", small)
    }
  }

  @Test func `the example of tryAllSatisfy`() throws {
    try show("Reducing", "tryAllSatisfy") { stage in
      let numbers = stage.numbers("numbers")
      // example
      let small = numbers.tryAllSatisfy { number in
        guard number != 0 else { throw Oops() }
        return number < 5
      }
      // end
      stage.expect("small", small)
    }
  }
}
