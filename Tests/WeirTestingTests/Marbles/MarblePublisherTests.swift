import Testing
import Weir
import WeirTesting

private struct Broken: Error {}

@Suite struct MarblePublisherTests {
  let scheduler = TestScheduler()

  @Test func `what goes in comes out`() {
    let recorder = scheduler.publisher("ab--(cd)---|").record(on: scheduler)
    scheduler.run()
    #expect(recorder.values == ["a", "b", "c", "d"])
    #expect(recorder.times == [.zero, 0.01, 0.04, 0.04])
    #expect(recorder.completion == .finished)
    #expect(recorder.marbles == "ab--(cd)---|")
  }

  @Test func `an operator shows what it does to the line`() {
    let letters = scheduler.publisher("ab--c---|")
    let recorder = letters.debounce(for: .milliseconds(20), scheduler: scheduler)
      .record(on: scheduler)
    scheduler.run()
    #expect(recorder.marbles == "---b--c-|")
  }

  @Test func `nothing plays before time passes`() {
    let recorder = scheduler.publisher("ab").record(on: scheduler)
    #expect(recorder.marbles == "")
    scheduler.advance()
    #expect(recorder.marbles == "a")
    scheduler.advance(by: .milliseconds(9))
    #expect(recorder.marbles == "a")
    scheduler.advance(by: .milliseconds(1))
    #expect(recorder.marbles == "ab")
  }

  @Test func `frames may have any length`() {
    let recorder = scheduler.publisher("-a|", frame: 60).record(on: scheduler)
    scheduler.run()
    #expect(recorder.times == [60])
    #expect(recorder.marbles(frame: 60) == "-a|")
    #expect(recorder.marbles(frame: 30) == "--a-|")
  }

  @Test func `names can spell numbers`() {
    let recorder = scheduler.publisher("1-[10]|", of: Int.self).map { $0 + 1 }
      .record(on: scheduler)
    scheduler.run()
    #expect(recorder.values == [2, 11])
    #expect(recorder.marbles == "2-[11]|")
    #expect(recorder.marbles { $0 > 10 ? "h" : "l" } == "l-h|")
  }

  @Test func `names can stand for values`() {
    let recorder = scheduler.publisher("y-n|", values: ["y": true, "n": false])
      .record(on: scheduler)
    scheduler.run()
    #expect(recorder.values == [true, false])
  }

  @Test func `a line can end by an error`() {
    let recorder = scheduler.publisher("a-#", failure: Broken()).record(on: scheduler)
    scheduler.run()
    #expect(recorder.marbles == "a-#")
    guard case .failure = recorder.completion else {
      Issue.record("it did not fail")
      return
    }
  }

  @Test func `each subscriber has the whole line, from when it came`() {
    let publisher = scheduler.publisher("a-b|")
    let first = publisher.record(on: scheduler)
    scheduler.advance(by: .milliseconds(10))
    let second = publisher.record(on: scheduler)
    scheduler.run()
    #expect(first.marbles == "a-b|")
    #expect(second.marbles == "-a-b|")
    #expect(publisher.subscriptions == ["^--!", "-^--!"])
  }

  @Test func `a window says when a recorder subscribes and cancels`() {
    let publisher = scheduler.publisher("abcdefgh")
    let recorder = publisher.record(on: scheduler, during: "--^--!")
    scheduler.run()
    #expect(recorder.marbles == "--abc")
    #expect(recorder.window() == "--^--!")
    #expect(publisher.subscriptions == ["--^--!"])
  }

  @Test func `after a cancel nothing is left to do`() throws {
    try expectNoLeaks {
      let recorder = scheduler.publisher("abc").record(on: scheduler)
      #expect(scheduler.pendingCount == 3)
      recorder.cancel()
      #expect(scheduler.pendingCount == 0)
      let ended = scheduler.publisher("a(|b)c").record(on: scheduler)
      scheduler.run()
      #expect(ended.marbles == "a|")
    }
  }

  @Test func `values that find no demand are dropped`() {
    let recorder = scheduler.publisher("abcd|").record(on: scheduler, demand: .max(1))
    scheduler.advance(by: .milliseconds(10))
    recorder.request(.max(1))
    scheduler.run()
    #expect(recorder.marbles == "a-c-|")
  }

  @Test func `what happens at the moment of an operator's timer happens first`() {
    let recorder = scheduler.publisher("a-b").debounce(for: .milliseconds(20), scheduler: scheduler)
      .record(on: scheduler)
    scheduler.run()
    #expect(recorder.marbles == "----b")
  }

  @Test func `an error without a failure stops with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = TestScheduler().publisher("a#")
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("# needs a failure:"))
  }
}
