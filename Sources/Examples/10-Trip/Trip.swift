// 10. A form in steps, with rules across its fields.
//
// New: FormModels' Field, Rule and Form, which know when a value is right and when to say that it is
// not; and FormViews' FormRow, which shows that next to a control, in looks and in words. Next, or Return
// in a text, goes on, or leads to the first field that is wrong.
//
//     make example NAME=trip

import FormModels
import FormViews
import Weir
import WeirGtk

final class TripWindow: Window {
  private let model: TripModel
  private let stack = Stack()
  private let heading = Label()
  private let summary = FormLayout.note()
  private let back = Button("_Back")
  private let next = Button("_Next")
  private let arrival = SpinButton(1...30)
  private let departure = SpinButton(1...30)
  private var rows: [[FormRow]] = []
  private var cancellables: Set<AnyCancellable> = []

  init(_ application: Application, _ model: TripModel) {
    self.model = model
    super.init(application, title: "Trip")
    addSteps()
    build()
    back.tapPublisher.sink { model.goBack() }.store(in: &cancellables)
    next.tapPublisher.sink { [weak self] in self?.goOn() }.store(in: &cancellables)
    model.$step.receive(on: MainLoop.main)
      .sink { [weak self] in self?.show(step: $0) }
      .store(in: &cancellables)
    model.$isBooked.filter { $0 }
      .sink { [weak self] _ in self?.showBooked() }
      .store(in: &cancellables)
  }

  private func addSteps() {
    let (name, email, emailAgain) = (Entry(), Entry(), Entry())
    for entry in [name, email, emailAgain] { entry.activatesDefault = true }
    email.inputPurpose = .email
    emailAgain.inputPurpose = .email
    add([
      FormRow("_Name", name, model.name), FormRow("_E-mail", email, model.email),
      FormRow("_Repeat it", emailAgain, model.emailAgain),
    ])
    add([
      FormRow("_Arrive in June on", arrival, model.arrival),
      FormRow("_Leave on", departure, model.departure),
    ])
    add([FormRow("_Terms", CheckButton("Accepted"), model.isAgreed)], below: summary)
  }

  private func add(_ step: [FormRow], below note: Label? = nil) {
    let layout = FormLayout()
    for row in step { layout.add(row) }
    if let note { layout.add(note) }
    stack.add(layout.root, name: "\(rows.count)", title: "")
    rows.append(step)
  }

  private func build() {
    heading.addCSSClass("title-2")
    heading.margins = Margins(top: 24)
    next.isSuggested = true
    defaultWidget = next
    let buttons = Box(.horizontal, spacing: 12, [back, next])
    buttons.halign = .end
    buttons.margins = Margins(top: 0, start: 24, bottom: 24, end: 24)
    child = Box(.vertical, [heading, stack, buttons])
  }

  /// What is typed into a spin button is its value once it is left, and a button that is pressed by its
  /// access key leaves it where it is.
  private func goOn() {
    for spin in [arrival, departure] { spin.update() }
    model.goOn()
  }

  private func show(step: Int) {
    stack.visibleChildName = "\(step)"
    heading.text = ["1 of 3: Who travels", "2 of 3: When", "3 of 3: Is this right?"][step]
    next.label = step == 2 ? "B_ook" : "_Next"
    summary.text = model.summary
    rows[step][0].control.grabFocus()
    back.isSensitive = step > 0
  }

  private func showBooked() {
    heading.text = "Booked"
    summary.text = model.summary + " We look forward to it."
    summary.announce(summary.text)
    rows[2][0].control.grabFocus()
    for button in [back, next] { button.isSensitive = false }
  }
}

@main
@MainActor
struct Trip {
  static func main() {
    Application("io.github.weir.examples.Trip").runAndExit { application in
      application.addClosingKeys()
      TripWindow(application, TripModel(scheduler: MainLoop.main.eraseToAnyScheduler())).present()
    }
  }
}
