import CGtk
import Weir

/// A bar at the bottom of a window for what can be done with what is above.
open class ActionBar: Widget {
  public init() {
    super.init(taking: weir_new_action_bar())
  }

  public func packStart(_ child: Widget) {
    weir_action_bar_pack(pointer, child.pointer, false)
  }

  public func packEnd(_ child: Widget) {
    weir_action_bar_pack(pointer, child.pointer, true)
  }

  public func setCenter(_ child: Widget?) {
    weir_action_bar_set_center(pointer, child?.pointer)
  }

  public func remove(_ child: Widget) {
    weir_action_bar_remove(pointer, child.pointer)
  }

  /// Whether the bar is to be seen. Setting it begins a movement, where the user has not turned
  /// movements off.
  public var isRevealed: Bool {
    get { weir_action_bar_is_revealed(pointer) }
    set { weir_action_bar_set_revealed(pointer, newValue) }
  }

  /// Sends whether the bar is to be seen: the present state first, then each change. From code, since
  /// the user cannot change it. Rules as ``ValuePublisher``.
  public var isRevealedPublisher: ValuePublisher<Bool> { publisher(for: .isRevealed) }
}

extension BindableProperty where Source: ActionBar, Value == Bool {
  /// Whether the bar is to be seen.
  public static var isRevealed: Self {
    Self("notify::revealed", get: { $0.isRevealed }, set: { $0.isRevealed = $1 })
  }
}

extension ActionBar: ValueControl {
  /// Whether the bar is to be seen.
  public var valueAccess: ValueAccess<Bool> { ValueAccess(self, .isRevealed) }
}
