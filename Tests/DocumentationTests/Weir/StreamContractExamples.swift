import Testing
import Weir
import WeirTesting

/// Asks for nothing by itself.
private final class Reader: Subscriber {
  var subscription: (any Subscription)?
  let print: (Any) -> Void

  init(print: @escaping (Any) -> Void) {
    self.print = print
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
  }

  func receive(_ input: Int) -> Subscribers.Demand {
    print(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    print(completion)
  }
}

// page: "StreamContract", "Made of those there are"
// example
extension Publisher where Output == Int {
  func doubled() -> Publishers.Map<Self, Int> {
    map { $0 * 2 }
  }
}
// end

@Suite struct `Examples of The stream contract` {
  @Test func `the example of Demand`() throws {
    try show("StreamContract", "Demand") { stage in
      let print = stage.print
      let reader = Reader { stage.print($0) }
      // example
      [1, 2, 3].publisher.subscribe(reader)
      reader.subscription?.request(.max(2))
      print("enough for now")
      reader.subscription?.request(.max(1))
      // Prints: 1, 2, enough for now, 3, finished
      // end
    }
  }

  @Test func `the example of Cancelling`() throws {
    try show("StreamContract", "Cancelling") { stage in
      let print = stage.print
      // example
      var token: AnyCancellable?
      let numbers = PassthroughSubject<Int, Never>()
      token = numbers.sink { number in
        print(number)
        if number == 2 { token?.cancel() }
      }
      for number in 1...4 { numbers.send(number) }
      // Prints: 1, 2
      // end
    }
  }

  @Test func `the example of One order for all`() throws {
    try show("StreamContract", "One order for all") { stage in
      let print = stage.print
      var cancellables: Set<AnyCancellable> = []
      // example
      let numbers = PassthroughSubject<Int, Never>()
      numbers.sink { number in
        if number == 1 { numbers.send(2) }
      }.store(in: &cancellables)
      numbers.sink { print($0) }.store(in: &cancellables)
      numbers.send(1)
      // Prints: 1, 2
      // end
    }
  }

  @Test func `the example of Combinations`() throws {
    try show("StreamContract", "Combinations") { stage in
      let print = stage.print
      var cancellables: Set<AnyCancellable> = []
      // example
      let width = PassthroughSubject<Int, Never>()
      let height = PassthroughSubject<Int, Never>()
      width.combineLatest(height).sink { size in
        print("\(size.0)x\(size.1)")
        height.send(size.0)
      }.store(in: &cancellables)
      height.send(1)
      width.send(2)
      width.send(3)
      // Prints: 2x1, 3x2
      // end
      cancellables.removeAll()
    }
  }

  @Test func `the example of Joining in the middle`() throws {
    try show("StreamContract", "Joining in the middle") { stage in
      let print = stage.print
      var cancellables: Set<AnyCancellable> = []
      // example
      let number = CurrentValueSubject<Int, Never>(0)
      number.sink { _ in
        guard cancellables.count == 1 else { return }
        number.sink { print($0) }.store(in: &cancellables)
      }.store(in: &cancellables)
      number.send(1)
      number.send(2)
      // Prints: 1, 2
      // end
    }
  }

  @Test func `the example of Checked`() throws {
    try show("StreamContract", "Checked") { _ in
      // example
      let violations = ContractChecks.check { upstream in upstream.doubled() }
      #expect(violations == [])
      // end
    }
  }
}
