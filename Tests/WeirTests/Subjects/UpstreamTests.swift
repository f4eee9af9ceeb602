import Testing
import Weir

/// What feeds a subject or a property is kept only while something may come of it.
@Suite struct UpstreamTests {
  private final class Model {
    @Published var number = 0
  }

  /// A subject that was connected and disconnected for years kept an emptied object for each time.
  @Test func `a subject that is connected again and again keeps only what is live`() {
    let scope = LiveSubscriptions.Scope()
    let source = PassthroughSubject<Int, Never>()
    let subject = PassthroughSubject<Int, Never>()
    scope.run {
      let steady = source.subscribe(subject)
      let before = scope.count
      for _ in 0..<1_000 { source.subscribe(subject).cancel() }
      // One that lives, and at most as many that are over: they go when the list has doubled.
      #expect(scope.count <= before + 2)
      steady.cancel()
    }
  }

  @Test func `a property that streams are assigned to keeps only those that have not ended`() {
    let scope = LiveSubscriptions.Scope()
    let model = Model()
    scope.run {
      for number in 1...1_000 { Just(number).assign(to: &model.$number) }
      #expect(scope.count <= 2)
    }
    #expect(model.number == 1_000)
  }

  @Test func `a property that goes cancels what it has been assigned`() throws {
    let scope = LiveSubscriptions.Scope()
    let source = PassthroughSubject<Int, Never>()
    scope.run {
      var model: Model? = Model()
      source.assign(to: &model!.$number)
      source.send(1)
      #expect(model?.number == 1)
      model = nil
    }
    #expect(scope.count == 0)
    source.send(2)
  }

  /// Both may be fed by any number of streams at once.
  @Test func `all live upstreams are kept`() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    let token = subject.sink { heard.append($0) }
    let sources = (0..<20).map { _ in PassthroughSubject<Int, Never>() }
    let connections = sources.map { $0.subscribe(subject) }
    for (number, source) in sources.enumerated() { source.send(number) }
    #expect(heard == Array(0..<20))
    for connection in connections { connection.cancel() }
    token.cancel()
  }
}
