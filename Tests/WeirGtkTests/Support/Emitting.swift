import CGtk

@testable import WeirGtk

extension Widget {
  /// Emits a signal of a controller that somebody listens to, as GTK would for a touch.
  ///
  /// - Returns: What a handler answered.
  @discardableResult
  func emit(_ signal: String, _ numbers: Double..., from controller: Controller) -> Bool {
    guard let pointer = controllers[controller]?.pointer else { return false }
    return weir_signal_emit_numbers(pointer, signal, numbers, UInt32(numbers.count))
  }

  /// Drops a text on the widget.
  func drop(_ text: String, at point: Point) -> Bool {
    controllers[.textDrop].map {
      weir_drop_target_emit_text($0.pointer, text, point.x, point.y)
    } ?? false
  }

  /// Drops files on the widget.
  func drop(paths: [String], at point: Point) -> Bool {
    let copies = paths.map { UnsafePointer(weir_copy($0)) as UnsafePointer<CChar>? } + [nil]
    defer { for copy in copies { weir_free(UnsafeMutableRawPointer(mutating: copy)) } }
    return controllers[.fileDrop].map {
      weir_drop_target_emit_files($0.pointer, copies, point.x, point.y)
    } ?? false
  }
}
