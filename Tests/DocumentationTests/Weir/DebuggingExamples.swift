import Testing
import Weir

private final class Lines: TextOutputStream {
  var text = ""
  func write(_ string: String) { text += string }
}

@Suite struct `Examples of Debugging` {
  @Test func `the example of print`() throws {
    try show("Debugging", "print") { _ in
      let log = Lines()
      // example
      let token = [1, 2].publisher.print("numbers", to: log).sink { _ in }
      // end
      token.cancel()
      #expect(
        log.text.split(separator: "\n") == [
          "numbers: receive subscription: ([1, 2])", "numbers: request unlimited",
          "numbers: receive value: (1)", "numbers: receive value: (2)", "numbers: receive finished",
        ])
    }
  }

  @Test func `the example of handleEvents`() throws {
    try show("Debugging", "handleEvents") { stage in
      let print = stage.print
      // example
      let token = Just("a")
        .handleEvents(
          receiveSubscription: { _ in print("subscribed") },
          receiveOutput: { print($0) },
          receiveCompletion: { print($0) },
          receiveRequest: { print($0) }
        )
        .sink { _ in }
      // Prints: subscribed, unlimited, a, finished
      // end
      token.cancel()
    }
  }

  @Test func `the example of Secret`() throws {
    try show("Debugging", "Secret") { stage in
      let print = stage.print
      // example
      let password: Secret<String> = "correct horse"
      print(password)
      print(password.exposed)
      // Prints: •••, correct horse
      // end
    }
  }

  @Test func `the example of breakpoint`() throws {
    try show("Debugging", "breakpoint") { stage in
      let numbers = stage.numbers("numbers")
      // example
      let same = numbers.breakpoint(receiveOutput: { $0 < 0 })
      // end
      stage.expect("same", same)
    }
  }

  @Test func `the example of breakpointOnError`() throws {
    try show("Debugging", "breakpointOnError") { stage in
      let numbers = stage.numbers("numbers")
      // example
      let same = numbers.breakpointOnError()
      // end
      stage.expect("same", same)
    }
  }
}
