import CGtk

/// A colour with an opacity.
public struct Color: Hashable, Sendable {
  /// From 0 to 1.
  public var red, green, blue, opacity: Double

  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// A colour by the usual number: `0x1c71d8`.
  public init(hex: UInt32, opacity: Double = 1) {
    func part(_ shift: UInt32) -> Double { Double(hex >> shift & 0xff) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), opacity: opacity)
  }

  /// The usual number as a text: `#1c71d8`. The parts have to be from 0 to 1; the opacity is left out.
  package var hexText: String {
    let digits = [red, green, blue].map { part in
      let digits = String(Int((part * 255).rounded()), radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    return "#" + digits.joined()
  }

  /// The same colour, let through differently.
  public func withOpacity(_ opacity: Double) -> Self {
    var color = self
    color.opacity = opacity
    return color
  }

  /// How bright the colour looks, from 0 to 1.
  public var brightness: Double { 0.299 * red + 0.587 * green + 0.114 * blue }
}

extension Widget {
  /// The colour of the widget's text: dark in a light theme, and light in a dark one.
  public var textColor: Color {
    var parts: (Double, Double, Double, Double) = (0, 0, 0, 0)
    withUnsafeMutableBytes(of: &parts) {
      weir_widget_text_color(pointer, $0.assumingMemoryBound(to: Double.self).baseAddress!)
    }
    return Color(red: parts.0, green: parts.1, blue: parts.2, opacity: parts.3)
  }
}
