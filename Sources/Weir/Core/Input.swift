/// The state of one input of an operator, from before its subscription came to after its end.
@usableFromInline
struct Input {
  @usableFromInline
  enum Phase {
    case awaited, live, ended
  }

  /// Apart from the subscription, so that asking for it copies no reference.
  @usableFromInline
  var phase: Phase

  /// The subscription, while the input is live.
  @usableFromInline
  var subscription: (any Subscription)?

  @inlinable
  init(_ phase: Phase) {
    self.phase = phase
  }

  @inlinable
  static var awaited: Input { Input(.awaited) }

  @inlinable
  static var ended: Input { Input(.ended) }

  @inlinable
  var isLive: Bool { phase == .live }

  @inlinable
  var isEnded: Bool { phase == .ended }

  /// Takes the subscription; false if there was one before.
  @inlinable
  mutating func begin(_ subscription: any Subscription) -> Bool {
    guard phase == .awaited else { return false }
    phase = .live
    self.subscription = subscription
    return true
  }

  /// Marks the end; gives the subscription if the input was live until now.
  @inlinable
  mutating func end() -> (any Subscription)? {
    defer { self = .ended }
    return subscription
  }
}

/// A ``StateMachine`` with one input.
@usableFromInline
protocol SingleInput: StateMachine {
  var input: Input { get set }
}

extension SingleInput {
  @inlinable
  var cancellables: [any Cancellable] { input.subscription.map { [$0] } ?? [] }
}

extension Runner where Machine: SingleInput {
  /// Takes the upstream's subscription and hands itself down. A second subscription, or one that
  /// comes too late, is cancelled; false then.
  @discardableResult
  @inlinable
  func begin(_ subscription: any Subscription) -> Bool {
    guard update({ machine, _ in machine.input.begin(subscription) }) == true else {
      subscription.cancel()
      return false
    }
    handDown()
    return true
  }

  /// Cancels on behalf of the operator's subscriber. As with Combine, that only counts once there is a
  /// subscription.
  @inlinable
  func cancelFromAbove() {
    if update({ machine, _ in machine.input.phase != .awaited }) == true { cancel() }
  }
}
