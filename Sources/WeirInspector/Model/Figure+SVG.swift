import Weir
import WeirGtk

extension Figure {
  /// The words of an SVG file, in the user's language.
  struct Words {
    var title: String
    /// What is said of a stream besides its name.
    var counts: (StreamSnapshot.Stream) -> String
    var legend: [(TraceEvent.Kind, String)]
  }

  /// The streams as an SVG file: what the window shows of them, and what the marks mean.
  static func svg(
    _ snapshot: StreamSnapshot, span: MonotonicTime.Stride, words: Words, trackWidth: Double = 720
  ) -> String {
    let margin = 16.0
    let left = 220.0
    let top = 44.0
    let axis = TimeAxis(
      now: snapshot.now, start: snapshot.start, span: span, width: trackWidth)
    let rows = Double(snapshot.streams.count)
    let legendTop = top + axisHeight + rows * trackHeight + margin
    let width = left + trackWidth + margin
    let height = legendTop + 32

    var svg = SVG(width: width, height: height, title: words.title)
    svg.add(.text(words.title, at: Point(x: margin, y: 22), size: 15, .plain))
    svg.add(Figure.axis(axis), x: left, y: top)
    for (row, stream) in snapshot.streams.enumerated() {
      let y = top + axisHeight + Double(row) * trackHeight
      svg.add(
        .line(from: Point(x: margin, y: y), to: Point(x: width - margin, y: y), .faint))
      svg.add(
        .text(
          stream.name, at: Point(x: margin, y: y + 16), size: 13, .plain, limit: left - margin - 12)
      )
      svg.add(
        .text(
          words.counts(stream), at: Point(x: margin, y: y + 34), size: 11, .plain,
          limit: left - margin - 12))
      svg.add(track(stream, on: axis), x: left, y: y)
    }
    var x = margin + 8
    for (kind, meaning) in words.legend {
      let y = legendTop + 10
      svg.add(marks(of: kind, at: Point(x: x, y: y)))
      svg.add(.text(meaning, at: Point(x: x + 14, y: y), size: 11, .plain))
      x += 40 + estimatedWidth(of: meaning, size: 11)
    }
    return svg.text
  }
}

/// Writes shapes as SVG.
private struct SVG {
  private var body: String
  private let end = "</svg>\n"

  init(width: Double, height: Double, title: String) {
    body = """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.number(width))" \
      height="\(Self.number(height))" viewBox="0 0 \(Self.number(width)) \(Self.number(height))" \
      font-family="sans-serif">
      <title>\(Self.escaped(title))</title>
      <rect width="100%" height="100%" fill="#ffffff"/>

      """
  }

  var text: String { body + end }

  mutating func add(_ shapes: [Shape], x: Double = 0, y: Double = 0) {
    guard !shapes.isEmpty else { return }
    body += "<g transform=\"translate(\(Self.number(x)) \(Self.number(y)))\">\n"
    for shape in shapes { add(shape) }
    body += "</g>\n"
  }

  mutating func add(_ shape: Shape) {
    let number = Self.number
    switch shape {
    case .line(let start, let end, let ink, let thickness, let dash):
      let dashes = dash > 0 ? " stroke-dasharray=\"\(number(dash))\"" : ""
      body +=
        "<line x1=\"\(number(start.x))\" y1=\"\(number(start.y))\" x2=\"\(number(end.x))\""
        + " y2=\"\(number(end.y))\" \(paint(ink, "stroke"))"
        + " stroke-width=\"\(number(thickness))\"\(dashes)/>\n"
    case .circle(let center, let radius, let ink, let thickness):
      let style =
        thickness > 0
        ? "fill=\"none\" \(paint(ink, "stroke")) stroke-width=\"\(number(thickness))\""
        : paint(ink, "fill")
      body +=
        "<circle cx=\"\(number(center.x))\" cy=\"\(number(center.y))\""
        + " r=\"\(number(radius))\" \(style)/>\n"
    case .text(let text, let place, let size, let ink, let anchor, let limit):
      let anchors: [Canvas.TextAnchor: String] = [.start: "start", .middle: "middle", .end: "end"]
      // SVG cannot shorten a text. The whole of it is in its title, which browsers show on pointing.
      let short = limit.map { Self.shortened(text, to: $0, size: size) } ?? text
      let whole = short == text ? "" : "<title>\(Self.escaped(text))</title>"
      body +=
        "<text x=\"\(number(place.x))\" y=\"\(number(place.y + size * 0.35))\""
        + " font-size=\"\(number(size))\" text-anchor=\"\(anchors[anchor]!)\""
        + " \(paint(ink, "fill"))>\(whole)\(Self.escaped(short))</text>\n"
    }
  }

  private func paint(_ ink: Ink, _ attribute: String) -> String {
    let color = ink.color(plain: Color(hex: 0x241f31))
    let opacity =
      color.opacity < 1 ? " \(attribute)-opacity=\"\(Self.number(color.opacity))\"" : ""
    return "\(attribute)=\"\(color.hexText)\"\(opacity)"
  }

  private static func shortened(_ text: String, to limit: Double, size: Double) -> String {
    var short = text[...]
    while !short.isEmpty, Figure.estimatedWidth(of: String(short), size: size) > limit {
      short = short.dropLast()
    }
    return short.count == text.count ? text : short.dropLast() + "…"
  }

  /// At most two decimals, with a point whatever the language.
  private static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// XML text; characters that XML cannot have become question marks.
  private static func escaped(_ text: String) -> String {
    var legal = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t", "\n", "\r": legal.unicodeScalars.append(scalar)
      case "\u{0}"..<" ", "\u{fffe}", "\u{ffff}": legal += "?"
      default: legal.unicodeScalars.append(scalar)
      }
    }
    return legal.escapedForXML
  }
}
