import Weir

/// A subscription that writes down what it is asked for and when it is cancelled.
public final class TestSubscription: Subscription, CustomStringConvertible, @unchecked Sendable {
  private struct State {
    var requests: [Subscribers.Demand] = []
    var cancelCount = 0
    var onRequest: ((Subscribers.Demand) -> Void)?
    var onCancel: (() -> Void)?
  }

  private let state: Lock<State>

  /// Makes a subscription that also runs the closures given, at each request and each cancel.
  public init(
    onRequest: ((Subscribers.Demand) -> Void)? = nil, onCancel: (() -> Void)? = nil
  ) {
    state = Lock(State(onRequest: onRequest, onCancel: onCancel))
  }

  /// All that was asked for, in order.
  public var requests: [Subscribers.Demand] { state.withLock { $0.requests } }

  /// All that was asked for, added up.
  public var requested: Subscribers.Demand { requests.reduce(.none, +) }

  /// How often it was cancelled.
  public var cancelCount: Int { state.withLock { $0.cancelCount } }

  public var isCancelled: Bool { cancelCount > 0 }

  public func request(_ demand: Subscribers.Demand) {
    let onRequest = state.withLock { state in
      state.requests.append(demand)
      return state.onRequest
    }
    onRequest?(demand)
  }

  public func cancel() {
    let (onRequest, onCancel) = state.withLock { state in
      state.cancelCount += 1
      // A cancelled subscription lets go of what it holds.
      defer { (state.onRequest, state.onCancel) = (nil, nil) }
      return (state.onRequest, state.onCancel)
    }
    withExtendedLifetime(onRequest) { onCancel?() }
  }

  public var description: String { "TestSubscription" }
}
