extension Publishers {
  /// A publisher of the values of four others.
  public struct Merge4<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Output == B.Output,
    A.Output == C.Output, A.Output == D.Output
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

    /// Merges four publishers.
    @inlinable
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let runner = Merging.runner(subscriber, 4)
      runner.add(a)
      runner.add(b)
      runner.add(c)
      runner.add(d)
    }

    /// Merges one more publisher into the same stream.
    @inlinable
    public func merge<P>(
      with p: P
    ) -> Merge5<A, B, C, D, P>
    where
      P: Publisher, Failure == P.Failure, Output == P.Output
    {
      Merge5(a, b, c, d, p)
    }

    /// Merges two more publishers into the same stream.
    @inlinable
    public func merge<Z, Y>(
      with z: Z, _ y: Y
    ) -> Merge6<A, B, C, D, Z, Y>
    where
      Z: Publisher, Y: Publisher, Failure == Z.Failure, Failure == Y.Failure, Output == Z.Output,
      Output == Y.Output
    {
      Merge6(a, b, c, d, z, y)
    }

    /// Merges three more publishers into the same stream.
    @inlinable
    public func merge<Z, Y, X>(
      with z: Z, _ y: Y, _ x: X
    ) -> Merge7<A, B, C, D, Z, Y, X>
    where
      Z: Publisher, Y: Publisher, X: Publisher, Failure == Z.Failure, Failure == Y.Failure,
      Failure == X.Failure, Output == Z.Output, Output == Y.Output, Output == X.Output
    {
      Merge7(a, b, c, d, z, y, x)
    }

    /// Merges four more publishers into the same stream.
    @inlinable
    public func merge<Z, Y, X, W>(
      with z: Z, _ y: Y, _ x: X, _ w: W
    ) -> Merge8<A, B, C, D, Z, Y, X, W>
    where
      Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, Failure == Z.Failure,
      Failure == Y.Failure, Failure == X.Failure, Failure == W.Failure, Output == Z.Output,
      Output == Y.Output, Output == X.Output, Output == W.Output
    {
      Merge8(a, b, c, d, z, y, x, w)
    }
  }
}

extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
