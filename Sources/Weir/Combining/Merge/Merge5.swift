extension Publishers {
  /// A publisher of the values of five others.
  public struct Merge5<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure,
    A.Output == B.Output, A.Output == C.Output, A.Output == D.Output, A.Output == E.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D
    /// The fifth publisher.
    public let e: E

    /// Merges five publishers.
    @inlinable
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let runner = Merging.runner(subscriber, 5)
      runner.add(a)
      runner.add(b)
      runner.add(c)
      runner.add(d)
      runner.add(e)
    }

    /// Merges one more publisher into the same stream.
    @inlinable
    public func merge<P>(
      with p: P
    ) -> Merge6<A, B, C, D, E, P>
    where
      P: Publisher, Failure == P.Failure, Output == P.Output
    {
      Merge6(a, b, c, d, e, p)
    }

    /// Merges two more publishers into the same stream.
    @inlinable
    public func merge<Z, Y>(
      with z: Z, _ y: Y
    ) -> Merge7<A, B, C, D, E, Z, Y>
    where
      Z: Publisher, Y: Publisher, Failure == Z.Failure, Failure == Y.Failure, Output == Z.Output,
      Output == Y.Output
    {
      Merge7(a, b, c, d, e, z, y)
    }

    /// Merges three more publishers into the same stream.
    @inlinable
    public func merge<Z, Y, X>(
      with z: Z, _ y: Y, _ x: X
    ) -> Merge8<A, B, C, D, E, Z, Y, X>
    where
      Z: Publisher, Y: Publisher, X: Publisher, Failure == Z.Failure, Failure == Y.Failure,
      Failure == X.Failure, Output == Z.Output, Output == Y.Output, Output == X.Output
    {
      Merge8(a, b, c, d, e, z, y, x)
    }
  }
}

extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
