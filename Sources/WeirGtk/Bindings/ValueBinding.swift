/// Keeps a widget with a value and a model's value the same: a number, a choice, a set of rows.
///
/// The widget's value goes to the model whenever it is another, the user's or a narrowed range's.
/// The model's goes to the widget unless it is there already; what the widget made of it (the nearest
/// end of its range, for infinities too; no choice, for one that is not there) goes back to the model,
/// once. A NaN is not written: the model is told once what the widget holds. A model that insists is
/// not answered again.
@MainActor
final class ValueBinding<Control: ValueControl> {
  private let control: Control
  private let send: (Control.Value) -> Void
  private let precision: (Control.Value) -> Control.Value
  private let schedule: Correction.Schedule
  private lazy var correction = Correction(schedule: schedule) { [unowned self] in
    if let shown { send(shown) }
  }

  /// Nil when the widget had gone before the binding began.
  private var shown: Control.Value?
  private var waiting: Control.Value?
  private var refused: Control.Value?
  private var isWriting = false

  /// - Parameters:
  ///   - send: Gives a value to the model.
  ///   - precision: What is left of a value in the model's type.
  ///   - schedule: Runs work at the end of the main loop's turn.
  init(
    _ control: Control, send: @escaping (Control.Value) -> Void,
    precision: @escaping (Control.Value) -> Control.Value = { $0 },
    schedule: @escaping Correction.Schedule
  ) {
    self.control = control
    self.send = send
    self.precision = precision
    self.schedule = schedule
    shown = control.heldValue.map(precision)
  }

  /// The widget's value may be another.
  func controlChanged() {
    guard !isWriting, let held = control.heldValue else { return }
    let value = precision(held)
    guard value != shown else { return }
    shown = value
    refused = nil
    correction.drop()
    send(value)
  }

  /// The model's value is another.
  func modelChanged(_ value: Control.Value) {
    guard value != shown else { return correction.drop() }
    guard !isSame(value, refused) else { return }
    waiting = value
    while !isWriting, let value = waiting, control.heldValue != nil {
      waiting = nil
      if !isNaN(value) {
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
  private func isSame(_ value: Control.Value, _ refused: Control.Value?) -> Bool {
    guard let refused else { return false }
    return value == refused || (isNaN(value) && isNaN(refused))
  }

  /// Only a NaN is not equal to itself.
  private func isNaN(_ value: Control.Value) -> Bool { value != value }
}
