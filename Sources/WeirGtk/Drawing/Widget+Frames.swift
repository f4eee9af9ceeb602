import CGtk
import Weir

extension Widget {
  /// Runs `action` with each frame, about sixty times a second, while the widget is on the screen.
  ///
  /// The window draws all the time for it: cancel the token as soon as nothing moves.
  ///
  /// - Parameter action: Runs on the main thread before the frame is drawn, with the frame's time on
  ///   the clock of ``MainLoop``.
  /// - Returns: A token; it ends when it is cancelled, let go, or with the widget.
  public func onFrame(_ action: @escaping @MainActor (MonotonicTime) -> Void) -> AnyCancellable {
    guard !isDisposed else { return AnyCancellable {} }
    let box = FrameBox(action)
    let number = weir_widget_add_tick(
      pointer,
      { context, microseconds in
        let box = Unmanaged<FrameBox>.fromOpaque(context).takeUnretainedValue()
        MainThread.run { box.action?(MonotonicTime(nanoseconds: microseconds * 1000)) }
      }, Unmanaged.passRetained(box).toOpaque(),
      { context in
        let box = Unmanaged<FrameBox>.fromOpaque(context).takeRetainedValue()
        MainThread.run { box.isOver = true }
      })
    let widget = Unchecked(pointer)
    return AnyCancellable {
      MainThread.perform {
        box.action = nil
        if !box.isOver { weir_widget_remove_tick(widget.value, number) }
      }
    }
  }
}

@MainActor
private final class FrameBox {
  var action: (@MainActor (MonotonicTime) -> Void)?
  /// GTK has let go of it.
  var isOver = false

  init(_ action: @escaping @MainActor (MonotonicTime) -> Void) {
    self.action = action
  }
}
