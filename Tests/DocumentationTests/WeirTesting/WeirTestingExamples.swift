import Testing
import Weir
import WeirTesting

@Suite struct `Examples of WeirTesting` {
  // page: "WeirTesting", "Overview"
  // example
  final class SearchModel {
    let text = CurrentValueSubject<String, Never>("")
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

  // example
  @Test func `a search starts once the typing rests`() {
    let scheduler = TestScheduler()
    let model = SearchModel(scheduler: scheduler.eraseToAnyScheduler())
    let recorder = model.query.record(on: scheduler)

    model.text.send("he")
    scheduler.advance(by: .milliseconds(200))
    model.text.send("hello")
    scheduler.advance(by: .milliseconds(299))
    #expect(recorder.values == [])

    scheduler.advance(by: .milliseconds(1))
    #expect(recorder.values == ["hello"])
    #expect(recorder.times == [.milliseconds(500)])
  }
  // end

  @Test func `the example of marbles`() {
    let scheduler = TestScheduler()
    // example
    let letters = scheduler.publisher("ab--c---|")
    let recorder =
      letters
      .debounce(for: .milliseconds(20), scheduler: scheduler)
      .record(on: scheduler)
    scheduler.run()
    #expect(recorder.marbles == "---b--c-|")
    // end
  }

  @Test func `the example of the contract`() {
    // example
    #expect(ContractChecks.check { upstream in upstream.myOperator() } == [])
    // end
  }
}

extension Publisher {
  fileprivate func myOperator() -> Publishers.Map<Self, Output> {
    map { $0 }
  }
}
