import CGtk
import Weir

/// A slider.
///
/// The value is what the slider holds, not what is printed beside it: ``digits`` rounds the user's
/// moves while the value is drawn, and never a value set from code. Choose digits that the step can
/// be seen in, or the arrow keys do nothing.
open class Scale: Widget {
  /// - Parameters:
  ///   - range: The least and the greatest value.
  ///   - step: What an arrow key adds; Page Up and Page Down add ten times as much.
  public init(_ range: ClosedRange<Double> = 0...100, step: Double = 1) {
    super.init(taking: weir_new_scale(range.lowerBound, range.upperBound, step))
    drawsValue = false
  }

  /// The value. One outside the range is brought to its nearest end, infinity too; NaN, which GTK
  /// would take for the greatest value, is not taken.
  public var value: Double {
    get { weir_range_value(pointer) }
    set {
      guard !newValue.isNaN else { return }
      settingFromCode(pointer) { weir_range_set_value(pointer, newValue) }
    }
  }

  /// The least and the greatest value. A value that no longer fits is brought to the nearest end.
  public var range: ClosedRange<Double> {
    get { weir_range_minimum(pointer)...weir_range_maximum(pointer) }
    set {
      settingFromCode(pointer) {
        weir_range_set_bounds(pointer, newValue.lowerBound, newValue.upperBound)
      }
    }
  }

  /// What an arrow key adds.
  public var step: Double {
    get { increments.step }
    set { weir_range_set_increments(pointer, newValue, increments.page) }
  }

  /// What Page Up adds.
  public var page: Double {
    get { increments.page }
    set { weir_range_set_increments(pointer, increments.step, newValue) }
  }

  /// How many places after the point are drawn; while drawn, the user's moves are rounded to them.
  public var digits: Int {
    get { Int(weir_scale_digits(pointer)) }
    set { weir_scale_set_digits(pointer, Int32(clamping: newValue)) }
  }

  /// Whether the value is printed beside the slider.
  public var drawsValue: Bool {
    get { weir_scale_draws_value(pointer) }
    set { weir_scale_set_draws_value(pointer, newValue) }
  }

  /// Whether the part from the start to the value is highlighted.
  public var highlightsOrigin: Bool {
    get { weir_scale_has_origin(pointer) }
    set { weir_scale_set_has_origin(pointer, newValue) }
  }

  public var orientation: Orientation {
    get { Orientation(rawValue: weir_orientable_orientation(pointer)) ?? .horizontal }
    set { weir_orientable_set_orientation(pointer, newValue.rawValue) }
  }

  /// Draws a mark at a value, with a text if there is one.
  public func addMark(at value: Double, text: String? = nil) {
    weir_scale_add_mark(pointer, value, false, text)
  }

  private var increments: (step: Double, page: Double) {
    var step = 0.0
    var page = 0.0
    weir_range_increments(pointer, &step, &page)
    return (step, page)
  }

  /// Sends the value: the present one first, then each new one, by the user or from code.
  ///
  /// On the main thread; finishes when the widget is disposed of. Without demand nothing is queued:
  /// once asked again it sends the latest value, if that is new.
  public var valuePublisher: ValuePublisher<Double> {
    ValuePublisher(self, Origin("value-changed")) { $0.value }
  }
}

extension Scale: ValueControl {
  /// The slider's own value, not the one that ``digits`` prints. A model may hold it as any number;
  /// see ``ValueControl``.
  public var valueAccess: ValueAccess<Double> {
    ValueAccess(
      pointer, "value-changed", read: { weir_range_value($0) },
      write: { weir_range_set_value($0, $1) })
  }
}
