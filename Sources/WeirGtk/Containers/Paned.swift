import CGtk
import Weir

/// Two widgets with a handle between them that the user can move; F8 goes to it.
open class Paned: Widget {
  public init(_ orientation: Orientation = .horizontal, start: Widget? = nil, end: Widget? = nil) {
    super.init(taking: weir_new_paned(orientation.rawValue))
    if let start { setStart(start, resizes: false) }
    if let end { setEnd(end) }
  }

  /// - Parameters:
  ///   - child: The widget before the handle.
  ///   - resizes: Whether it takes part when there is more room.
  ///   - shrinks: Whether the handle may go over it, so that it is cut.
  public func setStart(_ child: Widget?, resizes: Bool = true, shrinks: Bool = false) {
    weir_paned_set_start(pointer, child?.pointer, resizes, shrinks)
  }

  /// The same for the widget after the handle.
  public func setEnd(_ child: Widget?, resizes: Bool = true, shrinks: Bool = false) {
    weir_paned_set_end(pointer, child?.pointer, resizes, shrinks)
  }

  /// The widget before the handle.
  public var start: Widget? { weir_paned_start(pointer).map(Widget.wrapping) }

  /// The widget after the handle.
  public var end: Widget? { weir_paned_end(pointer).map(Widget.wrapping) }

  /// Where the handle is, in pixels from the start. While the widget is shown, a position where a
  /// part would be too small is brought to the nearest that is not.
  public var position: Int {
    get { Int(weir_paned_position(pointer)) }
    set { weir_paned_set_position(pointer, Int32(clamping: max(0, newValue))) }
  }

  /// Sends where the handle is: the present position first, then each new one, by the user, from code
  /// or because there is other room. Rules as ``ValuePublisher``.
  public var positionPublisher: ValuePublisher<Int> { publisher(for: .position) }
}

extension BindableProperty where Source: Paned, Value == Int {
  /// Where the handle is, in pixels from the start.
  public static var position: Self {
    Self("notify::position", get: { $0.position }, set: { $0.position = $1 })
  }
}

extension Paned: ValueControl {
  /// Where the handle is, in pixels from the start.
  public var valueAccess: ValueAccess<Int> { ValueAccess(self, .position) }
}
