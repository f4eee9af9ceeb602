import CGtk
import Weir

/// Anything that is shown in a window.
///
/// Widgets belong to the main actor. See ``Object`` for how long they live.
@MainActor
open class Widget: Object {
  private var accessibility: Accessibility?
  /// The controllers that somebody listens to, and how many do. See ``Controller``.
  var controllers: [Controller: (pointer: OpaquePointer, listeners: Int)] = [:]

  /// The Swift object of a widget: the one there is, or a new one of this general class.
  static func wrapping(_ pointer: OpaquePointer) -> Widget {
    if let widget = existing(for: pointer) as? Widget { return widget }
    weir_object_ref(pointer)
    return Widget(taking: pointer)
  }

  /// Whether the widget may be used. It still cannot be while something it stands in may not.
  public var isSensitive: Bool {
    get { weir_widget_sensitive(pointer) }
    set { weir_widget_set_sensitive(pointer, newValue) }
  }

  /// Whether the widget is shown when what it stands in is.
  public var isVisible: Bool {
    get { weir_widget_visible(pointer) }
    set { weir_widget_set_visible(pointer, newValue) }
  }

  /// Whether the widget is on the screen, as far as its window is.
  public var isMapped: Bool { weir_widget_is_mapped(pointer) }

  /// From 0, not to be seen but still in its place, to 1.
  public var opacity: Double {
    get { weir_widget_opacity(pointer) }
    set { weir_widget_set_opacity(pointer, newValue) }
  }

  /// The text shown when the mouse rests on the widget; a screen reader reads it as description.
  public var tooltip: String? {
    get { weir_widget_tooltip(pointer).map { String(cString: $0) } }
    set { weir_widget_set_tooltip(pointer, newValue) }
  }

  /// A name for style sheets and for tests; not shown.
  public var name: String {
    get { String(cString: weir_widget_name(pointer)) }
    set { weir_widget_set_name(pointer, newValue) }
  }

  /// Presses the widget as its key would. A button that is not on the screen is not pressed, and
  /// the press itself may come a little later.
  ///
  /// - Returns: Whether the widget is of a kind that can be pressed.
  @discardableResult
  public func activate() -> Bool {
    weir_widget_activate(pointer)
  }

  /// What a screen reader says instead of the name GTK finds. Leave it nil where a ``Label`` names
  /// the widget by its ``Label/mnemonicWidget``: the two would be read one after the other.
  public var accessibleLabel: String? {
    get { accessibility?.label }
    set {
      remembered.label = newValue
      weir_accessible_set_label(pointer, newValue)
    }
  }

  /// What a screen reader says after name and kind, such as what is wrong or why a button is off.
  public var accessibleDescription: String? {
    get { accessibility?.description }
    set {
      guard newValue != accessibleDescription || accessibility?.borrowed != nil else { return }
      remembered.description = newValue
      remembered.borrowed = nil
      weir_accessible_set_description(pointer, newValue)
    }
  }

  /// Whether what was entered is wrong, for a screen reader. Looks come from style classes.
  public var isInvalid: Bool {
    get { accessibility?.isInvalid ?? false }
    set {
      guard newValue != isInvalid else { return }
      remembered.isInvalid = newValue
      weir_accessible_set_invalid(pointer, newValue)
    }
  }

  /// The visible widget whose text says what is wrong with this one. Not kept alive by this.
  public var errorMessage: Widget? {
    get { accessibility?.errorMessage }
    set {
      guard newValue !== errorMessage else { return }
      remembered.errorMessage = newValue
      weir_accessible_set_error_message(pointer, newValue?.pointer)
    }
  }

  /// Tells a screen reader that the field has to be filled in. GTK 4.8 keeps that to itself: say it in
  /// words as well.
  public func setAccessiblyRequired(_ isRequired: Bool) {
    weir_accessible_set_required(pointer, isRequired)
  }

  /// Tells a screen reader that the widget is at work, and that it should wait.
  public func setAccessiblyBusy(_ isBusy: Bool) {
    weir_accessible_set_busy(pointer, isBusy)
  }

  /// Hides the widget from a screen reader only: a picture that says nothing more than the text next
  /// to it, or a text that is empty for now.
  public func setAccessiblyHidden(_ isHidden: Bool) {
    weir_accessible_set_hidden(pointer, isHidden)
  }

  /// Has a screen reader say something at once, wherever its user is: something that happens by
  /// itself and that nobody would look for.
  ///
  /// GTK can do that since 4.14. Before, what has the focus is described by the words until the focus
  /// leaves it or it gets another description: a change of that is said at once, too. Show the words
  /// as well.
  ///
  /// - Returns: False when nobody hears them: before GTK 4.14, while nothing in the window has the
  ///   focus.
  @discardableResult
  public func announce(_ words: String) -> Bool {
    if weir_accessible_announce(pointer, words) { return true }
    guard let root = weir_widget_root(pointer), let window = Object.existing(for: root) as? Window,
      let focus = window.focus
    else { return false }
    focus.borrow(words, in: window)
    return true
  }

  /// Is described by the words as long as it has the focus of the window.
  private func borrow(_ words: String, in window: Window) {
    // Of a description that stays the same nothing is said.
    weir_accessible_set_description(pointer, nil)
    weir_accessible_set_description(pointer, words)
    remembered.borrowed = window.publisher(for: .focusChanged)
      .sink { [weak self] _ in
        MainThread.run {
          guard let self, !self.hasFocusWithin else { return }
          self.remembered.borrowed = nil
          weir_accessible_set_description(self.pointer, self.accessibleDescription)
        }
      }
  }

  private var remembered: Accessibility {
    if let accessibility { return accessibility }
    let fresh = Accessibility()
    accessibility = fresh
    return fresh
  }
}

/// What GTK does not let us read back. Few widgets have any.
@MainActor
private final class Accessibility {
  var label: String?
  var description: String?
  /// There while an announcement stands in the place of the description.
  var borrowed: AnyCancellable?
  var isInvalid = false
  weak var errorMessage: Widget?
}
