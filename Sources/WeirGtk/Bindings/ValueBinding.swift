/// Keeps a widget with a number and a model's number the same.
///
/// The widget's number goes to the model whenever it is another, the user's or a narrowed range's.
/// The model's goes to the widget unless it is there already; what the widget made of it (the nearest
/// end of its range, for infinities too) goes back to the model, once. A NaN is not written: the
/// model is told once what the widget holds. A model that insists is not answered again.
@MainActor
final class ValueBinding<Control: ValueControl> {
  private let control: Control
  private let send: (Double) -> Void
  private let precision: (Double) -> Double
  private let schedule: Correction.Schedule
  private lazy var correction = Correction(schedule: schedule) { [unowned self] in send(shown) }

  private var shown: Double
  private var waiting: Double?
  private var refused: Double?
  private var isWriting = false

  /// - Parameters:
  ///   - send: Gives a number to the model.
  ///   - precision: What is left of a number in the model's type.
  ///   - schedule: Runs work at the end of the main loop's turn.
  init(
    _ control: Control, send: @escaping (Double) -> Void,
    precision: @escaping (Double) -> Double = { $0 }, schedule: @escaping Correction.Schedule
  ) {
    self.control = control
    self.send = send
    self.precision = precision
    self.schedule = schedule
    shown = precision(control.heldValue ?? 0)
  }

  /// The widget's number may be another.
  func controlChanged() {
    guard !isWriting, let held = control.heldValue else { return }
    let value = precision(held)
    guard value != shown else { return }
    shown = value
    refused = nil
    correction.drop()
    send(value)
  }

  /// The model's number is another.
  func modelChanged(_ value: Double) {
    guard value != shown else { return correction.drop() }
    guard !isSame(value, refused) else { return }
    waiting = value
    while !isWriting, let value = waiting, control.heldValue != nil {
      waiting = nil
      if !value.isNaN {
        isWriting = true
        control.heldValue = value
        isWriting = false
        shown = control.heldValue.map(precision) ?? value
        guard shown != value else { continue }
      }
      refused = value
      if waiting == nil { correction.make() }
    }
  }

  /// NaN is the same as NaN here.
  private func isSame(_ value: Double, _ refused: Double?) -> Bool {
    guard let refused else { return false }
    return value == refused || (value.isNaN && refused.isNaN)
  }
}
