/// The subscriber of an operator, which stands for the subscription it hands down as well: it goes by
/// the same name, and may be asked and cancelled in its place.
///
/// Whoever looks at the subscriber of an operator from above expects that, as with Combine.
@usableFromInline
protocol Intermediary: Subscriber, Subscription, CustomStringConvertible {
  associatedtype Link: Subscription, CustomStringConvertible

  /// What is handed down.
  var link: Link { get }
}

extension Intermediary {
  @inlinable
  var description: String { link.description }

  @inlinable
  func request(_ demand: Subscribers.Demand) { link.request(demand) }

  @inlinable
  func cancel() { link.cancel() }
}

extension Intermediary where Link == Lifeline {
  @inlinable
  func cancel() { link.cancelFromAbove() }
}
