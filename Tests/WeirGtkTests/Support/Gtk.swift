import CGtk
import WeirGtk

/// A variable that a worker thread and the main thread hand to each other.
final class Shared<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// How many frames have been begun for a window.
@MainActor
func paintedFrames(of window: Window) -> Int {
  Int(weir_window_frame_count(window.pointer))
}

/// Disposes of a widget as the end of its window does, while Swift still refers to it.
@MainActor
func dispose(_ object: Object) {
  weir_object_dispose(object.pointer)
}
