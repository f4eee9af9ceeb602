import CGtk
import Weir

/// A window. GTK keeps an open window alive; it need not be kept in a variable.
open class Window: Widget {
  /// Makes a window of its own, for tests and for programs without an ``Application``.
  public init(title: String = "") {
    super.init(taking: weir_new_window())
    self.title = title
  }

  /// Makes a window of an application, which runs on while it has one and whose actions work in it.
  public init(_ application: Application, title: String = "") {
    super.init(taking: weir_new_application_window())
    self.title = title
    // Now that it has a Swift object, the application may tell of it.
    weir_window_set_application(pointer, application.pointer)
  }

  /// Makes a window of another of GTK's kinds.
  init(window: OpaquePointer) {
    super.init(taking: window)
  }

  public var title: String {
    get { weir_window_title(pointer).map { String(cString: $0) } ?? "" }
    set { weir_window_set_title(pointer, newValue) }
  }

  /// The size when it is first shown, in pixels; -1 for as much as the content needs.
  public var defaultSize: (width: Int, height: Int) {
    get {
      var width: Int32 = 0
      var height: Int32 = 0
      weir_window_default_size(pointer, &width, &height)
      return (Int(width), Int(height))
    }
    set { weir_window_set_default_size(pointer, Int32(newValue.width), Int32(newValue.height)) }
  }

  /// Whether the window fills the screen, or will when it is shown.
  public var isMaximized: Bool {
    get { weir_window_maximized(pointer) }
    set { weir_window_set_maximized(pointer, newValue) }
  }

  /// What is in the window.
  public var child: Widget? {
    get { weir_window_child(pointer).map(Widget.wrapping) }
    set { weir_window_set_child(pointer, newValue?.pointer) }
  }

  /// Replaces the title bar; only before the window is shown.
  public func setTitlebar(_ titlebar: Widget?) {
    weir_window_set_titlebar(pointer, titlebar?.pointer)
  }

  /// What Return presses, from an entry that ``Editable/activatesDefault``.
  public var defaultWidget: Widget? {
    get { weir_window_default_widget(pointer).map(Widget.wrapping) }
    set { weir_window_set_default_widget(pointer, newValue?.pointer) }
  }

  /// The widget with the keyboard focus: the entry, not the part of it that GTK means.
  ///
  /// Nil when there is none, as after the focused button has become insensitive: move the focus
  /// before you disable what has it.
  public var focus: Widget? {
    get {
      guard var pointer = weir_window_focus(pointer) else { return nil }
      let innermost = pointer
      while true {
        if let widget = Object.existing(for: pointer) as? Widget, widget !== self { return widget }
        guard let parent = weir_widget_parent(pointer) else { return Widget.wrapping(innermost) }
        pointer = parent
      }
    }
    set { weir_window_set_focus(pointer, newValue?.pointer) }
  }

  /// Whether the window gets the keys.
  public var isActive: Bool { weir_window_is_active(pointer) }

  public var isResizable: Bool {
    get { weir_window_resizable(pointer) }
    set { weir_window_set_resizable(pointer, newValue) }
  }

  /// Whether other windows of the application have to wait for this one.
  public var isModal: Bool {
    get { weir_window_modal(pointer) }
    set { weir_window_set_modal(pointer, newValue) }
  }

  /// Keeps the window in front of another.
  public func setTransient(for parent: Window?) {
    weir_window_set_transient_for(pointer, parent?.pointer)
  }

  /// The icon of the window, by its name in the icon theme.
  public func setIcon(named name: String) {
    weir_window_set_icon_name(pointer, name)
  }

  /// Shows the window and brings it to the front.
  open func present() {
    weir_window_present(pointer)
  }

  /// Asks the window to close, as its close button does; see ``onCloseRequest(_:)``.
  public func close() {
    weir_window_close(pointer)
  }

  /// Closes the window without asking.
  public func destroy() {
    weir_window_destroy(pointer)
  }

  /// Asks `mayClose` when the user wants to close the window; false keeps it open.
  ///
  /// - Returns: A token; the question is no longer asked when it is cancelled or let go.
  public func onCloseRequest(_ mayClose: @escaping @MainActor () -> Bool) -> AnyCancellable {
    SignalAnswer.token(pointer, "close-request") { !mayClose() }
  }
}
