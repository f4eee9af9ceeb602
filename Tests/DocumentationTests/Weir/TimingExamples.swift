import Testing
import Weir

// page: "Timing", "A scheduler for a model"
// example
final class SearchModel {
  let text = PassthroughSubject<String, Never>()
  let query: AnyPublisher<String, Never>

  init(scheduler: AnyScheduler<MonotonicTime, Never>) {
    query =
      text
      .debounce(for: .milliseconds(300), scheduler: scheduler)
      .removeDuplicates()
      .eraseToAnyPublisher()
  }
}
// end

@Suite struct `Examples of Timing and schedulers` {
  @Test func `the example of debounce`() throws {
    try show("Timing", "debounce") { stage in
      let letters = stage.letters("letters")
      let scheduler = stage.scheduler
      // example
      let quiet = letters.debounce(for: .milliseconds(30), scheduler: scheduler)
      // end
      stage.expect("quiet", quiet)
    }
  }

  @Test func `the example of throttle to the latest`() throws {
    try show("Timing", "throttle to the latest") { stage in
      let letters = stage.letters("letters")
      let scheduler = stage.scheduler
      // example
      let paced = letters.throttle(for: .milliseconds(40), scheduler: scheduler, latest: true)
      // end
      stage.expect("paced", paced)
    }
  }

  @Test func `the example of throttle to the first`() throws {
    try show("Timing", "throttle to the first") { stage in
      let letters = stage.letters("letters")
      let scheduler = stage.scheduler
      // example
      let paced = letters.throttle(for: .milliseconds(40), scheduler: scheduler, latest: false)
      // end
      stage.expect("paced", paced)
    }
  }

  @Test func `the example of delay`() throws {
    try show("Timing", "delay") { stage in
      let letters = stage.letters("letters")
      let scheduler = stage.scheduler
      // example
      let later = letters.delay(for: .milliseconds(20), scheduler: scheduler)
      // end
      stage.expect("later", later)
    }
  }

  @Test func `the example of timeout`() throws {
    try show("Timing", "timeout") { stage in
      let letters = stage.letters("letters")
      let scheduler = stage.scheduler
      // example
      let patient = letters.timeout(.milliseconds(50), scheduler: scheduler)
      // end
      stage.expect("patient", patient)
    }
  }

  @Test func `the example of measureInterval`() throws {
    try show("Timing", "measureInterval") { stage in
      let letters = stage.letters("letters")
      let scheduler = stage.scheduler
      // example
      let times = letters.measureInterval(using: scheduler).map { Int($0.seconds * 1000) }
      // end
      stage.expect("times", times)
    }
  }

  @Test func `the example of receive on`() throws {
    try show("Timing", "receive on") { stage in
      let letters = stage.letters("letters")
      let scheduler = stage.scheduler
      // example
      let here = letters.receive(on: scheduler)
      // end
      stage.expect("here", here)
    }
  }

  @Test func `the example of subscribe on`() throws {
    try show("Timing", "subscribe on") { stage in
      let letters = stage.letters("letters")
      let scheduler = stage.scheduler
      // example
      let same = letters.subscribe(on: scheduler)
      // end
      stage.expect("same", same)
    }
  }

  @Test func `the example of timerPublisher`() throws {
    try show("Timing", "timerPublisher") { stage in
      let scheduler = stage.scheduler
      // example
      let seconds = scheduler.timerPublisher(every: .milliseconds(50))
        .autoconnect()
        .scan(0) { count, _ in count + 1 }
        .prefix(3)
      // end
      stage.expect("seconds", seconds)
    }
  }

  @Test func `the example of Without time`() throws {
    try show("Timing", "Without time") { stage in
      let letters = stage.letters("letters")
      // example
      let same = letters.debounce(for: 1, scheduler: ImmediateScheduler.shared)
      // end
      stage.expect("same", same)
    }
  }
}
