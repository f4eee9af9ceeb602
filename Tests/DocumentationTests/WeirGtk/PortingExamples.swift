import GtkTesting
import Testing
import Weir
import WeirFoundation
import WeirGtk
import WeirTesting
import XCTest

// page: "PortingFromUIKit", "The model comes over"
// example
final class JoinModel {
  @Published var name = ""
  @Published private(set) var count = 0

  lazy var canJoin: AnyPublisher<Bool, Never> =
    $name
    .debounce(for: .milliseconds(500), scheduler: RunLoop.main)
    .map { $0.count > 3 }
    .combineLatest($count.map { $0 >= 10 })
    .map { isLong, hasWaited in isLong && hasWaited }
    .removeDuplicates()
    .eraseToAnyPublisher()

  private var ticks: AnyCancellable?

  func start() {
    ticks = Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] _ in self?.count += 1 }
  }

  func stop() {
    ticks = nil
  }
}
// end

// page: "PortingFromUIKit", "The view is written anew"
// example
@MainActor
final class JoinScreen {
  let content: Box
  let name = Entry()
  let count = Label()
  let join = Button("_Join")
  private var cancellables: Set<AnyCancellable> = []

  init(model: JoinModel) {
    let title = Label(mnemonic: "_Name", for: name)
    content = Box(.vertical, spacing: 12, [title, name, count, join])

    name.createBinding(with: model, \.name, \.$name, storeIn: &cancellables)
    count.bind(\.text, to: model.$count.map { "Count: \($0)" }).store(in: &cancellables)
    join.bind(\.isSensitive, to: model.canJoin).store(in: &cancellables)
    content.mapPublisher.sink { model.start() }.store(in: &cancellables)
    content.unmapPublisher.sink { model.stop() }.store(in: &cancellables)
  }
}
// end

// page: "PortingFromUIKit", "The model learns to wait for others"
// example
final class PatientJoinModel {
  @Published var name = ""
  private let scheduler: AnyScheduler<MonotonicTime, Never>

  private(set) lazy var isLong: AnyPublisher<Bool, Never> =
    $name
    .debounce(for: .milliseconds(500), scheduler: scheduler)
    .map { $0.count > 3 }
    .removeDuplicates()
    .eraseToAnyPublisher()

  init(scheduler: AnyScheduler<MonotonicTime, Never>) {
    self.scheduler = scheduler
  }
}
// end

@Suite struct `Examples of porting` {
  @Test func `the patient model is tested in virtual time`() {
    let clock = TestScheduler()
    let model = PatientJoinModel(scheduler: clock.eraseToAnyScheduler())
    let recorder = model.isLong.record(on: clock)
    clock.advance(by: .milliseconds(500))
    model.name = "Grace"
    clock.advance(by: .milliseconds(500))
    #expect(recorder.values == [false, true])
  }
}

final class PortingExamples: XCTestCase {
  func testTheScreenFollowsItsModelAndIsLetGo() throws {
    try withGtk {
      let model = JoinModel()
      var screen: JoinScreen? = JoinScreen(model: model)
      screen?.name.text = "Grace"
      XCTAssertEqual(model.name, "Grace")
      XCTAssertEqual(screen?.count.text, "Count: 0")
      XCTAssertTrue(turnLoop { screen?.join.isSensitive == false })
      weak let content = screen?.content
      XCTAssertNotNil(content)
      screen = nil
      XCTAssertNil(content)
    }
  }
}
