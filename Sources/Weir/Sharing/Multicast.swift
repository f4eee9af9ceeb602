extension Publisher {
  /// Serves many subscribers from one subscription to this publisher, through a subject that the
  /// closure makes once.
  public func multicast<S>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S: Subject, Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Serves many subscribers from one subscription to this publisher, through `subject`.
  public func multicast<S>(subject: S) -> Publishers.Multicast<Self, S>
  where S: Subject, Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self) { subject }
  }
}

extension Publishers {
  /// A publisher that passes the values of its upstream to many subscribers once it is connected.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// Makes the subject, once, when the first subscriber comes or it is connected.
    public let createSubject: () -> SubjectType

    private let made = Lock<SubjectType?>(nil)

    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      subject.subscribe(Inner(downstream: subscriber))
    }

    public func connect() -> any Cancellable {
      upstream.subscribe(subject)
    }

    private var subject: SubjectType {
      if let subject = made.withLock({ $0 }) { return subject }
      let new = createSubject()
      return made.withLock { made in
        if let made { return made }
        made = new
        return new
      }
    }
  }
}

extension Publishers.Multicast {
  private struct Inner<Downstream: Subscriber>: Intermediary
  where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    let downstream: Downstream
    let life = Lifeline("Multicast")

    var link: Lifeline { life }
    var combineIdentifier: CombineIdentifier { life.combineIdentifier }

    func receive(subscription: any Subscription) {
      if life.begin(subscription) { downstream.receive(subscription: life) }
    }

    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      guard life.isLive else { return .none }
      let demand = downstream.receive(input)
      if demand > .none { life.request(demand) }
      return .none
    }

    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      if life.end() { downstream.receive(completion: completion) }
    }
  }
}
