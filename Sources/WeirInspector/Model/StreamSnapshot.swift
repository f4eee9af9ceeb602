import Weir

/// The traced streams at one moment.
public struct StreamSnapshot: Sendable {
  /// When the recording began.
  public var start: MonotonicTime
  /// The moment.
  public var now: MonotonicTime
  /// Whether it stands still.
  public var isPaused: Bool
  /// How many events have been recorded since that moment.
  public var waiting: Int
  /// The number of the last event that is shown: another one means that something has happened.
  public var number: UInt64
  /// The streams, in the order they came up.
  public var streams: [Stream]

  /// A stream, or all those of one name.
  public struct Stream: Sendable {
    /// Its name; its place in the source if it has none.
    public var name: String
    /// The place in the source where it was first named.
    public var location: String
    /// How many subscriptions were alive before the first event.
    public var liveBefore: Int
    /// How many subscriptions are alive.
    public var live: Int
    /// How many values they still wait for together.
    public var demand: Subscribers.Demand
    /// The latest events, in order.
    public var events: [Event]

    /// The latest value, in words.
    public var lastValue: String? { events.reversed().lazy.compactMap(\.value).first }
  }

  /// Something that has happened in a stream.
  public struct Event: Sendable {
    /// Its place among the events of all streams.
    public var number: UInt64
    /// When it happened.
    public var time: MonotonicTime
    /// The number of the subscription.
    public var subscription: UInt64
    /// What happened.
    public var kind: TraceEvent.Kind
    /// How many subscriptions of the stream were alive afterwards.
    public var live: Int
    /// How many values they still waited for together.
    public var demand: Subscribers.Demand

    /// The value, in words, if it was one.
    public var value: String? {
      guard case .value(let text) = kind else { return nil }
      return text
    }
  }
}
