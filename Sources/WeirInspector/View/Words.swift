import Weir
import WeirGtk

/// What the window says of streams and events.
enum Words {
  static func demand(_ demand: Subscribers.Demand) -> String {
    demand.max.map(String.init) ?? tr("unlimited")
  }

  static func counts(_ stream: StreamSnapshot.Stream) -> String {
    tr(
      "live: {live}, demand: {demand}",
      ["live": String(stream.live), "demand": demand(stream.demand)])
  }

  /// What a screen reader says of a row.
  static func row(_ stream: StreamSnapshot.Stream) -> String {
    let live = trn("{count} subscription", "{count} subscriptions", stream.live)
    let values = ["name": stream.name, "live": live, "demand": demand(stream.demand)]
    guard let last = stream.lastValue else {
      return tr("{name}: {live}, demand {demand}, no value yet", values)
    }
    return tr(
      "{name}: {live}, demand {demand}, last value {value}",
      values.merging(["value": last]) { $1 })
  }

  /// An event as a line: when, which subscription, what.
  static func line(_ event: StreamSnapshot.Event, since start: MonotonicTime) -> String {
    let seconds = Translation.text(start.distance(to: event.time).seconds, digits: 3)
    return tr(
      "{seconds} s, subscription {number}: {event}",
      [
        "seconds": seconds, "number": String(event.subscription), "event": words(of: event.kind),
      ])
  }

  private static func words(of kind: TraceEvent.Kind) -> String {
    switch kind {
    case .value(let text): tr("value {value}", ["value": text])
    case .requested(let count): tr("asks for {demand}", ["demand": demand(count)])
    case .failed(let error): tr("failed: {error}", ["error": error])
    case .found, .subscribed: tr("subscribed")
    case .finished: tr("finished")
    case .cancelled: tr("cancelled")
    case .released: tr("let go without an end")
    }
  }

  /// The marks, and what they stand for.
  static var legend: [(TraceEvent.Kind, String)] {
    [
      (.value(""), tr("value")), (.subscribed, tr("subscribed")),
      (.requested(.unlimited), tr("asks for values")), (.finished, tr("finished")),
      (.failed(""), tr("failed")), (.cancelled, tr("cancelled")),
    ]
  }
}
