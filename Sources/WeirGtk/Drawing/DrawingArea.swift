import CGtk

/// A widget that shows what a closure draws.
///
/// ```swift
/// let dial = DrawingArea { canvas in
///   canvas.circle(at: Point(x: canvas.width / 2, y: canvas.height / 2), radius: 20, blue)
/// }
/// dial.setSizeRequest(width: 48, height: 48)
/// ```
///
/// A screen reader sees nothing of a drawing: give it an ``Widget/accessibleLabel`` that says the same,
/// or hide it where other texts do. The closure must not keep the area: use `[weak self]`.
open class DrawingArea: Widget {
  /// - Parameter draw: Draws everything, each time the area has to be shown anew.
  public init(_ draw: @escaping @MainActor (borrowing Canvas) -> Void) {
    let context = Unmanaged.passRetained(DrawBox(draw)).toOpaque()
    super.init(
      taking: weir_new_drawing_area(
        { context, canvas, width, height in
          let box = Unmanaged<DrawBox>.fromOpaque(context).takeUnretainedValue()
          MainThread.run {
            box.draw(Canvas(canvas, width: Double(width), height: Double(height)))
          }
        }, context,
        { Unmanaged<DrawBox>.fromOpaque($0).release() }))
  }

  /// Draws anew with the next frame, since what is to be shown is another.
  public func redraw() {
    weir_widget_queue_draw(pointer)
  }
}

@MainActor
private final class DrawBox {
  let draw: @MainActor (borrowing Canvas) -> Void

  init(_ draw: @escaping @MainActor (borrowing Canvas) -> Void) {
    self.draw = draw
  }
}
