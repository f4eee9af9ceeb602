import WeirGtk

extension Canvas {
  /// Draws shapes with the colours that go with a text colour.
  func draw(_ shapes: [Shape], plain: Color) {
    for shape in shapes {
      switch shape {
      case .line(let start, let end, let ink, let thickness, let dash):
        line(from: start, to: end, ink.color(plain: plain), thickness: thickness, dash: dash)
      case .circle(let center, let radius, let ink, let thickness):
        circle(at: center, radius: radius, ink.color(plain: plain), thickness: thickness)
      case .text(let words, let place, let size, let ink, let anchor, let limit):
        text(words, at: place, size: size, ink.color(plain: plain), anchor: anchor, limit: limit)
      }
    }
  }
}

/// A widget that shows shapes.
final class FigureArea: DrawingArea {
  /// - Parameter figure: Gives what is to be shown, for a width in pixels.
  init(_ figure: @escaping @MainActor (Double) -> [Shape]) {
    let own = Own()
    super.init { canvas in
      guard let area = own.area else { return }
      canvas.draw(figure(canvas.width), plain: area.textColor)
    }
    own.area = self
    // Whatever it shows is said in words beside it.
    setAccessiblyHidden(true)
  }

  private final class Own {
    weak var area: FigureArea?
  }
}
