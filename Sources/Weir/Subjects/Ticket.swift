/// The subscription that a subscriber of a ``Broadcast`` holds: its way to its place there.
///
/// When the stream ends or is cancelled, ticket and place let go of each other, and with the place
/// goes the reference to the subscriber.
@usableFromInline
final class Ticket<Output, Failure: Error>: Subscription, CustomStringConvertible {
  @usableFromInline let member: Lock<Member<Output, Failure>?>
  @usableFromInline let token = LiveSubscriptions.Token()
  @usableFromInline let description: String

  @inlinable
  init(_ member: Member<Output, Failure>) {
    self.member = Lock(member)
    description = member.broadcast.name
  }

  @inlinable
  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    member.withLock { $0 }?.request(demand)
  }

  @inlinable
  func cancel() {
    take()?.cancel()
  }

  /// Lets the place go, and gives it to the caller.
  @inlinable
  @discardableResult
  func take() -> Member<Output, Failure>? {
    member.withLock { member in
      defer { member = nil }
      return member
    }
  }
}
