import Weir
import WeirGtk

/// What is drawn of the streams.
enum Figure {
  /// How high a stream's picture is.
  static let trackHeight = 48.0
  /// How high the axis is.
  static let axisHeight = 22.0

  private static let middle = 16.0
  private static let radius = 6.0
  private static let textMiddle = 36.0
  private static let textSize = 11.0

  /// The seconds of the axis, each over its tick.
  static func axis(_ axis: TimeAxis) -> [Shape] {
    axis.ticks.flatMap { seconds, x -> [Shape] in
      [
        .line(
          from: Point(x: x, y: axisHeight - 5), to: Point(x: x, y: axisHeight), .plain),
        .text(
          text(ofSeconds: seconds), at: Point(x: x, y: axisHeight / 2 - 3), size: textSize, .plain,
          anchor: x < 12 ? .start : .middle),
      ]
    }
  }

  /// A stream: a line while somebody subscribes to it, and its events on it.
  static func track(_ stream: StreamSnapshot.Stream, on axis: TimeAxis) -> [Shape] {
    let ticks = axis.ticks.map { _, x -> Shape in
      .line(from: Point(x: x, y: 0), to: Point(x: x, y: trackHeight), .faint)
    }
    let seen = stream.events.drop { $0.time < axis.first }
    return ticks + line(of: stream, seen, on: axis) + seen.flatMap { marks(of: $0, on: axis) }
      + texts(of: Array(seen), on: axis)
  }

  /// Whole while somebody subscribes, dashed before and after that.
  private static func line(
    of stream: StreamSnapshot.Stream, _ seen: ArraySlice<StreamSnapshot.Event>, on axis: TimeAxis
  ) -> [Shape] {
    let unseen = stream.events[..<seen.startIndex]
    var isLive = (unseen.last?.live ?? stream.liveBefore) > 0
    var start = 0.0
    var pieces: [Shape] = []
    func add(upTo end: Double) {
      guard end > start else { return }
      pieces.append(
        .line(
          from: Point(x: start, y: middle), to: Point(x: end, y: middle), isLive ? .plain : .faint,
          thickness: isLive ? 1.5 : 1, dash: isLive ? 0 : 3))
      start = end
    }
    for event in seen where (event.live > 0) != isLive {
      add(upTo: axis.x(of: event.time))
      isLive = event.live > 0
    }
    add(upTo: axis.x(of: axis.now))
    return pieces
  }

  /// The mark of an event. Each kind has a form of its own, and not only a colour.
  static func marks(of event: StreamSnapshot.Event, on axis: TimeAxis) -> [Shape] {
    marks(of: event.kind, at: Point(x: axis.x(of: event.time), y: middle))
  }

  static func marks(of kind: TraceEvent.Kind, at place: Point) -> [Shape] {
    func stroke(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ ink: Ink) -> Shape {
      .line(
        from: Point(x: place.x + x1, y: place.y + y1), to: Point(x: place.x + x2, y: place.y + y2),
        ink, thickness: 2.5)
    }
    let arm = radius
    return switch kind {
    case .value: [.circle(place, radius: radius, .value)]
    case .finished: [stroke(0, -11, 0, 11, .plain)]
    case .failed: [stroke(-arm, -arm, arm, arm, .failure), stroke(-arm, arm, arm, -arm, .failure)]
    case .cancelled, .released: [stroke(-1, -4, -1, 4, .plain), stroke(-1, 0, 9, 0, .plain)]
    case .found, .subscribed: [.circle(place, radius: 4, .plain, thickness: 1.5)]
    case .requested: [stroke(0, 3, 0, 9, .plain)]
    }
  }

  /// What the marks stand for, as far as it has to be said: the newest first, older ones as far as
  /// there is room beside them.
  private static func texts(of events: [StreamSnapshot.Event], on axis: TimeAxis) -> [Shape] {
    var shapes: [Shape] = []
    var edge = axis.width
    for event in events.reversed() {
      guard let text = shortText(of: event.kind) else { continue }
      let x = axis.x(of: event.time)
      let room = min(2 * (edge - 3 - x), 140)
      let whole = estimatedWidth(of: text, size: textSize)
      // Two letters and dots say nothing.
      guard room >= min(whole, 40) else { continue }
      let width = min(whole, room)
      let ink: Ink = if case .failed = event.kind { .failure } else { .plain }
      // One that begins before the left edge is moved in.
      let middle = max(x, width / 2)
      shapes.append(
        .text(
          text, at: Point(x: middle, y: textMiddle), size: textSize, ink, anchor: .middle,
          limit: room))
      edge = middle - width / 2
    }
    return shapes
  }

  private static func shortText(of kind: TraceEvent.Kind) -> String? {
    switch kind {
    case .value(let text), .failed(let text): text
    default: nil
    }
  }

  /// About how wide a text is; where it matters, the canvas measures.
  static func estimatedWidth(of text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 0.6 : 1) * size }
  }

  /// Whole seconds, or tenths.
  static func text(ofSeconds seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10) s" : "\(tenths / 10).\(tenths % 10) s"
  }
}
