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
