extension Publisher {
  /// Names a stream, so that it can be watched while the program runs: by ``Tracing``, by a stream
  /// inspector, or on standard error with `WEIR_TRACE=1` in the environment.
  ///
  /// ```swift
  /// let token = name.trace("name").map(\.count).trace("length").sink { show($0) }
  /// ```
  ///
  /// Nothing else is different: values, demand, end and cancel pass as if the operator were not there.
  /// While nobody watches, a value costs a look at a flag. A ``Secret`` shows dots, in whatever it is
  /// wrapped; for other things that nobody may read give `describing`.
  ///
  /// - Parameters:
  ///   - name: What the stream is called; its place in the source if nil.
  ///   - describing: Says what is shown of a value; what `print` shows, or the quoted text, if nil. Run
  ///     only while somebody watches, on the thread of the value.
  ///   - file: Where the stream is named.
  ///   - line: The line there.
  @inlinable
  public func trace(
    _ name: String? = nil, describing: ((Output) -> String)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Publishers.Trace<Self> {
    Publishers.Trace(
      upstream: self, label: TraceLabel(name, file: file, line: line), describing: describing)
  }
}

extension Publishers {
  /// A publisher that can be watched; see ``Publisher/trace(_:describing:file:line:)``.
  public struct Trace<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let upstream: Upstream
    /// What the stream is called, and where.
    public let label: TraceLabel
    /// Says what is shown of a value.
    public let describing: ((Output) -> String)?

    /// Makes a publisher that can be watched.
    @inlinable
    public init(upstream: Upstream, label: TraceLabel, describing: ((Output) -> String)? = nil) {
      self.upstream = upstream
      self.label = label
      self.describing = describing
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Inner(downstream: subscriber, link: ValueTap(label, describing)))
    }
  }
}

extension Publishers.Trace {
  /// It lets everything through, also what comes before the subscription or after the end.
  @usableFromInline
  struct Inner<Downstream: Subscriber>: Intermediary
  where Downstream.Input == Output, Downstream.Failure == Failure {
    @usableFromInline
    let downstream: Downstream
    @usableFromInline
    let link: ValueTap<Output>

    @inlinable
    init(downstream: Downstream, link: ValueTap<Output>) {
      self.downstream = downstream
      self.link = link
    }

    @inlinable
    var combineIdentifier: CombineIdentifier { link.combineIdentifier }

    @inlinable
    func receive(subscription: any Subscription) {
      if link.begin(subscription) { downstream.receive(subscription: link) }
    }

    // Always inlined: as a function of its own it would cost more than the look at the flag.
    @inlinable @inline(__always)
    func receive(_ input: Output) -> Subscribers.Demand {
      link.isAttentive ? receiveAttentively(input) : downstream.receive(input)
    }

    // A function of its own: what it has to keep in registers would cost where nobody watches as well.
    @inlinable @inline(never)
    func receiveAttentively(_ input: Output) -> Subscribers.Demand {
      link.note(input)
      let more = downstream.receive(input)
      if more > .none { link.noteReply(more) }
      return more
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
      link.end(completion)
      downstream.receive(completion: completion)
    }
  }
}
