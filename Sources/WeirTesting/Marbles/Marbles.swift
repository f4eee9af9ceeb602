import Weir

/// What a stream does over time, as a line of text.
///
/// ```swift
/// let letters = scheduler.publisher("ab--c---|")
/// let recorder = letters.debounce(for: .milliseconds(20), scheduler: scheduler)
///   .record(on: scheduler)
/// scheduler.run()
/// #expect(recorder.marbles == "---b--c-|")
/// ```
///
/// Each sign is one frame of time, ten milliseconds unless told otherwise:
/// - `-` nothing happens;
/// - a letter or digit: a value of that name; longer names stand in brackets, `[10]`;
/// - `|` the end, `#` the end by an error;
/// - `^` someone subscribes, `!` the subscription is over;
/// - `(ab|)` several things in one frame, in that order.
///
/// Spaces are for the eye. Silence at the end of a line does not count when lines are compared.
public struct Marbles: Hashable, Sendable {
  /// One thing that happens.
  public enum Event: Hashable, Sendable {
    /// A value, by its name.
    case value(String)
    case completion
    case failure
    case subscription
    case cancellation
  }

  /// The length of a frame unless told otherwise.
  public static var frame: MonotonicTime.Stride { .milliseconds(10) }

  /// What happens in each frame, up to the last in which something does.
  public private(set) var frames: [[Event]] = []

  /// Makes a line on which nothing happens.
  public init() {}

  /// Adds `event` to what happens in a frame.
  public mutating func add(_ event: Event, at frame: Int) {
    while frames.count <= frame { frames.append([]) }
    frames[frame].append(event)
  }

  /// Reads a line; one that cannot be read stops the program with a sentence.
  public init(_ text: String) {
    var reader = MarbleReader(text)
    while let (event, frame) = reader.next() { add(event, at: frame) }
  }
}

extension Marbles: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}

extension Marbles: CustomStringConvertible {
  public var description: String {
    frames
      .map { events in
        switch events.count {
        case 0: "-"
        case 1: "\(events[0])"
        default: "(" + events.map { "\($0)" }.joined() + ")"
        }
      }
      .joined()
  }
}

extension Marbles.Event: CustomStringConvertible {
  public var description: String {
    switch self {
    case .value(let name):
      name.count == 1 && !"-|#^!()[] ".contains(name) ? name : "[\(name)]"
    case .completion: "|"
    case .failure: "#"
    case .subscription: "^"
    case .cancellation: "!"
    }
  }
}
