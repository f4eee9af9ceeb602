import Testing
import Weir
import WeirTesting

/// Acts out what stands under a heading of a page: plays the lines of its picture into the example,
/// and compares what comes out with the other lines, and with what the example says it prints.
///
/// Every line of the picture must be played or expected.
func show(
  _ page: String, _ heading: String, sourceLocation: SourceLocation = #_sourceLocation,
  _ act: (Stage) throws -> Void
) throws {
  let stage = try Stage(page, heading, sourceLocation)
  try act(stage)
  stage.finish()
}

/// Acts out what stands under a heading of a page, for an example that waits.
func show(
  _ page: String, _ heading: String, sourceLocation: SourceLocation = #_sourceLocation,
  isolation: isolated (any Actor)? = #isolation, _ act: (Stage) async throws -> Void
) async throws {
  let stage = try Stage(page, heading, sourceLocation)
  try await act(stage)
  stage.finish()
}

/// What `show` gives to an example.
final class Stage {
  /// The time that passes in the picture: ten milliseconds a sign.
  let scheduler = TestScheduler()

  private let section: Page.Section
  private let sourceLocation: SourceLocation
  private var seen: Set<String> = []
  private var comparisons: [() -> Void] = []
  private var printed: [String] = []

  fileprivate init(_ page: String, _ heading: String, _ sourceLocation: SourceLocation) throws {
    section = try #require(
      Page.all.first { $0.name == page }?.sections.first { $0.heading == heading },
      "The page \(page) has no heading \(heading).", sourceLocation: sourceLocation)
    self.sourceLocation = sourceLocation
  }

  /// A publisher of the letters in a line of the picture.
  func letters(_ line: String) -> MarblePublisher<String, Never> {
    scheduler.publisher(marbles(line))
  }

  /// A publisher of the letters in a line of the picture, where `#` is a failure.
  func letters<Failure: Error>(_ line: String, failure: Failure)
    -> MarblePublisher<String, Failure>
  {
    scheduler.publisher(marbles(line), failure: failure)
  }

  /// A publisher of the numbers in a line of the picture.
  func numbers(_ line: String) -> MarblePublisher<Int, Never> {
    scheduler.publisher(marbles(line), of: Int.self)
  }

  /// A publisher of the numbers in a line of the picture, where `#` is a failure.
  func numbers<Failure: Error>(_ line: String, failure: Failure)
    -> MarblePublisher<Int, Failure>
  {
    scheduler.publisher(marbles(line), of: Int.self, failure: failure)
  }

  /// A publisher of what the names in a line of the picture stand for.
  func values<Output>(_ line: String, _ values: [String: Output]) -> MarblePublisher<Output, Never>
  {
    scheduler.publisher(marbles(line), values: values)
  }

  /// Expects `publisher` to do what a line of the picture shows. Without a `^` in the line it is
  /// subscribed to now.
  func expect<P: Publisher>(
    _ line: String, _ publisher: P, name: @escaping (P.Output) -> String = { "\($0)" }
  ) {
    let (window, expected) = marbles(line).split
    let recorder =
      window == Marbles()
      ? publisher.record(on: scheduler) : publisher.record(on: scheduler, during: window)
    comparisons.append { [sourceLocation] in
      #expect(
        recorder.marbles(name: name) == expected, "line \(line)", sourceLocation: sourceLocation)
    }
  }

  /// Does something at a sign's time of the picture.
  func at(_ frame: Int, _ action: @escaping () -> Void) {
    scheduler.schedule(
      after: scheduler.now.advanced(by: .milliseconds(10 * frame)), action)
  }

  /// Takes the place of `print` in an example.
  func print(_ value: Any) {
    printed.append("\(value)")
  }

  /// Lets as much time pass as a picture may show.
  func play() {
    scheduler.advance(by: .seconds(1))
  }

  private func marbles(_ line: String) -> Marbles {
    seen.insert(line)
    guard let marbles = section.picture.first(where: { $0.name == line })?.marbles else {
      fatalError("The picture under \(section.heading) has no line \(line).")
    }
    return Marbles(marbles)
  }

  fileprivate func finish() {
    play()
    for compare in comparisons { compare() }
    #expect(printed == section.prints, sourceLocation: sourceLocation)
    #expect(
      seen == Set(section.picture.map(\.name)), "a line of the picture is not shown",
      sourceLocation: sourceLocation)
  }
}

extension Marbles {
  /// When someone subscribes and leaves, and what is sent.
  fileprivate var split: (window: Marbles, sent: Marbles) {
    var (window, sent) = (Marbles(), Marbles())
    for (frame, events) in frames.enumerated() {
      for event in events {
        switch event {
        case .subscription, .cancellation: window.add(event, at: frame)
        default: sent.add(event, at: frame)
        }
      }
    }
    return (window, sent)
  }
}
