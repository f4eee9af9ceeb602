/// A subscription that can tell that nothing will come of it any more.
protocol Endable: Subscription {
  var isOver: Bool { get }
}

/// The subscriptions that feed a subject, in the order they came.
///
/// Nobody says when one of them is over, so they are looked through whenever they have doubled: what
/// is kept stays in proportion to what is live, however often a subject is connected anew.
@usableFromInline
struct Upstreams {
  @usableFromInline
  private(set) var all: [any Subscription] = []
  private var sweepSize = 1

  @usableFromInline
  init() {}

  /// Takes one on. Gives back those that were kept before, to be let go outside the lock.
  @usableFromInline
  mutating func append(_ subscription: any Subscription) -> [any Subscription] {
    var former: [any Subscription] = []
    if all.count >= sweepSize {
      former = all
      all.removeAll { ($0 as? any Endable)?.isOver ?? false }
      sweepSize = max(1, all.count * 2)
    }
    all.append(subscription)
    return former
  }

  /// Gives all, and keeps none.
  @usableFromInline
  mutating func takeAll() -> [any Subscription] {
    defer { all = [] }
    return all
  }
}
