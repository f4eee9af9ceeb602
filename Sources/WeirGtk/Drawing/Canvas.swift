import CGtk

/// What a ``DrawingArea`` is drawn on. It is there while it is being drawn, and no longer.
///
/// Lengths are in pixels, and places are counted from the upper left corner.
@MainActor
public struct Canvas: ~Copyable {
  /// How much there is to draw on.
  public let width, height: Double
  private let pointer: OpaquePointer

  init(_ pointer: OpaquePointer, width: Double, height: Double) {
    self.pointer = pointer
    self.width = width
    self.height = height
  }

  /// Draws a straight line.
  ///
  /// - Parameters:
  ///   - start: Where it begins.
  ///   - end: Where it ends.
  ///   - color: What it is drawn in.
  ///   - thickness: How thick it is.
  ///   - dash: How long its pieces and the gaps between them are; 0 for a whole line.
  public func line(
    from start: Point, to end: Point, _ color: Color, thickness: Double = 1, dash: Double = 0
  ) {
    color.withParts {
      weir_canvas_line(pointer, $0, thickness, dash, start.x, start.y, end.x, end.y)
    }
  }

  /// Draws a circle; a filled one if no `thickness` is given.
  public func circle(at center: Point, radius: Double, _ color: Color, thickness: Double = 0) {
    color.withParts { weir_canvas_circle(pointer, $0, thickness, center.x, center.y, radius) }
  }

  /// Draws a rectangle; a filled one if no `thickness` is given.
  public func rectangle(
    at corner: Point, width: Double, height: Double, _ color: Color, thickness: Double = 0
  ) {
    color.withParts {
      weir_canvas_rectangle(pointer, $0, thickness, corner.x, corner.y, width, height)
    }
  }

  /// Writes one line in the font of the widget.
  ///
  /// - Parameters:
  ///   - text: What is written.
  ///   - place: Where the text begins, has its middle or ends; half its height is above.
  ///   - size: How high the font is.
  ///   - color: What it is written in.
  ///   - anchor: Which part of the text is at the place.
  ///   - limit: How wide it may be: what is longer ends with dots.
  public func text(
    _ text: String, at place: Point, size: Double, _ color: Color, anchor: TextAnchor = .start,
    limit: Double? = nil
  ) {
    color.withParts {
      weir_canvas_text(pointer, $0, text, size, anchor.rawValue, place.x, place.y, limit ?? -1)
    }
  }

  /// How wide a line in the font of the widget is.
  public func width(of text: String, size: Double) -> Double {
    weir_canvas_text_width(pointer, text, size)
  }

  /// Which part of a text is at its place.
  public enum TextAnchor: Double, Sendable {
    case start = 0
    case middle = 0.5
    case end = 1
  }
}

extension Color {
  fileprivate func withParts(_ body: (UnsafePointer<Double>) -> Void) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { parts in
      _ = parts.initialize(from: [red, green, blue, opacity])
      body(UnsafePointer(parts.baseAddress!))
    }
  }
}
