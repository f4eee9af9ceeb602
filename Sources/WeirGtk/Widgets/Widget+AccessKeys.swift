import CGtk

extension Widget {
  /// The keys that are pressed with Alt to reach something within the widget, in reading order: those
  /// of what is on the screen now. Two of the same kind take turns, which nobody expects:
  ///
  /// ```swift
  /// XCTAssertEqual(window.accessKeys.count, Set(window.accessKeys).count)
  /// ```
  public var accessKeys: [String] {
    var keys: [String] = []
    withUnsafeMutablePointer(to: &keys) { keys in
      weir_widget_each_access_key(pointer, keys) { context, key in
        context.assumingMemoryBound(to: [String].self).pointee.append(String(cString: key))
      }
    }
    return keys
  }
}
