import Testing
import Weir

@Suite struct `Examples of Combining` {
  @Test func `the example of merge`() throws {
    try show("Combining", "merge") { stage in
      let odds = stage.numbers("odds")
      let evens = stage.numbers("evens")
      // example
      let numbers = odds.merge(with: evens)
      // end
      stage.expect("numbers", numbers)
    }
  }

  @Test func `the example of MergeMany`() throws {
    try show("Combining", "MergeMany") { stage in
      let first = stage.letters("first")
      let second = stage.letters("second")
      let third = stage.letters("third")
      // example
      let letters = Publishers.MergeMany(first, second, third)
      // end
      stage.expect("letters", letters)
    }
  }

  @Test func `the example of combineLatest`() throws {
    try show("Combining", "combineLatest") { stage in
      let letters = stage.letters("letters")
      let numbers = stage.numbers("numbers")
      // example
      let both = letters.combineLatest(numbers) { "\($0)\($1)" }
      // end
      stage.expect("both", both)
    }
  }

  @Test func `the example of zip`() throws {
    try show("Combining", "zip") { stage in
      let letters = stage.letters("letters")
      let numbers = stage.numbers("numbers")
      // example
      let pairs = letters.zip(numbers) { "\($0)\($1)" }
      // end
      stage.expect("pairs", pairs)
    }
  }

  @Test func `the example of withLatestFrom`() throws {
    try show("Combining", "withLatestFrom") { stage in
      let taps = stage.letters("taps")
      let text = stage.letters("text")
      // example
      let sent = taps.withLatestFrom(text)
      // end
      stage.expect("sent", sent)
    }
  }

  @Test func `the example of append`() throws {
    try show("Combining", "append") { stage in
      let letters = stage.letters("letters")
      // example
      let more = letters.append("y", "z")
      // end
      stage.expect("more", more)
    }
  }

  @Test func `the example of append a publisher`() throws {
    try show("Combining", "append a publisher") { stage in
      let first = stage.letters("first")
      let second = stage.letters("second")
      // example
      let letters = first.append(second)
      // end
      stage.expect("letters", letters)
    }
  }

  @Test func `the example of prepend`() throws {
    try show("Combining", "prepend") { stage in
      let letters = stage.letters("letters")
      // example
      let more = letters.prepend("y", "z")
      // end
      stage.expect("more", more)
    }
  }

  @Test func `the example of prepend a publisher`() throws {
    try show("Combining", "prepend a publisher") { stage in
      let second = stage.letters("second")
      let first = stage.letters("first")
      // example
      let letters = second.prepend(first)
      // end
      stage.expect("letters", letters)
    }
  }

  @Test func `the example of switchToLatest`() throws {
    try show("Combining", "switchToLatest") { stage in
      let letters = stage.letters("letters")
      let scheduler = stage.scheduler
      // example
      let echoed =
        letters.map { letter in
          let echo = Just(letter.uppercased()).delay(for: .milliseconds(40), scheduler: scheduler)
          return Just(letter).append(echo)
        }
        .switchToLatest()
      // end
      stage.expect("echoed", echoed)
    }
  }

  @Test func `the example of buffer`() throws {
    try show("Combining", "buffer") { stage in
      let letters = stage.letters("letters")
      let scheduler = stage.scheduler
      // example
      let slow =
        letters.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest)
        .flatMap(maxPublishers: .max(1)) { letter in
          Just(letter).delay(for: .milliseconds(30), scheduler: scheduler)
        }
      // end
      stage.expect("slow", slow)
    }
  }
}
