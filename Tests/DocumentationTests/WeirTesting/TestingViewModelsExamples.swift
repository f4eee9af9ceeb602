import Testing
import Weir
import WeirTesting

@Suite struct `Examples of testing models` {
  // page: "TestingViewModels", "Time is handed in"
  // example
  final class PatienceModel {
    @Published private(set) var seconds = 0
    private let scheduler: AnyScheduler<MonotonicTime, Never>
    private var ticks: AnyCancellable?

    init(scheduler: AnyScheduler<MonotonicTime, Never>) {
      self.scheduler = scheduler
    }

    func start() {
      let beginning = scheduler.now
      ticks = scheduler.timerPublisher(every: .seconds(1)).autoconnect()
        .sink { [weak self] now in
          self?.seconds = Int(beginning.distance(to: now).nanoseconds / 1_000_000_000)
        }
    }

    func stop() {
      ticks = nil
    }
  }
  // end

  // example
  @Test func `the seconds are counted`() {
    let clock = TestScheduler()
    let model = PatienceModel(scheduler: clock.eraseToAnyScheduler())
    model.start()
    clock.advance(by: .milliseconds(999))
    #expect(model.seconds == 0)
    clock.advance(by: .milliseconds(1))
    #expect(model.seconds == 1)

    clock.jump(by: .seconds(12))
    #expect(model.seconds == 13)

    model.stop()
    #expect(clock.pendingCount == 0)
  }
  // end

  // page: "TestingViewModels", "Answers are handed in"
  // example
  final class NameModel {
    @Published private(set) var isFree: Bool?
    private var cancellables: Set<AnyCancellable> = []

    init(
      name: CurrentValueSubject<String, Never>,
      isFree question: @escaping (String) -> AnyPublisher<Bool, Never>
    ) {
      name.dropFirst()
        .map { name in question(name).map(Optional.some).prepend(nil) }
        .switchToLatest()
        .sink { [weak self] in self?.isFree = $0 }
        .store(in: &cancellables)
    }
  }
  // end

  // example
  @Test func `a late answer does not overtake a newer one`() {
    let name = CurrentValueSubject<String, Never>("")
    var answers: [String: PassthroughSubject<Bool, Never>] = [:]
    let model = NameModel(name: name) { name in
      answers[name] = PassthroughSubject()
      return answers[name]!.eraseToAnyPublisher()
    }

    name.send("ad")
    name.send("ada")
    answers["ada"]?.send(false)
    answers["ad"]?.send(true)
    #expect(model.isFree == false)
  }
  // end
}
