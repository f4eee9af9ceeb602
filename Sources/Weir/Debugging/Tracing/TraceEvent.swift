/// What a traced stream is called, and where in the source.
public struct TraceLabel: Sendable {
  /// The name; nil for one that is known by its place alone.
  public let name: String?
  /// The module and the file.
  public let file: StaticString
  /// The line in the file.
  public let line: UInt
  /// Whether this is no stream that was named, but a sink, an assignment or a binding. They are told of
  /// if `WEIR_TRACE` was in the environment when the program started; the name is that of the kind.
  public let isSubscriber: Bool

  /// Makes a label.
  @inlinable
  public init(_ name: String?, file: StaticString, line: UInt, isSubscriber: Bool = false) {
    self.name = name
    self.file = file
    self.line = line
    self.isSubscriber = isSubscriber
  }

  /// The module, the file and the line, as in `FormModels/SignUpModel.swift:61`.
  public var location: String { "\(file):\(line)" }
}

/// Something that has happened in a traced stream.
public struct TraceEvent: Sendable {
  /// What has happened.
  public enum Kind: Hashable, Sendable {
    /// The subscription was there before the watching began.
    case found
    /// The subscription has come.
    case subscribed
    /// The downstream has asked for values.
    case requested(Subscribers.Demand)
    /// A value, in words.
    case value(String)
    /// The stream has ended well.
    case finished
    /// The stream has failed; the error in words.
    case failed(String)
    /// The downstream has cancelled.
    case cancelled
    /// The subscription was let go without an end and without a cancel.
    case released
  }

  /// The number of the subscription; every subscription of a program has another.
  public let subscription: UInt64
  /// The stream.
  public let label: TraceLabel
  /// What has happened.
  public let kind: Kind
  /// How many values the downstream still waits for afterwards.
  public let demand: Subscribers.Demand

  /// Makes an event, for tests of what watches.
  public init(
    subscription: UInt64, label: TraceLabel, kind: Kind, demand: Subscribers.Demand = .none
  ) {
    self.subscription = subscription
    self.label = label
    self.kind = kind
    self.demand = demand
  }
}

extension TraceEvent.Kind {
  /// Whether the subscription is over with it.
  public var isEnd: Bool {
    switch self {
    case .finished, .failed, .cancelled, .released: true
    case .found, .subscribed, .requested, .value: false
    }
  }
}

extension TraceEvent.Kind: CustomStringConvertible {
  /// What has happened, as it is printed: `value "Grace"`, `request unlimited`.
  public var description: String {
    switch self {
    case .found: "found"
    case .subscribed: "subscribed"
    case .requested(let demand): "request \(demand)"
    case .value(let text): "value \(text)"
    case .finished: "finished"
    case .failed(let error): "failed \(error)"
    case .cancelled: "cancelled"
    case .released: "released"
    }
  }
}
