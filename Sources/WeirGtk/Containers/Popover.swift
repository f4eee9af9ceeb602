import CGtk
import Weir

/// A small surface beside a widget. Escape and a click elsewhere close it.
///
/// ```swift
/// let popover = Popover(form)
/// popover.attach(to: button)
/// button.tapPublisher.sink { [weak popover] in popover?.open() }.store(in: &cancellables)
/// ```
open class Popover: Widget {
  /// On which side of the widget.
  public enum Position: Int32, Sendable {
    case left, right, top, bottom
  }

  public init(_ child: Widget? = nil) {
    super.init(taking: weir_new_popover())
    if let child { self.child = child }
  }

  /// Takes over a reference to a popover of another of GTK's kinds.
  init(popover pointer: OpaquePointer) {
    super.init(taking: pointer)
  }

  init(menu: Menu) {
    super.init(taking: weir_new_popover_menu(menu.pointer))
  }

  /// The Swift object of a popover that GTK has made.
  init(wrapping pointer: OpaquePointer) {
    weir_object_ref(pointer)
    super.init(taking: pointer)
  }

  /// What is shown.
  public var child: Widget? {
    get { weir_popover_child(pointer).map(Widget.wrapping) }
    set { weir_popover_set_child(pointer, newValue?.pointer) }
  }

  /// Puts the popover beside a widget, which keeps it from then on; nil takes it away. A
  /// ``MenuButton`` needs none of this.
  public func attach(to widget: Widget?) {
    weir_popover_attach(pointer, widget?.pointer)
  }

  /// Opens it. It must have been attached to a widget.
  public func open() {
    precondition(
      parent != nil,
      "A popover was opened that is beside no widget. Call attach(to:), or give it to a MenuButton."
    )
    weir_popover_popup(pointer)
  }

  public func close() {
    weir_popover_popdown(pointer)
  }

  /// Whether it is open. Setting true on one that is beside no widget does nothing.
  public var isOpen: Bool {
    get { isVisible }
    set {
      guard newValue != isOpen else { return }
      if !newValue { close() } else if parent != nil { open() }
    }
  }

  public var position: Position {
    get { Position(rawValue: weir_popover_position(pointer)) ?? .bottom }
    set { weir_popover_set_position(pointer, newValue.rawValue) }
  }

  /// Points at a place in the widget instead of at all of it, as for a context menu.
  public func point(atX x: Int, y: Int) {
    weir_popover_point_at(pointer, Int32(clamping: x), Int32(clamping: y))
  }

  /// Whether it takes the keys, and a click elsewhere closes it.
  public var isModal: Bool {
    get { weir_popover_autohide(pointer) }
    set { weir_popover_set_autohide(pointer, newValue) }
  }

  public var hasArrow: Bool {
    get { weir_popover_has_arrow(pointer) }
    set { weir_popover_set_has_arrow(pointer, newValue) }
  }

  /// Sends when it has been closed, by the user or from code. No initial value; rules as
  /// ``EventPublisher``.
  public var closedPublisher: SignalPublisher<Void> {
    SignalPublisher(self, Origin("closed")) { _ in () }
  }

  /// Sends whether it is open: the present state first, then each change, by the user or from code.
  /// Rules as ``ValuePublisher``.
  public var isOpenPublisher: ValuePublisher<Bool> { publisher(for: .isOpen) }
}

extension BindableProperty where Source: Popover, Value == Bool {
  /// Whether it is open.
  public static var isOpen: Self {
    Self("notify::visible", get: { $0.isOpen }, set: { $0.isOpen = $1 })
  }
}

extension Popover: ValueControl {
  /// Whether it is open.
  public var valueAccess: ValueAccess<Bool> { ValueAccess(self, .isOpen) }
}
