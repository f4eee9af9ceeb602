import Synchronization
import Testing
import Weir

/// Subjects that are sent to, subscribed to and left by several threads at once.
@Suite struct SubjectThreadTests {
  @Test func `two subjects that feed each other from two threads do not lock up`() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()
    let echoes = Atomic(0)
    func answer(_ value: Int, _ other: PassthroughSubject<Int, Never>) {
      if value > 0 { other.send(-value) } else { echoes.wrappingAdd(1, ordering: .relaxed) }
    }
    let tokens = [a.sink { answer($0, b) }, b.sink { answer($0, a) }]
    sideBySide(
      within: 5,
      [
        { for value in 1...10_000 { a.send(value) } },
        { for value in 1...10_000 { b.send(value) } },
      ])
    #expect(echoes.load(ordering: .relaxed) == 20_000)
    for token in tokens { token.cancel() }
  }

  @Test func `values sent from four threads come one at a time, in one order for all`() {
    let subject = PassthroughSubject<Int, Never>()
    let clerks = [subject.note(), subject.note()]
    sideBySide(
      (0..<4).map { thread in { for value in 0..<2_000 { subject.send(thread * 2_000 + value) } } })
    subject.send(completion: .finished)
    for clerk in clerks {
      #expect(clerk.values.sorted() == Array(0..<8_000))
      #expect(clerk.ends == 1)
      #expect(clerk.faults == [])
    }
    #expect(clerks[0].values == clerks[1].values)
  }

  @Test func `after a cancel against a send nothing more comes`() {
    for round in 0..<200 {
      let subject = PassthroughSubject<Int, Never>()
      let clerk = subject.note()
      sideBySide([
        { for value in 0..<200 { subject.send(value) } },
        {
          while clerk.count < round % 50 {}
          clerk.subscription?.cancel()
        },
      ])
      let values = clerk.values
      subject.send(200)
      #expect(values == Array(0..<values.count))
      #expect(clerk.values == values)
      #expect(clerk.faults == [])
    }
  }

  @Test func `who subscribes during sends gets the current value at once, and each later one once`()
  {
    let subject = CurrentValueSubject<Int, Never>(0)
    let counts = Mutex<[Int]>([])
    let clerks = Mutex<[Clerk<Int, Never>]>([])
    let isDone = Atomic(false)
    sideBySide([
      {
        for value in 1...5_000 { subject.send(value) }
        isDone.store(true, ordering: .releasing)
      },
      {
        while !isDone.load(ordering: .acquiring) {
          let clerk = subject.note()
          counts.withLock { $0.append(clerk.count) }
          clerks.withLock { clerks in
            clerks.append(clerk)
            if clerks.count > 5 { clerks.removeFirst().subscription?.cancel() }
          }
        }
      },
    ])
    #expect(counts.withLock { $0.allSatisfy { $0 > 0 } })
    for clerk in clerks.withLock({ $0 }) {
      let values = clerk.values
      #expect(values == Array((values.first ?? 0)...5_000))
      #expect(clerk.faults == [])
    }
  }

  @Test func `a published property is set by one thread while another subscribes and leaves`() {
    final class Model: @unchecked Sendable { @Published var number = 0 }
    let model = Model()
    let silences = Atomic(0)
    let gaps = Atomic(0)
    let isDone = Atomic(false)
    let all = model.$number.note()
    sideBySide([
      {
        for value in 1...3_000 { model.number = value }
        isDone.store(true, ordering: .releasing)
      },
      {
        while !isDone.load(ordering: .acquiring) {
          let clerk = model.$number.note()
          if clerk.count == 0 { silences.wrappingAdd(1, ordering: .relaxed) }
          clerk.subscription?.cancel()
          let values = clerk.values
          if let first = values.first, values != Array(first..<(first + values.count)) {
            gaps.wrappingAdd(1, ordering: .relaxed)
          }
        }
      },
    ])
    #expect(silences.load(ordering: .relaxed) == 0)
    #expect(gaps.load(ordering: .relaxed) == 0)
    #expect(all.values == Array(0...3_000))
    #expect(model.number == 3_000)
  }

  @Test func `a token cancelled by two threads runs its closure once`() {
    for _ in 0..<300 {
      let count = Atomic(0)
      let token = AnyCancellable { count.wrappingAdd(1, ordering: .relaxed) }
      sideBySide([{ token.cancel() }, { token.cancel() }])
      #expect(count.load(ordering: .relaxed) == 1)
    }
  }
}
