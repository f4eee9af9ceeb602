import CGtk

extension Widget {
  /// The widget's style classes, such as "error" or "suggested-action", GTK's own among them.
  public var cssClasses: [String] {
    var names: [String] = []
    withUnsafeMutablePointer(to: &names) { names in
      weir_widget_each_css_class(
        pointer,
        { context, name in
          context.assumingMemoryBound(to: [String].self).pointee.append(String(cString: name))
        }, names)
    }
    return names
  }

  public func addCSSClass(_ name: String) {
    weir_widget_add_css_class(pointer, name)
  }

  public func removeCSSClass(_ name: String) {
    weir_widget_remove_css_class(pointer, name)
  }

  public func hasCSSClass(_ name: String) -> Bool {
    weir_widget_has_css_class(pointer, name)
  }

  /// Adds or removes the class, as `isOn` says.
  public func setCSSClass(_ name: String, _ isOn: Bool) {
    if isOn { addCSSClass(name) } else { removeCSSClass(name) }
  }
}
