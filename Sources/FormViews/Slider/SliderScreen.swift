import FormModels
import Weir
import WeirGtk

/// A scale, and a label that shows its number.
@MainActor
final class SliderScreen: Screen {
  let root: Widget
  let scale = Scale(0...1, step: 0.01)
  let readout = Label()
  let clearButton = Button(tr("_Clear"))
  private let model: SliderModel
  private var cancellables: Set<AnyCancellable> = []

  init(_ model: SliderModel) {
    self.model = model
    let layout = FormLayout()
    root = layout.root
    layout.add(FormRow(tr("_Number"), scale), beside: clearButton)
    layout.add(readout)
    scale.page = 0.1
    scale.digits = 2
    readout.addCSSClass("title-1")
    readout.addCSSClass("numeric")
    readout.xalign = 0
    readout.wraps = true

    scale.createBinding(with: model.numberSubject, storeIn: &cancellables)
    readout.bind(
      \.text,
      to: model.shownNumber.map {
        tr("Number: {number}", ["number": Translation.text($0, digits: 2)])
      }
    )
    .store(in: &cancellables)
    clearButton.tapPublisher
      .sink { [weak self] in self?.clear() }
      .store(in: &cancellables)
  }

  let help = [
    tr("The arrow keys change the number by a hundredth, Page Up and Page Down by a tenth."),
    tr("Home and End go to the ends of the slider."),
    tr("The label below follows twice a second."),
  ]

  func clear() {
    model.clear()
    scale.receiveFocus()
  }

  func takeFocus() {
    scale.receiveFocus()
  }
}
