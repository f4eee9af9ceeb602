import FormModels
import Weir
import WeirGtk

/// A scale, and a label that shows its number.
@MainActor
final class SliderScreen: Screen {
  let root: Widget
  let scale = Scale(0...1, step: 0.01)
  let readout = Label()
  let clear = Button(tr("_Clear"))
  private var cancellables: Set<AnyCancellable> = []

  init(_ model: SliderModel) {
    let layout = FormLayout()
    root = layout.root
    layout.add(FormRow(tr("_Number"), scale), beside: clear)
    layout.add(readout)
    scale.page = 0.1
    scale.digits = 2
    readout.addCSSClass("title-1")
    readout.addCSSClass("numeric")
    readout.xalign = 0

    scale.createBinding(with: model.numberSubject, storeIn: &cancellables)
    readout.bind(
      \.text,
      to: model.shownNumber.map {
        tr("Number: {number}", ["number": Translation.text($0, digits: 2)])
      }
    )
    .store(in: &cancellables)
    clear.tapPublisher
      .sink { [weak scale] in
        model.clear()
        scale?.grabFocus()
      }
      .store(in: &cancellables)
  }

  func takeFocus() {
    scale.grabFocus()
  }
}
