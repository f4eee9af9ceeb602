/// A publisher that starts only when it is connected, so that several subscribers can attach first.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts publishing. Cancel the result, or drop it, to stop.
  func connect() -> any Cancellable
}
