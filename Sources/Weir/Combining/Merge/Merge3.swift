extension Publishers {
  /// A publisher of the values of three others.
  public struct Merge3<
    A: Publisher, B: Publisher, C: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Failure == C.Failure, A.Output == B.Output, A.Output == C.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Merges three publishers.
    @inlinable
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let runner = Merging.runner(subscriber, 3)
      runner.add(a)
      runner.add(b)
      runner.add(c)
    }

    /// Merges one more publisher into the same stream.
    @inlinable
    public func merge<P>(
      with p: P
    ) -> Merge4<A, B, C, P>
    where
      P: Publisher, Failure == P.Failure, Output == P.Output
    {
      Merge4(a, b, c, p)
    }

    /// Merges two more publishers into the same stream.
    @inlinable
    public func merge<Z, Y>(
      with z: Z, _ y: Y
    ) -> Merge5<A, B, C, Z, Y>
    where
      Z: Publisher, Y: Publisher, Failure == Z.Failure, Failure == Y.Failure, Output == Z.Output,
      Output == Y.Output
    {
      Merge5(a, b, c, z, y)
    }

    /// Merges three more publishers into the same stream.
    @inlinable
    public func merge<Z, Y, X>(
      with z: Z, _ y: Y, _ x: X
    ) -> Merge6<A, B, C, Z, Y, X>
    where
      Z: Publisher, Y: Publisher, X: Publisher, Failure == Z.Failure, Failure == Y.Failure,
      Failure == X.Failure, Output == Z.Output, Output == Y.Output, Output == X.Output
    {
      Merge6(a, b, c, z, y, x)
    }

    /// Merges four more publishers into the same stream.
    @inlinable
    public func merge<Z, Y, X, W>(
      with z: Z, _ y: Y, _ x: X, _ w: W
    ) -> Merge7<A, B, C, Z, Y, X, W>
    where
      Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, Failure == Z.Failure,
      Failure == Y.Failure, Failure == X.Failure, Failure == W.Failure, Output == Z.Output,
      Output == Y.Output, Output == X.Output, Output == W.Output
    {
      Merge7(a, b, c, z, y, x, w)
    }

    /// Merges five more publishers into the same stream.
    @inlinable
    public func merge<Z, Y, X, W, V>(
      with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
    ) -> Merge8<A, B, C, Z, Y, X, W, V>
    where
      Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, Failure == Z.Failure,
      Failure == Y.Failure, Failure == X.Failure, Failure == W.Failure, Failure == V.Failure,
      Output == Z.Output, Output == Y.Output, Output == X.Output, Output == W.Output,
      Output == V.Output
    {
      Merge8(a, b, c, z, y, x, w, v)
    }
  }
}

extension Publishers.Merge3: Equatable
where A: Equatable, B: Equatable, C: Equatable {}
