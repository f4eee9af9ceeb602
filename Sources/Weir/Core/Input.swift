/// The state of one input of an operator, from before its subscription came to after its end.
@usableFromInline
enum Input {
  case awaited
  case live(any Subscription)
  case ended

  /// The subscription, while the input is live.
  @inlinable
  var subscription: (any Subscription)? {
    guard case .live(let subscription) = self else { return nil }
    return subscription
  }

  @inlinable
  var isLive: Bool {
    guard case .live = self else { return false }
    return true
  }

  @inlinable
  var isEnded: Bool {
    guard case .ended = self else { return false }
    return true
  }

  /// Takes the subscription; false if there was one before.
  @inlinable
  mutating func begin(_ subscription: any Subscription) -> Bool {
    guard case .awaited = self else { return false }
    self = .live(subscription)
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
}
