import Testing
import Weir

@Suite struct `Examples of Sharing` {
  @Test func `the example of share`() throws {
    try show("Sharing", "share") { stage in
      let letters = stage.letters("letters")
      // example
      let shared = letters.share()
      // end
      stage.expect("early", shared)
      stage.expect("late", shared)
    }
  }

  @Test func `the example of multicast`() throws {
    try show("Sharing", "multicast") { stage in
      let letters = stage.letters("letters")
      // example
      let shared = letters.multicast(subject: CurrentValueSubject("?"))
      let connection = shared.connect()
      // end
      stage.expect("one", shared)
      stage.expect("two", shared)
      stage.play()
      connection.cancel()
    }
  }

  @Test func `the example of multicast with a closure`() throws {
    try show("Sharing", "multicast with a closure") { stage in
      let letters = stage.letters("letters")
      // example
      let shared = letters.multicast { PassthroughSubject<String, Never>() }
      let connection = shared.connect()
      // end
      stage.expect("one", shared)
      stage.play()
      connection.cancel()
    }
  }

  @Test func `the example of makeConnectable`() throws {
    try show("Sharing", "makeConnectable") { stage in
      let letters = stage.letters("letters")
      let scheduler = stage.scheduler
      var connection: (any Cancellable)?
      // example
      let held = letters.makeConnectable()
      scheduler.schedule(after: scheduler.now.advanced(by: .milliseconds(20))) {
        connection = held.connect()
      }
      // end
      stage.expect("held", held)
      stage.play()
      connection?.cancel()
    }
  }

  @Test func `the example of autoconnect`() throws {
    try show("Sharing", "autoconnect") { stage in
      let letters = stage.letters("letters")
      // example
      let same = letters.makeConnectable().autoconnect()
      // end
      stage.expect("same", same)
    }
  }
}
