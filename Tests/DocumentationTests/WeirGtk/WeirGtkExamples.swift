import GtkTesting
import Weir
import WeirGtk
import XCTest

@MainActor
final class NameModel {
  let name = CurrentValueSubject<String, Never>("Ada")
  let greeting: AnyPublisher<String, Never>
  let canSend: AnyPublisher<Bool, Never>

  init() {
    greeting = name.map { "Hello \($0)" }.eraseToAnyPublisher()
    canSend = name.map { !$0.isEmpty }.eraseToAnyPublisher()
  }

  func send() {}
}

// page: "WeirGtk", "Overview"
// example
@MainActor
final class NameScreen {
  let content: Box
  private var cancellables: Set<AnyCancellable> = []

  init(model: NameModel) {
    let entry = Entry()
    let greeting = Label()
    let send = Button("_Send")
    content = Box(.vertical, spacing: 12, [entry, greeting, send])

    entry.createBinding(with: model.name, storeIn: &cancellables)
    greeting.bind(\.text, to: model.greeting).store(in: &cancellables)
    send.bind(\.isSensitive, to: model.canSend).store(in: &cancellables)
    send.tapPublisher.sink { model.send() }.store(in: &cancellables)
  }
}
// end

/// The examples of widgets, with real ones.
final class WeirGtkExamples: XCTestCase {
  private final class Settings {
    @Published var title = "Notes"
    @Published var volume = 0.5
  }

  func testAScreenIsMadeAndLetGo() throws {
    try withGtk {
      let model = NameModel()
      var screen: NameScreen? = NameScreen(model: model)
      weak let content = screen?.content
      XCTAssertNotNil(content)
      screen = nil
      XCTAssertNil(content)
    }
  }

  func testEventsAreStreams() throws {
    try withGtk {
      let entry = Entry()
      var cancellables: Set<AnyCancellable> = []
      var printed: [String] = []
      func print(_ item: Any) { printed.append("\(item)") }
      // page: "EventPublishers", "By name"
      // example
      entry.publisher(for: .changed)
        .sink { entry in print(entry.text) }
        .store(in: &cancellables)
      // end
      entry.setValue("Ada", of: "text")
      XCTAssertEqual(printed.last, "Ada")

      cancellables.removeAll()
      // page: "EventPublishers", "One value a turn"
      // example
      entry.textPublisher
        .settled()
        .sink { text in print("searching for \(text)") }
        .store(in: &cancellables)
      // end
      printed = []
      entry.text = "Grace"
      entry.text = "Hedy"
      settleLoop()
      XCTAssertEqual(printed, ["searching for Hedy"])
    }
  }

  func testWidgetAndModelAreKeptTheSame() throws {
    try withGtk {
      let (entry, greeting, scale) = (Entry(), Label(), Scale(0...1, step: 0.1))
      let model = NameModel()
      let settings = Settings()
      var cancellables: Set<AnyCancellable> = []
      // page: "Bindings", "Overview"
      // example
      entry.createBinding(with: model.name, storeIn: &cancellables)
      greeting.bind(\.text, to: model.greeting).store(in: &cancellables)
      // end
      model.name.send("Grace")
      XCTAssertEqual(entry.text, "Grace")
      XCTAssertEqual(greeting.text, "Hello Grace")

      cancellables.removeAll()
      // example
      entry.createBinding(with: settings, \.title, \.$title, storeIn: &cancellables)
      scale.createBinding(with: settings, \.volume, \.$volume, storeIn: &cancellables)
      // end
      XCTAssertEqual(entry.text, "Notes")
      XCTAssertEqual(scale.value, 0.5)
      entry.setValue("Letters", of: "text")
      settleLoop()
      XCTAssertEqual(settings.title, "Letters")
    }
  }

  func testAnyOtherValueIsFollowedAndBoundByItsName() throws {
    try withGtk {
      let stack = Stack()
      stack.add(Label(), name: "first", title: "First")
      stack.add(Label(), name: "second", title: "Second")
      let page = CurrentValueSubject<String?, Never>("second")
      var cancellables: Set<AnyCancellable> = []
      var printed: [String] = []
      func print(_ item: Any) { printed.append("\(item)") }
      // page: "Bindings", "Any other value"
      // example
      stack.publisher(for: .visibleChildName)
        .sink { name in print(name ?? "no page") }
        .store(in: &cancellables)
      stack.createBinding(of: .visibleChildName, with: page, storeIn: &cancellables)
      // end
      XCTAssertEqual(printed, ["first", "second"])
      stack.setValue("first", of: "visible-child-name")
      XCTAssertEqual(page.value, "first")
    }
  }
}
