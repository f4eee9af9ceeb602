import Testing
import Weir
import WeirTesting

@testable import ExampleSearch

@Suite("Example: search")
struct SearchTests {
  private let clock = TestScheduler()

  private func hits(_ name: String) -> Hits {
    Hits(people: [Person(id: 1, name: name, town: "Bern")], count: 1)
  }

  @Test("It searches when the typing rests, cancels the search before, and shows no late answer")
  func typing() {
    var answers: [String: PassthroughSubject<Hits, SearchFailure>] = [:]
    var cancelled: [String] = []
    let model = SearchModel(scheduler: clock.eraseToAnyScheduler()) { text in
      let answer = PassthroughSubject<Hits, SearchFailure>()
      answers[text] = answer
      return answer.handleEvents(receiveCancel: { cancelled.append(text) }).eraseToAnyPublisher()
    }
    let states = model.states.record()
    for text in ["a", "ad", "ada"] {
      model.text.send(text)
      clock.advance(by: .milliseconds(199))
    }
    #expect(answers.isEmpty)
    clock.advance(by: .milliseconds(1))
    #expect(Array(answers.keys) == ["ada"])

    model.text.send("adam")
    clock.advance(by: .milliseconds(200))
    #expect(cancelled == ["ada"])
    answers["ada"]?.send(hits("Ada"))
    answers["adam"]?.send(hits("Adam"))
    clock.advance()
    #expect(states.values == [.searching, .searching, .found(hits("Adam"))])
  }

  @Test("A failure is told, and the next text is searched all the same")
  func failure() {
    let model = SearchModel(scheduler: clock.eraseToAnyScheduler()) { [self] text in
      text.isEmpty
        ? Fail(error: SearchFailure(words: "no disk")).eraseToAnyPublisher()
        : Just(hits(text)).setFailureType(to: SearchFailure.self).eraseToAnyPublisher()
    }
    let states = model.states.record()
    clock.advance(by: .milliseconds(200))
    model.text.send("Ada")
    clock.advance(by: .milliseconds(200))
    #expect(
      states.values == [
        .searching, .failed(SearchFailure(words: "no disk")), .searching, .found(hits("Ada")),
      ])
  }
}

@Suite("Example: the table of people")
struct PeopleTableTests {
  private let table = PeopleTable(path: ":memory:")

  private func search(_ text: String) async throws -> Hits {
    for try await hits in table.search(for: text).values { return hits }
    throw SearchFailure(words: "no answer")
  }

  @Test("It has more than a hundred thousand rows, and finds names and towns")
  func finds() async throws {
    #expect(try await search("").count == 40 * 60 * 50)
    let ada = try await search("ada lovelace")
    #expect(ada.count == 50)
    #expect(ada.people.first == Person(id: ada.people[0].id, name: "Ada Lovelace", town: "Aarhus"))
    #expect(try await search("Göttingen").count == 40 * 60)
    #expect(try await search("Göttingen").people.count == 100)
  }

  @Test("What means something in SQL is a letter like any other", arguments: ["%", "_", "\\", "'"])
  func signs(_ text: String) async throws {
    #expect(try await search(text) == Hits(people: [], count: 0))
  }

  @Test("A search that is cancelled sends nothing, and the next is answered")
  func cancelling() async throws {
    _ = try await search("Ada")
    for _ in 1...20 {
      let token = table.search(for: "a").sink(
        receiveCompletion: { _ in Issue.record("a cancelled search has ended") },
        receiveValue: { _ in Issue.record("a cancelled search has answered") })
      token.cancel()
    }
    #expect(try await search("Zuse, nobody").count == 0)
    #expect(try await search("Kurt Gödel").count == 50)
  }

  @Test("A file that cannot be opened is told in SQLite's words")
  func noFile() async {
    let table = PeopleTable(path: "/nowhere/people")
    await #expect(throws: SearchFailure(words: "unable to open database file")) {
      for try await _ in table.search(for: "").values {}
    }
  }
}
