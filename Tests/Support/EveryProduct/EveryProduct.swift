import FormModels
import FormViews
import Foundation
import Weir
import WeirFoundation
import WeirGtk
import WeirTesting
import WeirText

/// Uses every library of Weir from outside, as a program that depends on it does: `.ci/try-new`.
@main
@MainActor
struct EveryProduct {
  static func main() throws {
    try Display.open()
    let clock = TestScheduler()
    let name = Field("", scheduler: clock.eraseToAnyScheduler(), rules: [.length(atLeast: 4)])
    let entry = Entry()
    let layout = FormLayout()
    let row = FormRow("_Name", entry, name)
    layout.add(row)
    let window = Window(title: "Every product")
    window.child = layout.root

    entry.text = "Ada"
    clock.advance(by: .seconds(1))
    check(name.value == "Ada", "FormViews binds an entry to a field of FormModels")
    check(entry.isInvalid, "FormModels judges after WeirTesting's clock has advanced")
    withExtendedLifetime(row) {}
    check(
      TextDocument("Dear Ada").replacing(5..<8, with: "Grace").string == "Dear Grace",
      "WeirText edits")

    var ticks = 0
    let timer = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
      .prefix(3)
      .receive(on: DispatchQueue.main)
      .sink(receiveCompletion: { _ in ticks += 1 }, receiveValue: { _ in ticks += 1 })
    while ticks < 4 { MainLoop.main.iterate(blocking: true) }
    timer.cancel()
    window.destroy()
    print("Every product works.")
  }

  private static func check(_ holds: Bool, _ sentence: String) {
    guard !holds else { return }
    print("This does not hold: \(sentence).")
    exit(EXIT_FAILURE)
  }
}
