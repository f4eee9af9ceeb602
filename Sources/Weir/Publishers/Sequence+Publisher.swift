import Synchronization

extension Sequence {
  /// A publisher of the elements.
  @inlinable
  public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}

extension Publishers {
  /// A publisher that sends the elements of a sequence to each subscriber, then finishes.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    /// The elements.
    public let sequence: Elements

    /// Makes a publisher of the elements of `sequence`.
    @inlinable
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      var iterator = sequence.makeIterator()
      if let first = iterator.next() {
        subscriber.receive(
          subscription: Inner(
            sequence: sequence, iterator: iterator, first: first, downstream: subscriber))
      } else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
      }
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}
extension Publishers.Sequence: Sendable where Elements: Sendable {}

extension Publishers.Sequence {
  /// Sends the elements, then the completion.
  final class Inner<Downstream: Subscriber>: Subscription, CustomStringConvertible
  where Downstream.Input == Output, Downstream.Failure == Failure {
    private struct State {
      var downstream: Downstream?
      var sequence: Elements?
      var demand = Subscribers.Demand.none
      var isBusy = false
    }

    private let state: Lock<State>
    private let completion: Subscribers.Completion<Failure>
    private let lastName: StaticString
    private let isOver = Atomic(false)
    private let token = LiveSubscriptions.Token()

    /// Belong to whoever has made the state busy.
    private var iterator: Elements.Iterator
    private var next: Output?

    /// - Parameter lastName: How it is called after the end.
    init(
      sequence: Elements, iterator: Elements.Iterator, first: Output, downstream: Downstream,
      completion: Subscribers.Completion<Failure> = .finished,
      lastName: StaticString = "Sequence"
    ) {
      self.completion = completion
      self.lastName = lastName
      state = Lock(State(downstream: downstream, sequence: sequence))
      self.iterator = iterator
      next = first
    }

    var description: String {
      state.withLock { $0.sequence }.map { "\($0)" } ?? lastName.description
    }

    func request(_ demand: Subscribers.Demand) {
      let downstream = state.withLock { state -> Downstream? in
        guard let downstream = state.downstream else { return nil }
        state.demand += demand
        guard !state.isBusy else { return nil }
        state.isBusy = true
        return downstream
      }
      if let downstream { send(to: downstream) }
    }

    private func send(to downstream: Downstream) {
      var more = Subscribers.Demand.none
      while takeTurn(adding: more) {
        repeat {
          guard let value = next else { return }
          next = iterator.next()
          more = downstream.receive(value)
          if next == nil {
            take()?.receive(completion: completion)
            return
          }
          // With unlimited demand there is nothing to count; only a cancel can stop it.
        } while isUnlimited && !isOver.load(ordering: .relaxed)
      }
    }

    /// Whether all is asked for. Once true it stays so; belongs to whoever has made the state busy.
    private var isUnlimited = false

    /// Takes one value off the demand; if there is none, the state is no longer busy.
    private func takeTurn(adding more: Subscribers.Demand) -> Bool {
      state.withLock { state in
        guard state.downstream != nil else { return false }
        state.demand += more
        guard state.demand > .none else {
          state.isBusy = false
          return false
        }
        state.demand -= 1
        isUnlimited = state.demand == .unlimited
        return true
      }
    }

    func cancel() {
      _ = take()
    }

    private func take() -> Downstream? {
      isOver.store(true, ordering: .relaxed)
      let taken = state.withLock { state in
        defer { state = State(isBusy: state.isBusy) }
        return state
      }
      return taken.downstream
    }
  }
}
