import Weir
import WeirGtk

/// Something drawn: the one description that the window and the SVG file are made of.
enum Shape: Hashable {
  case line(from: Point, to: Point, Ink, thickness: Double = 1, dash: Double = 0)
  /// Filled if it has no thickness.
  case circle(Point, radius: Double, Ink, thickness: Double = 0)
  case text(
    String, at: Point, size: Double, Ink, anchor: Canvas.TextAnchor = .start, limit: Double? = nil)
}

/// What a colour stands for.
enum Ink: CaseIterable {
  /// Text, and what is as clear as text.
  case plain
  /// Lines that only help.
  case faint
  case value
  case failure

  /// The colour on a ground where text of `plain` can be read.
  ///
  /// On the ground of the theme, light or dark, each has a contrast of 4.5 to 1 or more.
  func color(plain: Color) -> Color {
    let isLightOnDark = plain.brightness > 0.5
    return switch self {
    case .plain: plain
    case .faint: plain.withOpacity(plain.opacity * 0.3)
    case .value: Color(hex: isLightOnDark ? 0x99c1f1 : 0x1a5fb4)
    case .failure: Color(hex: isLightOnDark ? 0xffa099 : 0xa51d2d)
    }
  }
}

/// A time axis that runs: the present is at its right end.
struct TimeAxis {
  /// The moment at the right end, and that from which seconds are counted.
  let now, start: MonotonicTime
  /// How much time is shown.
  let span: MonotonicTime.Stride
  let width: Double

  /// Room at the right for the half of a marble's text.
  static let inset = 36.0
  /// The lengths of time that can be chosen.
  static let spans: [MonotonicTime.Stride] = [2, 5, 10, 30, 60, 120].map { .seconds($0) }

  var first: MonotonicTime { now.advanced(by: .zero - span) }

  func x(of time: MonotonicTime) -> Double {
    let share = first.distance(to: time).seconds / span.seconds
    return share * max(0, width - Self.inset)
  }

  /// The seconds and the place of each tick.
  var ticks: [(seconds: Double, x: Double)] {
    let step = span.seconds <= 2 ? 0.5 : span.seconds <= 10 ? 1 : span.seconds / 6
    let last = start.distance(to: now).seconds
    var seconds = max(0, ((last - span.seconds) / step).rounded(.up) * step)
    var ticks: [(Double, Double)] = []
    while seconds <= last {
      ticks.append((seconds, x(of: start.advanced(by: .seconds(seconds)))))
      seconds += step
    }
    return ticks
  }
}
