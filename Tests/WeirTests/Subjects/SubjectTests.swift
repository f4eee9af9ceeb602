import Testing
import Weir
import WeirTesting

/// Asks for as much as it is told to, and writes down what it gets.
private final class Listener: Subscriber {
  typealias Failure = Never

  var log: [String] = []
  var subscription: (any Subscription)?
  var initial = Subscribers.Demand.none
  var further = Subscribers.Demand.none
  var onValue: (Int) -> Void = { _ in }

  init(asking initial: Subscribers.Demand = .none) { self.initial = initial }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    log.append("subscription")
    if initial > .none { subscription.request(initial) }
  }

  func receive(_ input: Int) -> Subscribers.Demand {
    log.append("\(input)")
    onValue(input)
    return further
  }

  func receive(completion: Subscribers.Completion<Never>) { log.append("end") }
}

@Suite("Subjects")
struct SubjectTests {
  @Test("Subscribers are served in the order they came, also after some have left")
  func order() {
    let subject = PassthroughSubject<Int, Never>()
    var order: [Int] = []
    var tokens = (0..<100).map { i in subject.sink { _ in order.append(i) } }
    for i in stride(from: 98, through: 0, by: -2) { tokens.remove(at: i) }
    subject.send(0)
    #expect(order == Array(stride(from: 1, to: 100, by: 2)))
  }

  @Test("A value sent during a delivery does not overtake it")
  func reentrantSend() {
    let subject = PassthroughSubject<Int, Never>()
    var first: [Int] = []
    var second: [Int] = []
    let a = subject.sink { value in
      first.append(value)
      if value == 1 { subject.send(2) }
    }
    let b = subject.sink { second.append($0) }
    subject.send(1)
    #expect(first == [1, 2])
    #expect(second == [1, 2])
    withExtendedLifetime((a, b)) {}
  }

  @Test("A hundred thousand sends from inside sends do not pile up on the stack")
  func deepReentrancy() {
    let subject = PassthroughSubject<Int, Never>()
    var last = 0
    let token = subject.sink { value in
      last = value
      if value < 100_000 { subject.send(value + 1) }
    }
    subject.send(1)
    #expect(last == 100_000)
    token.cancel()
  }

  @Test("After the end nothing more is sent, and who comes later is told the end")
  func ending() {
    let subject = PassthroughSubject<Int, Never>()
    let early = Listener(asking: .unlimited)
    subject.subscribe(early)
    subject.send(1)
    subject.send(completion: .finished)
    subject.send(2)
    subject.send(completion: .finished)
    let late = Listener(asking: .unlimited)
    subject.subscribe(late)
    #expect(early.log == ["subscription", "1", "end"])
    #expect(late.log == ["subscription", "end"])
  }

  @Test("No more values come than were asked for")
  func demand() {
    let subject = PassthroughSubject<Int, Never>()
    let listener = Listener(asking: .max(1))
    subject.subscribe(listener)
    subject.send(1)
    subject.send(2)
    listener.subscription?.request(.max(1))
    listener.further = .max(1)
    subject.send(3)
    listener.further = .none
    subject.send(4)
    subject.send(5)
    #expect(listener.log == ["subscription", "1", "3", "4"])
  }

