import CGtk
import Weir

/// A number to type, or to change step by step.
///
/// What the user types is the value only when they press Return, leave the field or take a step; until
/// then nothing is announced. ``update()`` makes it the value from code. What is no number is replaced
/// by the value there was.
///
/// ```swift
/// let age = SpinButton(0...150)
/// age.createBinding(with: model.age, storeIn: &cancellables)
/// ```
open class SpinButton: Widget {
  /// - Parameters:
  ///   - range: The least and the greatest value.
  ///   - step: What an arrow adds; Page Up and Page Down add ten times as much.
  ///   - digits: How many places after the point are shown; what is typed is rounded to them.
  public init(_ range: ClosedRange<Double> = 0...100, step: Double = 1, digits: Int = 0) {
    super.init(
      taking: weir_new_spin(range.lowerBound, range.upperBound, step, Self.digits(digits)))
  }

  /// The value. One outside the range is brought to its nearest end, infinity too; NaN, which GTK
  /// would take for the greatest value, is not taken. What is being typed is replaced, and an unfinished
  /// composition of an input method dropped.
  public var value: Double {
    get { weir_spin_value(pointer) }
    set {
      guard !newValue.isNaN else { return }
      weir_editable_reset_composition(pointer)
      settingFromCode(pointer) { weir_spin_set_value(pointer, newValue) }
    }
  }

  /// The least and the greatest value. A value that no longer fits is brought to the nearest end.
  public var range: ClosedRange<Double> {
    get {
      var minimum = 0.0
      var maximum = 0.0
      weir_spin_range(pointer, &minimum, &maximum)
      return minimum...maximum
    }
    set {
      settingFromCode(pointer) {
        weir_spin_set_range(pointer, newValue.lowerBound, newValue.upperBound)
      }
    }
  }

  /// What an arrow adds.
  public var step: Double {
    get { increments.step }
    set { weir_spin_set_increments(pointer, newValue, increments.page) }
  }

  /// What Page Up adds.
  public var page: Double {
    get { increments.page }
    set { weir_spin_set_increments(pointer, increments.step, newValue) }
  }

  /// How many places after the point are shown, from 0 to 20. A value set from code keeps more.
  public var digits: Int {
    get { Int(weir_spin_digits(pointer)) }
    set { weir_spin_set_digits(pointer, Self.digits(newValue)) }
  }

  /// Whether a step beyond one end leads to the other.
  public var wraps: Bool {
    get { weir_spin_wraps(pointer) }
    set { weir_spin_set_wraps(pointer, newValue) }
  }

  /// Whether only digits and signs can be typed.
  public var isNumeric: Bool {
    get { weir_spin_numeric(pointer) }
    set { weir_spin_set_numeric(pointer, newValue) }
  }

  /// Whether what is typed becomes the nearest whole number of steps.
  public var snapsToSteps: Bool {
    get { weir_spin_snaps(pointer) }
    set { weir_spin_set_snaps(pointer, newValue) }
  }

  /// The text in the field: what the user is typing, or the value.
  public var text: String { weir_editable_text(pointer).map { String(cString: $0) } ?? "" }

  /// Whether the user has typed something that is not the value yet.
  public var isBeingTypedIn: Bool { !isDisposed && weir_spin_is_typed_in(pointer) }

  /// Whether an input method shows text that is not part of ``text`` yet.
  public var isComposing: Bool { weir_editable_is_composing(pointer) }

  /// Makes what is typed the value, as Return does.
  public func update() {
    weir_spin_update(pointer)
  }

  private static func digits(_ count: Int) -> Int32 { Int32(min(max(count, 0), 20)) }

  private var increments: (step: Double, page: Double) {
    var step = 0.0
    var page = 0.0
    weir_spin_increments(pointer, &step, &page)
    return (step, page)
  }

  /// Sends the value: the present one first, then each new one, by the user or from code.
  ///
  /// Typed digits are sent when the user is through with them. On the main thread; finishes when the
  /// widget is disposed of. Without demand nothing is queued: once asked again it sends the latest
  /// value, if that is new.
  public var valuePublisher: ValuePublisher<Double> {
    ValuePublisher(self, Origin("value-changed")) { $0.value }
  }

  /// Sends when a step has led from one end to the other. No initial value, by the user only; other
  /// rules as ``EventPublisher``.
  public var wrapPublisher: SignalPublisher<Void> {
    SignalPublisher(self, Origin("wrapped")) { _ in () }
  }
}

extension SpinButton: ValueControl {
  /// The value, not the digits of it that are shown. While the user types or an input method composes,
  /// a model's value waits, and what the user enters wins over it.
  public var valueAccess: ValueAccess<Double> {
    ValueAccess(
      pointer, "value-changed", read: { weir_spin_value($0) },
      write: { weir_spin_set_value($0, $1) },
      typing: .init(
        watch: { binding, spin, handler in
          binding.listen(to: spin, "changed", handler)
          binding.listen(to: weir_editable_delegate(spin), "preedit-changed", handler)
        }, isUnderWay: { weir_spin_is_typed_in($0) || weir_editable_is_composing($0) }))
  }
}

extension Signal where Source: SpinButton {
  /// The value has changed, by the user or from code.
  public static var valueChanged: Self { Self("value-changed") }
}
