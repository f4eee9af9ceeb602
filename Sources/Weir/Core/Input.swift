/// The state of one input of an operator, from before its subscription came to after its end.
enum Input {
  case awaited
  case live(any Subscription)
  case ended

  /// The subscription, while the input is live.
  var subscription: (any Subscription)? {
    guard case .live(let subscription) = self else { return nil }
    return subscription
  }

  var isLive: Bool { subscription != nil }

  var isEnded: Bool {
    guard case .ended = self else { return false }
    return true
  }

  /// Takes the subscription; false if there was one before.
  mutating func begin(_ subscription: any Subscription) -> Bool {
    guard case .awaited = self else { return false }
    self = .live(subscription)
    return true
  }

  /// Marks the end; gives the subscription if the input was live until now.
  mutating func end() -> (any Subscription)? {
    defer { self = .ended }
    return subscription
  }
}

/// A ``StateMachine`` with one input.
protocol SingleInput: StateMachine {
  var input: Input { get set }
}

extension SingleInput {
  var cancellables: [any Cancellable] { input.subscription.map { [$0] } ?? [] }
}

extension Runner where Machine: SingleInput {
  /// Takes the upstream's subscription and hands itself down. A second subscription, or one that
  /// comes too late, is cancelled; false then.
  @discardableResult
  func begin(_ subscription: any Subscription) -> Bool {
    guard update({ machine, _ in machine.input.begin(subscription) }) == true else {
      subscription.cancel()
      return false
    }
    handDown()
    return true
  }
}
