import Foundation
import Testing
import Weir
import WeirFoundation

@Suite struct `Examples of Transforming` {
  @Test func `the example of map`() throws {
    try show("Transforming", "map") { stage in
      let letters = stage.letters("letters")
      // example
      let shouted = letters.map { $0.uppercased() }
      // end
      stage.expect("shouted", shouted)
    }
  }

  @Test func `the example of map with a key path`() throws {
    try show("Transforming", "map with a key path") { stage in
      let words = stage.letters("words")
      // example
      let lengths = words.map(\.count)
      // end
      stage.expect("lengths", lengths)
    }
  }

  @Test func `the example of tryMap`() throws {
    try show("Transforming", "tryMap") { stage in
      let numbers = stage.numbers("numbers")
      // example
      let parts = numbers.tryMap { number in
        guard number != 0 else { throw Oops() }
        return 6 / number
      }
      // end
      stage.expect("parts", parts)
    }
  }

  @Test func `the example of replaceNil`() throws {
    try show("Transforming", "replaceNil") { stage in
      let maybe = stage.values("maybe", ["a": Optional("a"), "b": "b", "x": nil])
      // example
      let letters = maybe.replaceNil(with: "?")
      // end
      stage.expect("letters", letters)
    }
  }

  @Test func `the example of scan`() throws {
    try show("Transforming", "scan") { stage in
      let numbers = stage.numbers("numbers")
      // example
      let sums = numbers.scan(0, +)
      // end
      stage.expect("sums", sums)
    }
  }

  @Test func `the example of tryScan`() throws {
    try show("Transforming", "tryScan") { stage in
      let numbers = stage.numbers("numbers")
      // example
      let sums = numbers.tryScan(0) { sum, number in
        guard number != 0 else { throw Oops() }
        return sum + number
      }
      // end
      stage.expect("sums", sums)
    }
  }

  @Test func `the example of compactMap`() throws {
    try show("Transforming", "compactMap") { stage in
      let texts = stage.letters("texts")
      // example
      let numbers = texts.compactMap { Int($0) }
      // end
      stage.expect("numbers", numbers)
    }
  }

  @Test func `the example of tryCompactMap`() throws {
    try show("Transforming", "tryCompactMap") { stage in
      let texts = stage.letters("texts")
      // example
      let numbers = texts.tryCompactMap { text in
        guard text != "?" else { throw Oops() }
        return Int(text)
      }
      // end
      stage.expect("numbers", numbers)
    }
  }

  @Test func `the example of flatMap`() throws {
    try show("Transforming", "flatMap") { stage in
      let letters = stage.letters("letters")
      let scheduler = stage.scheduler
      // example
      let echoed = letters.flatMap { letter in
        let echo = Just(letter.uppercased()).delay(for: .milliseconds(40), scheduler: scheduler)
        return Just(letter).append(echo)
      }
      // end
      stage.expect("echoed", echoed)
    }
  }

  @Test func `the example of encode`() throws {
    try show("Transforming", "encode") { stage in
      let names = stage.letters("names")
      // example
      let texts = names.map { ["name": $0] }
        .encode(encoder: JSONEncoder())
        .map { String(decoding: $0, as: UTF8.self) }
      // end
      stage.expect("texts", texts)
    }
  }

  @Test func `the example of decode`() throws {
    try show("Transforming", "decode") { stage in
      let texts = stage.letters("texts")
      // example
      let numbers = texts.map { Data($0.utf8) }
        .decode(type: Int.self, decoder: JSONDecoder())
      // end
      stage.expect("numbers", numbers)
    }
  }
}
