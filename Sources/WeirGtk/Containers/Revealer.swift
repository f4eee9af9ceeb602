import CGtk
import Weir

/// Shows and hides a widget with a movement, where the user has not turned movements off.
open class Revealer: Widget {
  /// How the widget comes and goes.
  public enum Transition: Int32, Sendable {
    case none, crossfade, slideRight, slideLeft, slideUp, slideDown
  }

  public init(_ child: Widget? = nil) {
    super.init(taking: weir_new_revealer())
    if let child { self.child = child }
  }

  /// What is shown and hidden.
  public var child: Widget? {
    get { weir_revealer_child(pointer).map(Widget.wrapping) }
    set { weir_revealer_set_child(pointer, newValue?.pointer) }
  }

  /// Whether the child is to be shown. Setting it begins the movement.
  public var revealsChild: Bool {
    get { weir_revealer_reveals(pointer) }
    set { weir_revealer_set_reveals(pointer, newValue) }
  }

  /// Whether any of the child can be seen: until the end of the movement that hides it, and from the
  /// end of the one that shows it.
  public var isChildRevealed: Bool { weir_revealer_is_revealed(pointer) }

  public func setTransition(_ transition: Transition, milliseconds: Int = 250) {
    weir_revealer_set_transition(
      pointer, transition.rawValue, UInt32(clamping: milliseconds))
  }

  /// Sends whether the child is to be shown: the present state first, then each change. From code,
  /// since the user cannot change it. Rules as ``ValuePublisher``.
  public var revealsChildPublisher: ValuePublisher<Bool> { publisher(for: .revealsChild) }

  /// Sends ``isChildRevealed``: the present state first, then each end of a movement. Rules as
  /// ``ValuePublisher``.
  public var isChildRevealedPublisher: ValuePublisher<Bool> {
    ValuePublisher(self, Origin("notify::child-revealed")) { $0.isChildRevealed }
  }
}

extension BindableProperty where Source: Revealer, Value == Bool {
  /// Whether the child is to be shown.
  public static var revealsChild: Self {
    Self("notify::reveal-child", get: { $0.revealsChild }, set: { $0.revealsChild = $1 })
  }
}

extension Revealer: ValueControl {
  /// Whether the child is to be shown.
  public var valueAccess: ValueAccess<Bool> { ValueAccess(self, .revealsChild) }
}
