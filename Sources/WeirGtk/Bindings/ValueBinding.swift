/// Keeps a widget with a number and a model's number the same.
///
/// The widget's number goes to the model whenever it is another, the user's or a narrowed range's.
/// The model's goes to the widget unless it is there already; what the widget made of it (the nearest
/// end of its range, for infinities too) goes back to the model, once. A NaN is not written: the
/// model is told once what the widget holds. A model that insists is not answered again.
@MainActor
final class ValueBinding<Value: BinaryFloatingPoint, Control: ValueControl> {
  private let control: Control
  private let send: (Value) -> Void
  private let schedule: Correction.Schedule
  private lazy var correction = Correction(schedule: schedule) { [unowned self] in send(shown) }

  private var shown: Value
  private var waiting: Value?
  private var refused: Value?
  private var isWriting = false

  /// - Parameters:
  ///   - send: Gives a number to the model.
  ///   - schedule: Runs work at the end of the main loop's turn.
  init(
    _ control: Control, send: @escaping (Value) -> Void, schedule: @escaping Correction.Schedule
  ) {
    self.control = control
    self.send = send
    self.schedule = schedule
    shown = Value(control.heldValue ?? 0)
  }

  /// The widget's number may be another.
  func controlChanged() {
    guard !isWriting, let held = control.heldValue else { return }
    let value = Value(held)
    guard value != shown else { return }
    shown = value
    refused = nil
    correction.drop()
    send(value)
  }

  /// The model's number is another.
  func modelChanged(_ value: Value) {
    guard value != shown else { return correction.drop() }
    guard !isSame(value, refused) else { return }
    waiting = value
    while !isWriting, let value = waiting, control.heldValue != nil {
      waiting = nil
      if !value.isNaN {
        isWriting = true
        control.heldValue = Double(value)
        isWriting = false
        shown = control.heldValue.map { Value($0) } ?? value
        guard shown != value else { continue }
      }
      refused = value
      if waiting == nil { correction.make() }
    }
  }

  /// NaN is the same as NaN here.
  private func isSame(_ value: Value, _ refused: Value?) -> Bool {
    guard let refused else { return false }
    return value == refused || (value.isNaN && refused.isNaN)
  }
}
