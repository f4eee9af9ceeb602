extension Publisher {
  /// Sends `elements` after the upstream has finished.
  @inlinable
  public func append(_ elements: Output...)
    -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>>
  {
    append(elements)
  }

  /// Sends the elements of a sequence after the upstream has finished.
  @inlinable
  public func append<S>(_ elements: S)
    -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>>
  where S: Sequence, Output == S.Element {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Goes on with another publisher after this one has finished.
  @inlinable
  public func append<P>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P: Publisher, Failure == P.Failure, Output == P.Output {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  /// Sends `elements` before the upstream is subscribed to.
  @inlinable
  public func prepend(_ elements: Output...)
    -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self>
  {
    prepend(elements)
  }

  /// Sends the elements of a sequence before the upstream is subscribed to.
  @inlinable
  public func prepend<S>(_ elements: S)
    -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
  where S: Sequence, Output == S.Element {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// Begins with another publisher, and goes on with this one after it has finished.
  @inlinable
  public func prepend<P>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P: Publisher, Failure == P.Failure, Output == P.Output {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }
}

extension Publishers {
  /// A publisher of the values of one publisher, then of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure

    /// The first publisher.
    public let prefix: Prefix
    /// The second; subscribed to when the first has finished.
    public let suffix: Suffix

    /// Goes on with `suffix` after `prefix` has finished.
    @inlinable
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let runner = Runner(Concatenation.self, subscriber)
      let suffix = suffix
      runner.follow(prefix) { completion in
        guard case .finished = completion else { return .end(completion) }
        return .next { runner.close(with: suffix) { $0 } }
      }
    }
  }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

@usableFromInline
enum Concatenation: SuccessionManner {
  @inlinable
  static var name: StaticString { "Concatenate" }
  @inlinable
  static var answers: Bool { true }
  @inlinable
  static var countsValues: Bool { false }
  @inlinable
  static var countsFailures: Bool { false }
  @inlinable
  static var endsEarly: Bool { false }
}
