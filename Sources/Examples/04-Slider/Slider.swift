// 4. Time.
//
// New: a scheduler. The label follows the slider at most ten times a second, by `throttle`. The model
// takes the scheduler in its init: the main loop here, virtual time in its test, which therefore
// waits for nothing. And a slider of Doubles bound to a model of whole numbers.
//
//     make example NAME=slider

import Weir
import WeirGtk

/// A volume in percent.
final class SliderModel {
  let percent = CurrentValueSubject<Int, Never>(40)

  /// The volume in words: at most ten times a second, and the last one always.
  let words: AnyPublisher<String, Never>

  init(scheduler: AnyScheduler<MonotonicTime, Never>) {
    words =
      percent
      .throttle(for: .milliseconds(100), scheduler: scheduler, latest: true)
      .map { $0 == 0 ? "Silent" : "\($0) %" }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }
}

final class SliderWindow: Window {
  private var cancellables: Set<AnyCancellable> = []

  init(_ application: Application, _ model: SliderModel) {
    super.init(application, title: "Slider")
    let scale = Scale(0...100)
    scale.hexpand = true
    scale.createBinding(with: model.percent, storeIn: &cancellables)

    let words = Label()
    words.addCSSClass("title-2")
    words.bind(\.text, to: model.words).store(in: &cancellables)

    let row = Box(.horizontal, spacing: 12, [Label(mnemonic: "_Volume", for: scale), scale])
    let column = Box(.vertical, spacing: 24, [row, words])
    column.margins = Margins(24)
    child = column
    defaultSize = (360, -1)
  }
}

@main
@MainActor
struct Slider {
  static func main() {
    Application("io.github.weir.examples.Slider").runAndExit { application in
      application.addClosingKeys()
      let model = SliderModel(scheduler: MainLoop.main.eraseToAnyScheduler())
      SliderWindow(application, model).present()
    }
  }
}
