import CGtk
import Weir

/// Pages, of which one is shown.
open class Stack: Widget {
  public init() {
    super.init(taking: weir_new_stack())
  }

  /// Adds a page.
  ///
  /// - Parameters:
  ///   - child: What the page shows.
  ///   - name: The page's name in code.
  ///   - title: What a ``StackSwitcher`` shows; an underscore marks the access key.
  public func add(_ child: Widget, name: String, title: String) {
    weir_stack_add(pointer, child.pointer, name, title, true)
  }

  public func remove(_ child: Widget) {
    weir_stack_remove(pointer, child.pointer)
  }

  /// The name of the page that is shown. Setting a name that no page has does nothing.
  public var visibleChildName: String? {
    get { weir_stack_visible_name(pointer).map { String(cString: $0) } }
    set {
      guard let newValue, weir_stack_child(pointer, newValue) != nil else { return }
      weir_stack_set_visible_name(pointer, newValue)
    }
  }

  /// The page with a name.
  public func child(named name: String) -> Widget? {
    weir_stack_child(pointer, name).map(Widget.wrapping)
  }

  /// Whether pages fade into each other.
  public func setCrossfades(_ crossfades: Bool, milliseconds: Int = 200) {
    weir_stack_set_transition(pointer, crossfades ? 1 : 0, UInt32(milliseconds))
  }

  /// Sends the name of the page that is shown: the present one first, then each new one.
  ///
  /// By the user or from code; nil while there is no page. Rules as ``ValuePublisher``.
  public var visibleChildNamePublisher: ValuePublisher<String?> {
    publisher(for: .visibleChildName)
  }
}

extension BindableProperty where Source: Stack, Value == String? {
  /// The name of the page that is shown; a name that no page has is not taken.
  public static var visibleChildName: Self {
    Self(
      "notify::visible-child-name", get: { $0.visibleChildName },
      set: { $0.visibleChildName = $1 })
  }
}

extension Stack: ValueControl {
  /// The name of the page that is shown.
  public var valueAccess: ValueAccess<String?> { ValueAccess(self, .visibleChildName) }
}
