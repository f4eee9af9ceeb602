// 2. A model that changes, and a window that follows it.
//
// New: @Published and publishers built from it; `tapPublisher`, which sends each press of a button;
// `bind`, which writes what a publisher sends into a property of a widget; and cancellables, which
// end all of that with the window. The model knows no widget, so its test needs no display.
//
//     make example NAME=counter

import Weir
import WeirGtk

/// A number that goes up and down.
final class CounterModel {
  @Published private(set) var count = 0

  /// The number as the window shows it.
  private(set) lazy var words: AnyPublisher<String, Never> =
    $count
    .map { count in
      switch count {
      case 1: "Pressed once"
      case 2...: "Pressed \(count) times"
      default: "Not pressed yet"
      }
    }
    .eraseToAnyPublisher()

  func add() { count += 1 }

  func reset() { count = 0 }
}

final class CounterWindow: Window {
  private var cancellables: Set<AnyCancellable> = []

  init(_ application: Application, _ model: CounterModel) {
    super.init(application, title: "Counter")
    let words = Label()
    words.addCSSClass("title-2")
    words.bind(\.text, to: model.words).store(in: &cancellables)

    let add = Button("_Press")
    add.isSuggested = true
    add.tapPublisher.sink { model.add() }.store(in: &cancellables)
    let reset = Button("_Start Again")
    reset.tapPublisher.sink { model.reset() }.store(in: &cancellables)

    let buttons = Box(.horizontal, spacing: 12, [add, reset])
    buttons.isHomogeneous = true
    let column = Box(.vertical, spacing: 24, [words, buttons])
    column.margins = Margins(24)
    child = column
  }
}

@main
@MainActor
struct Counter {
  static func main() {
    Application("io.github.weir.examples.Counter").runAndExit { application in
      application.addClosingKeys()
      CounterWindow(application, CounterModel()).present()
    }
  }
}
