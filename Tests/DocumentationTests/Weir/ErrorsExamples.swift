import Testing
import Weir

private enum LoadError: Error { case offline }

@Suite struct `Examples of Errors` {
  @Test func `the example of mapError`() throws {
    try show("Errors", "mapError") { stage in
      let numbers = stage.numbers("numbers", failure: Oops())
      // example
      let named = numbers.mapError { _ in LoadError.offline }
      // end
      stage.expect("named", named)
    }
  }

  @Test func `the example of setFailureType`() throws {
    try show("Errors", "setFailureType") { stage in
      let risky = stage.letters("risky", failure: Oops())
      let letters = stage.letters("letters")
      // example
      let both = letters.setFailureType(to: Oops.self).merge(with: risky)
      // end
      stage.expect("both", both)
    }
  }

  @Test func `the example of replaceError`() throws {
    try show("Errors", "replaceError") { stage in
      let numbers = stage.numbers("numbers", failure: Oops())
      // example
      let safe = numbers.replaceError(with: 0)
      // end
      stage.expect("safe", safe)
    }
  }

  @Test func `the example of catch`() throws {
    try show("Errors", "catch") { stage in
      let online = stage.numbers("online", failure: Oops())
      let offline = stage.numbers("offline")
      // example
      let numbers = online.catch { _ in offline }
      // end
      stage.expect("numbers", numbers)
    }
  }

  @Test func `the example of tryCatch`() throws {
    try show("Errors", "tryCatch") { stage in
      let online = stage.numbers("online", failure: Oops())
      let isReadable = false
      let offline = Just(7)
      // example
      let numbers = online.tryCatch { _ in
        guard isReadable else { throw Oops() }
        return offline
      }
      // end
      stage.expect("numbers", numbers)
    }
  }

  @Test func `the example of retry`() throws {
    try show("Errors", "retry") { stage in
      let numbers = stage.numbers("numbers", failure: Oops())
      // example
      let tried = numbers.retry(2)
      // end
      stage.expect("tried", tried)
    }
  }

  @Test func `the example of assertNoFailure`() throws {
    try show("Errors", "assertNoFailure") { stage in
      let letters = stage.letters("letters", failure: Oops())
      // example
      let same = letters.assertNoFailure("The list is built in")
      // end
      stage.expect("same", same)
    }
  }
}
