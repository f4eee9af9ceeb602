/// A publisher that plays back what was recorded: values, then the end.
public struct Record<Output, Failure: Error>: Publisher {
  /// What is played back.
  public let recording: Recording

  /// Makes a publisher of what the closure records.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// Makes a publisher of what has been recorded.
  public init(recording: Recording) {
    self.recording = recording
  }

  /// Makes a publisher of `output`, which ends with `completion`.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == Output, S.Failure == Failure {
    var iterator = recording.output.makeIterator()
    if let first = iterator.next() {
      subscriber.receive(
        subscription: Publishers.Sequence<[Output], Failure>.Inner(
          sequence: recording.output, iterator: iterator, first: first, downstream: subscriber,
          completion: recording.completion, lastName: "Cancelled Events"))
    } else {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: recording.completion)
    }
  }

  /// A series of values and the end.
  public struct Recording {
    public typealias Input = Output

    private enum State { case input, complete }

    private var state = State.input

    /// The values.
    public private(set) var output: [Output] = []
    /// The end; `.finished` until one is recorded.
    public private(set) var completion = Subscribers.Completion<Failure>.finished

    /// Makes an empty recording, which takes values and an end.
    public init() {}

    /// Makes a recording that is complete: it takes no more.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      state = .complete
    }

    /// Adds a value; stops the program after the end has been recorded.
    public mutating func receive(_ input: Input) {
      precondition(
        state == .input, "A recording that has its end cannot take another value: record it before."
      )
      output.append(input)
    }

    /// Adds the end; stops the program if there is one.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(state == .input, "A recording has one end only; it got a second.")
      self.completion = completion
      state = .complete
    }
  }
}

extension Record: Codable where Output: Codable, Failure: Codable {}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
  private enum CodingKeys: String, CodingKey {
    case output, completion
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      output: try container.decode([Output].self, forKey: .output),
      completion: try container.decode(
        Subscribers.Completion<Failure>.self, forKey: .completion))
  }

  /// Writes the values and the end: the same as `encode(to:)`.
  public func encode(into encoder: any Encoder) throws {
    try encode(to: encoder)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }
}

extension Record: Sendable where Output: Sendable {}
extension Record.Recording: Sendable where Output: Sendable {}
