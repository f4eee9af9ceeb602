import Testing
import Weir

/// What an operator lets through of that which an upstream should not send.
struct Conduct: Sendable {
  enum Misdeed: CaseIterable, Sendable {
    case earlyValue, earlyEnd
    case valueAfterEnd, endAfterEnd
    case valueAfterCancel, endAfterCancel
    case secondSubscription
  }

  let passes: Set<Misdeed>
  /// Whether a value or an end before the subscription stops the program.
  var stopsAtEarly = false

  /// Hands down the subscription of its upstream, and knows nothing of the stream.
  static let transparent = Conduct(passes: Set(Misdeed.allCases))
  /// Does the same, and leaves out the values.
  static let transparentToEnds = Conduct(
    passes: [.earlyEnd, .endAfterEnd, .endAfterCancel, .secondSubscription])
  /// Has a subscription of its own, and looks at it for nothing else.
  static let open = Conduct(passes: transparent.passes.subtracting([.secondSubscription]))
  /// Knows only whether it has ended.
  static let unendedOnly = Conduct(passes: [.earlyValue, .earlyEnd])
  /// Passes each value, and one end.
  static let openToValues = Conduct(passes: [.earlyValue, .valueAfterEnd, .valueAfterCancel])
  /// Passes each end, and values only of a live stream.
  static let openToEnds = Conduct(passes: [.earlyEnd, .endAfterEnd, .endAfterCancel])
  /// Passes what belongs to a live stream.
  static let liveOnly = Conduct(passes: [])
  /// Does the same, and takes what comes before the subscription for a mistake in the program.
  static let strict = Conduct(passes: [], stopsAtEarly: true)
}

/// An operator, and how it takes the misdeeds of an upstream.
struct ConductRow: CustomTestStringConvertible, @unchecked Sendable {
  let name: String
  let conduct: Conduct
  private let run: (Conduct.Misdeed) -> Trace

  /// What came of a misdeed.
  struct Trace {
    /// What the downstream has heard of it.
    var events: [String] = []
    /// The answer to a value.
    var answer: Subscribers.Demand?
    /// What a second subscription was asked.
    var second: [String] = []
  }

  init<P: Publisher>(
    _ name: String, _ conduct: Conduct, _ apply: @escaping (Snare<Int, TestError>) -> P
  ) {
    self.name = name
    self.conduct = conduct
    run = { misdeed in Self.trace(misdeed, apply) }
  }

  var testDescription: String { name }

  func trace(_ misdeed: Conduct.Misdeed) -> Trace { run(misdeed) }

  private static func trace<P: Publisher>(
    _ misdeed: Conduct.Misdeed, _ apply: (Snare<Int, TestError>) -> P
  ) -> Trace {
    let upstream = Snare<Int, TestError>()
    let observer = apply(upstream).observe()
    observer.reply = .max(3)
    var trace = Trace()
    switch misdeed {
    case .earlyValue, .earlyEnd:
      break
    case .valueAfterEnd, .endAfterEnd:
      upstream.send(subscription: Ledger())
      upstream.send(completion: .finished)
    case .valueAfterCancel, .endAfterCancel:
      upstream.send(subscription: Ledger())
      observer.subscription?.cancel()
    case .secondSubscription:
      upstream.send(subscription: Ledger())
    }
    let count = observer.events.count
    switch misdeed {
    case .earlyValue, .valueAfterEnd, .valueAfterCancel:
      trace.answer = upstream.send(7)
    case .earlyEnd, .endAfterEnd, .endAfterCancel:
      upstream.send(completion: .failure(.oops))
    case .secondSubscription:
      let second = Ledger()
      upstream.send(subscription: second)
      trace.second = second.events
    }
    trace.events = Array(observer.events.dropFirst(count))
    return trace
  }
}
