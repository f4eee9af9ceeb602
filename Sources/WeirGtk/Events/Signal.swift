/// The name of a signal of one class of widgets, without arguments of interest.
///
/// The class is part of the type, so that an entry cannot be asked for a click:
///
/// ```swift
/// entry.publisher(for: .changed)   // fine
/// entry.publisher(for: .clicked)   // does not compile
/// ```
///
/// A signal that has no member here can be named: `Signal("move-focus")`. `"notify::"` and a
/// property's name tells of a change of that property.
public struct Signal<Source: Object>: Hashable, Sendable {
  /// GTK's name, with a detail after `::` if it has one.
  public let name: String

  public init(_ name: String) {
    self.name = name
  }

  /// The signal of a changed property, by GTK's name of the property.
  public static func notify(_ property: String) -> Self {
    Self("notify::" + property)
  }
}

extension Signal where Source: Widget {
  /// The widget is about to be seen: its window and all that it stands in are shown.
  public static var mapped: Self { Self("map") }

  /// The widget can no longer be seen.
  public static var unmapped: Self { Self("unmap") }
}

extension Signal where Source: Editable {
  /// The text has changed, by the user or from code.
  public static var changed: Self { Self("changed") }

  /// The user pressed Return.
  public static var activated: Self { Self("activate") }
}

extension Signal where Source: Button {
  /// The button was pressed, with mouse or keyboard.
  public static var clicked: Self { Self("clicked") }
}

extension Signal where Source: Scale {
  /// The value has changed, by the user or from code.
  public static var valueChanged: Self { Self("value-changed") }
}

extension Signal where Source: Window {
  /// The window has become the one that gets the keys, or is no longer.
  public static var activeChanged: Self { notify("is-active") }

  /// Another widget has the keyboard focus.
  public static var focusChanged: Self { notify("focus-widget") }
}

extension Signal where Source: Stack {
  /// Another page is shown.
  public static var visibleChildChanged: Self { notify("visible-child-name") }
}

extension Signal where Source: Application {
  /// The application starts, before any window; once.
  public static var startup: Self { Self("startup") }

  /// The application is asked to show itself: at its start, and each time it is started again.
  public static var activated: Self { Self("activate") }

  /// The application ends, after the last window.
  public static var shutdown: Self { Self("shutdown") }
}

extension Signal where Source: Action {
  /// The action was chosen, by its key or from code.
  public static var activated: Self { Self("activate") }
}
