import Testing
import Weir

@Suite struct `Examples of Creating publishers` {
  @Test func `the example of Just`() throws {
    try show("CreatingPublishers", "Just") { stage in
      // example
      let letter = Just("a")
      // end
      stage.expect("letter", letter)
    }
  }

  @Test func `the example of A sequence`() throws {
    try show("CreatingPublishers", "A sequence") { stage in
      // example
      let letters = ["a", "b", "c"].publisher
      // end
      stage.expect("letters", letters)
    }
  }

  @Test func `the example of An optional`() throws {
    try show("CreatingPublishers", "An optional") { stage in
      // example
      let some = Int("1").publisher
      let none = Int("x").publisher
      // end
      stage.expect("some", some)
      stage.expect("none", none)
    }
  }

  @Test func `the example of A result`() throws {
    try show("CreatingPublishers", "A result") { stage in
      // example
      let good = Result<String, Oops>.success("a").publisher
      let bad = Result<String, Oops>.failure(Oops()).publisher
      // end
      stage.expect("good", good)
      stage.expect("bad", bad)
    }
  }

  @Test func `the example of Empty`() throws {
    try show("CreatingPublishers", "Empty") { stage in
      // example
      let nothing = Empty<String, Never>()
      let silence = Empty<String, Never>(completeImmediately: false)
      // end
      stage.expect("nothing", nothing)
      stage.expect("silence", silence)
    }
  }

  @Test func `the example of Fail`() throws {
    try show("CreatingPublishers", "Fail") { stage in
      // example
      let failure = Fail<String, Oops>(error: Oops())
      // end
      stage.expect("failure", failure)
    }
  }

  @Test func `the example of Record`() throws {
    try show("CreatingPublishers", "Record") { stage in
      // example
      let letters = Record<String, Oops> { recording in
        recording.receive("a")
        recording.receive("b")
        recording.receive(completion: .failure(Oops()))
      }
      // end
      stage.expect("letters", letters)
    }
  }

  @Test func `the example of Deferred`() throws {
    try show("CreatingPublishers", "Deferred") { stage in
      // example
      var count = 0
      let number = Deferred {
        count += 1
        return Just(count)
      }
      // end
      stage.expect("first", number)
      stage.expect("second", number)
    }
  }

  @Test func `the example of Future`() throws {
    try show("CreatingPublishers", "Future") { stage in
      let scheduler = stage.scheduler
      // example
      let answer = Future<String, Never> { promise in
        scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(20))) {
          promise(.success("a"))
        }
      }
      // end
      stage.expect("answer", answer)
      stage.expect("late", answer)
    }
  }

  @Test func `the example of AnyPublisher`() throws {
    try show("CreatingPublishers", "AnyPublisher") { stage in
      let letters = stage.letters("letters")
      // example
      let shouted: AnyPublisher<String, Never> =
        letters
        .map { $0.uppercased() }
        .eraseToAnyPublisher()
      // end
      stage.expect("shouted", shouted)
    }
  }
}
