import CGtk

extension Widget {
  /// Scrolls the ``ScrolledWindow`` that the widget stands in, so that the widget can be seen.
  ///
  /// ```swift
  /// list.row(at: 40)?.scrollIntoView()
  /// ```
  ///
  /// It happens when the widget has its place on the screen, two frames later; a widget that is not
  /// on the screen waits until it is. What can be seen already is left where it is. The rows of a
  /// ``ListView`` come and go: ask for one by ``ItemView/scroll(to:)`` instead.
  public func scrollIntoView() {
    weir_widget_scroll_into_view(pointer)
  }
}
