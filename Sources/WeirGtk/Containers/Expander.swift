import CGtk
import Weir

/// A title that shows and hides what is under it, with Space or Return or a click.
open class Expander: Widget {
  /// - Parameters:
  ///   - title: An underscore marks the access key.
  ///   - child: What is shown and hidden.
  public init(_ title: String, _ child: Widget? = nil) {
    super.init(taking: weir_new_expander(title))
    if let child { self.child = child }
  }

  public var title: String {
    get { weir_expander_title(pointer).map { String(cString: $0) } ?? "" }
    set { weir_expander_set_title(pointer, newValue) }
  }

  /// What is shown and hidden.
  public var child: Widget? {
    get { weir_expander_child(pointer).map(Widget.wrapping) }
    set { weir_expander_set_child(pointer, newValue?.pointer) }
  }

  /// Whether what is under the title is shown.
  public var isExpanded: Bool {
    get { weir_expander_is_expanded(pointer) }
    set { weir_expander_set_expanded(pointer, newValue) }
  }

  /// Sends whether it is expanded: the present state first, then each change, by the user or from
  /// code. Rules as ``ValuePublisher``.
  public var isExpandedPublisher: ValuePublisher<Bool> { publisher(for: .isExpanded) }
}

extension BindableProperty where Source: Expander, Value == Bool {
  /// Whether what is under the title is shown.
  public static var isExpanded: Self {
    Self("notify::expanded", get: { $0.isExpanded }, set: { $0.isExpanded = $1 })
  }
}

extension Expander: ValueControl {
  /// Whether what is under the title is shown.
  public var valueAccess: ValueAccess<Bool> { ValueAccess(self, .isExpanded) }
}
