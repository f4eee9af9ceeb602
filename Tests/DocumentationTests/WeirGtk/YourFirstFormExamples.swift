import Glibc
import GtkTesting
import Testing
import Weir
import WeirGtk
import WeirTesting
import XCTest

// page: "YourFirstForm", "The model"
// example
final class InviteModel {
  let address = CurrentValueSubject<String, Never>("")
  @Published private(set) var invited: [String] = []

  /// Whether Send is on.
  let canSend: AnyPublisher<Bool, Never>
  /// What is wrong with the address, said once the typing rests.
  let problem: AnyPublisher<String, Never>

  init(scheduler: AnyScheduler<MonotonicTime, Never>) {
    canSend = address.map(Self.isComplete).removeDuplicates().eraseToAnyPublisher()
    problem =
      address
      .debounce(for: .milliseconds(500), scheduler: scheduler)
      .map { $0.isEmpty || Self.isComplete($0) ? "" : "An address looks like ada@example.org." }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  func send() {
    guard Self.isComplete(address.value) else { return }
    invited.append(address.value)
    address.send("")
  }

  private static func isComplete(_ address: String) -> Bool {
    address.wholeMatch(of: /[^@ ]+@[^@ ]+/) != nil
  }
}
// end

// page: "YourFirstForm", "The view"
// example
final class InviteWindow: Window {
  let address = Entry()
  let problem = Label()
  let send = Button("_Send")
  private var cancellables: Set<AnyCancellable> = []

  init(_ application: Application, model: InviteModel) {
    super.init(application, title: "Invite")
    let name = Label(mnemonic: "_Address", for: address)
    send.isSuggested = true
    let content = Box(.vertical, spacing: 12, [name, address, problem, send])
    content.margins = Margins(24)
    child = content

    address.createBinding(with: model.address, storeIn: &cancellables)
    problem.bind(\.text, to: model.problem).store(in: &cancellables)
    send.bind(\.isSensitive, to: model.canSend).store(in: &cancellables)
    send.tapPublisher.merge(with: address.activatePublisher)
      .sink { [weak self] in
        self?.address.grabFocus()
        model.send()
      }
      .store(in: &cancellables)
  }
}
// end

@MainActor private func main() throws {
  // page: "YourFirstForm", "The program"
  // example
  let application = Application("org.example.Invite")
  exit(
    try application.run { application in
      let model = InviteModel(scheduler: MainLoop.main.eraseToAnyScheduler())
      InviteWindow(application, model: model).present()
    })
  // end
}

@Suite struct `Examples of the first form` {
  // page: "YourFirstForm", "The test"
  // example
  @Test func `an address is judged once the typing rests`() {
    let clock = TestScheduler()
    let model = InviteModel(scheduler: clock.eraseToAnyScheduler())
    let problems = model.problem.record(on: clock)

    model.address.send("ada@")
    clock.advance(by: .milliseconds(499))
    #expect(problems.values == [])
    clock.advance(by: .milliseconds(1))
    #expect(problems.values == ["An address looks like ada@example.org."])

    model.send()
    #expect(model.invited == [])
    model.address.send("ada@example.org")
    model.send()
    #expect(model.invited == ["ada@example.org"])
    #expect(model.address.value == "")
  }
  // end
}

final class YourFirstFormExamples: XCTestCase {
  func testTheWindowInvites() throws {
    try withGtk {
      let application = Application("org.example.Invite", isUnique: false)
      let model = InviteModel(scheduler: MainLoop.main.eraseToAnyScheduler())
      try application.run(arguments: ["invite"]) { application in
        let window = InviteWindow(application, model: model)
        window.present()
        model.address.send("ada@example.org")
        XCTAssertTrue(window.send.isSensitive)
        window.send.grabFocus()
        XCTAssertTrue(window.send.activate())
        XCTAssertTrue(turnLoop { model.invited == ["ada@example.org"] })
        XCTAssertFalse(window.send.isSensitive)
        XCTAssertTrue(window.focus === window.address, "the keyboard is not left nowhere")
        window.destroy()
      }
    }
  }
}
