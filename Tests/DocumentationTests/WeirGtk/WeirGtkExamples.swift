import Weir
import WeirGtk

// These are compiled and not run: they need a screen.

@MainActor
final class NameModel {
  let name = CurrentValueSubject<String, Never>("")
  let greeting = Just("Hello")
  let canSend = Just(true)

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

@MainActor
private func events(_ entry: Entry, _ cancellables: inout Set<AnyCancellable>) {
  // page: "EventPublishers", "By name"
  // example
  entry.publisher(for: .changed)
    .sink { entry in print(entry.text) }
    .store(in: &cancellables)
  // end

  // page: "EventPublishers", "One value a turn"
  // example
  entry.textPublisher
    .settled()
    .sink { text in print("searching for \(text)") }
    .store(in: &cancellables)
  // end
}

private final class Settings {
  @Published var title = ""
  @Published var volume = 0.5
}

@MainActor
private func bindings(
  _ entry: Entry, _ scale: Scale, _ greeting: Label, _ model: NameModel, _ settings: Settings,
  _ cancellables: inout Set<AnyCancellable>
) {
  // page: "Bindings", "Overview"
  // example
  entry.createBinding(with: model.name, storeIn: &cancellables)
  greeting.bind(\.text, to: model.greeting).store(in: &cancellables)
  // end

  // example
  entry.createBinding(with: settings, \.title, \.$title, storeIn: &cancellables)
  scale.createBinding(with: settings, \.volume, \.$volume, storeIn: &cancellables)
  // end
}

@MainActor
private func pages(
  _ stack: Stack, _ page: CurrentValueSubject<String?, Never>,
  _ cancellables: inout Set<AnyCancellable>
) {
  // page: "Bindings", "Any other value"
  // example
  stack.publisher(for: .visibleChildName)
    .sink { name in print(name ?? "no page") }
    .store(in: &cancellables)
  stack.createBinding(of: .visibleChildName, with: page, storeIn: &cancellables)
  // end
}

@MainActor
final class GreetingModel {
  let name = CurrentValueSubject<String, Never>("")
  let greeting = Just("Hello")
  let canClear = Just(true)
}

// page: "PortingFromUIKit", "A screen"
// example
@MainActor
final class GreetingScreen {
  let content: Box
  private var cancellables: Set<AnyCancellable> = []

  init(model: GreetingModel) {
    let name = Entry()
    let greeting = Label()
    let clear = Button("_Clear")
    content = Box(.vertical, spacing: 12, [name, greeting, clear])

    name.createBinding(with: model.name, storeIn: &cancellables)
    greeting.bind(\.text, to: model.greeting).store(in: &cancellables)
    clear.bind(\.isSensitive, to: model.canClear).store(in: &cancellables)
    clear.tapPublisher.sink { [weak name] in name?.clear() }.store(in: &cancellables)
  }
}
// end
