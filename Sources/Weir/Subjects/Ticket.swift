/// The subscription that a subscriber of a ``Broadcast`` holds: its way to its place there.
///
/// When the stream ends or is cancelled, ticket and place let go of each other, and with the place
/// goes the reference to the subscriber.
@usableFromInline
final class Ticket: Subscription, CustomStringConvertible {
  private let member: Lock<Member?>
  private let token = LiveSubscriptions.Token()
  private let name: StaticString

  init(_ member: Member, _ name: StaticString) {
    self.member = Lock(member)
    self.name = name
  }

  @usableFromInline var description: String { name.description }

  @usableFromInline
  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    member.withLock { $0 }?.request(demand)
  }

  @usableFromInline
  func cancel() {
    take()?.cancel()
  }

  /// Lets the place go.
  func letGo() {
    withExtendedLifetime(take()) {}
  }

  private func take() -> Member? {
    member.withLock { $0.take() }
  }
}