  @Test("A sink that cancels itself inside a value gets no further one")
  func cancelInside() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var token: AnyCancellable?
    token = subject.sink { value in
      values.append(value)
      if value == 2 { token?.cancel() }
    }
    for i in 1...3 { subject.send(i) }
    #expect(values == [1, 2])
    withExtendedLifetime(token) {}
  }

  @Test("One who cancels another inside a value spares it that value")
  func cancelOther() {
    let subject = PassthroughSubject<Int, Never>()
    var other: AnyCancellable?
    var values: [Int] = []
    let first = subject.sink { if $0 == 2 { other?.cancel() } }
    other = subject.sink { values.append($0) }
    for i in 1...3 { subject.send(i) }
    #expect(values == [1])
    first.cancel()
  }

  @Test("The current value comes first, and it is the latest, not the initial one")
  func current() {
    let subject = CurrentValueSubject<Int, Never>(1)
    subject.send(2)
    let values = subject.record()
    subject.value = 3
    #expect(values.values == [2, 3])
    #expect(subject.value == 3)
  }

  @Test("Inside its sink a subject already holds the value")
  func currentInside() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var pairs: [Bool] = []
    let token = subject.sink { pairs.append($0 == subject.value) }
    subject.send(2)
    #expect(pairs == [true, true])
    token.cancel()
  }

  @Test("One who asks late gets the latest value, not those between")
  func lateDemand() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let listener = Listener()
    subject.subscribe(listener)
    subject.send(2)
    subject.send(3)
    #expect(listener.log == ["subscription"])
    listener.subscription?.request(.max(1))
    #expect(listener.log == ["subscription", "3"])
    listener.subscription?.request(.max(1))
    #expect(listener.log == ["subscription", "3"])
    subject.send(4)
    subject.send(5)
    listener.subscription?.request(.unlimited)
    subject.send(6)
    #expect(listener.log == ["subscription", "3", "4", "5", "6"])
  }

  @Test("Who joins during a delivery sees the current value at once, and once")
  func joiningInside() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var inner: AnyCancellable?
    var seen: [Int] = []
    var atOnce: [Int] = []
    let outer = subject.sink { value in
      guard value == 2, inner == nil else { return }
      subject.send(3)
      inner = subject.sink { seen.append($0) }
      atOnce = seen
    }
    subject.send(2)
    #expect(atOnce == [3])
    #expect(seen == [3])
    subject.send(4)
    #expect(seen == [3, 4])
    outer.cancel()
    inner?.cancel()
  }

  @Test("Cancelling lets go of the subscriber, though the subscription is still held")
  func release() throws {
    // Counted by itself: other tests run at the same time.
    try expectNoLeaks {
      let subject = CurrentValueSubject<Int, Never>(1)
      weak var released: Listener?
      var held: (any Subscription)?
      do {
        let listener = Listener(asking: .unlimited)
        released = listener
        subject.subscribe(listener)
        subject.send(2)
        held = listener.subscription
      }
      #expect(released != nil)
      held?.cancel()
      #expect(released == nil)
      withExtendedLifetime(held) {}
    }
  }

  @Test("The end lets go of the subscriber")
  func releaseAtEnd() {
    let subject = PassthroughSubject<Int, Never>()
    weak var released: Listener?
    var held: (any Subscription)?
    do {
      let listener = Listener(asking: .unlimited)
      released = listener
      subject.subscribe(listener)
      held = listener.subscription
      subject.send(completion: .finished)
    }
    #expect(released == nil)
    withExtendedLifetime(held) {}
  }

  @Test("What a cancelled closure held may send again when it is let go")
  func deinitSends() {
    final class Bell {
      let ring: () -> Void
      init(_ ring: @escaping () -> Void) { self.ring = ring }
      deinit { ring() }
    }
    let subject = PassthroughSubject<Int, Never>()
    let heard = subject.record()
    var token: AnyCancellable?
    do {
      let bell = Bell { subject.send(7) }
      token = subject.sink { _ in withExtendedLifetime(bell) {} }
    }
    subject.send(1)
    token?.cancel()
    token = nil
    #expect(heard.values == [1, 7])
  }

  @Test("Inside a sink on a @Published property the property still reads as the old value")
  func willSet() {
    final class Model: ObservableObject { @Published var x = 0 }
    let model = Model()
    var pairs: [[Int]] = []
    var changes = 0
    let change = model.objectWillChange.sink { changes += 1 }
    let token = model.$x.sink { pairs.append([$0, model.x]) }
    model.x = 1
    model.x = 2
    #expect(pairs == [[0, 0], [1, 0], [2, 1]])
    #expect(model.x == 2)
    #expect(changes == 2)
    #expect(model.objectWillChange === model.objectWillChange)
    change.cancel()
    token.cancel()
  }

  @Test("A @Published property set again inside its own sink keeps the later value")
  func publishedReentrancy() {
    final class Model { @Published var x = 0 }
    let model = Model()
    var seen: [Int] = []
    let token = model.$x.sink { value in
      seen.append(value)
      if value == 1 { model.x = 2 }
    }
    model.x = 1
    #expect(seen == [0, 1, 2])
    #expect(model.x == 2)
    token.cancel()
  }

  @Test("A stream assigned to a @Published property announces the object's change first")
  func assignAnnounces() {
    final class Model: ObservableObject { @Published var x = 0 }
    let model = Model()
    let source = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let change = model.objectWillChange.sink { log.append("will change from \(model.x)") }
    let values = model.$x.sink { log.append("\($0)") }
    source.assign(to: &model.$x)
    source.send(1)
    #expect(log == ["0", "will change from 0", "1"])
    #expect(model.x == 1)
    change.cancel()
    values.cancel()
  }
}
