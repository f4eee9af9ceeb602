extension Publisher {
  /// Sends the values of this and another publisher as they come.
  ///
  /// Finishes once all have finished; fails with the first failure.
  @inlinable
  public func merge<P>(with other: P) -> Publishers.Merge<Self, P>
  where P: Publisher, Failure == P.Failure, Output == P.Output {
    Publishers.Merge(self, other)
  }

  /// Sends the values of this and another publisher of the same type as they come.
  @inlinable
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }

  /// Sends the values of this and two other publishers as they come.
  @inlinable
  public func merge<B, C>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where
    B: Publisher, C: Publisher, Failure == B.Failure, Failure == C.Failure, Output == B.Output,
    Output == C.Output
  {
    Publishers.Merge3(self, b, c)
  }

  /// Sends the values of this and three other publishers as they come.
  @inlinable
  public func merge<B, C, D>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B: Publisher, C: Publisher, D: Publisher, Failure == B.Failure, Failure == C.Failure,
    Failure == D.Failure, Output == B.Output, Output == C.Output, Output == D.Output
  {
    Publishers.Merge4(self, b, c, d)
  }

  /// Sends the values of this and four other publishers as they come.
  @inlinable
  public func merge<B, C, D, E>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, Failure == B.Failure,
    Failure == C.Failure, Failure == D.Failure, Failure == E.Failure, Output == B.Output,
    Output == C.Output, Output == D.Output, Output == E.Output
  {
    Publishers.Merge5(self, b, c, d, e)
  }

  /// Sends the values of this and five other publishers as they come.
  @inlinable
  public func merge<B, C, D, E, F>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, Failure == B.Failure,
    Failure == C.Failure, Failure == D.Failure, Failure == E.Failure, Failure == F.Failure,
    Output == B.Output, Output == C.Output, Output == D.Output, Output == E.Output,
    Output == F.Output
  {
    Publishers.Merge6(self, b, c, d, e, f)
  }

  /// Sends the values of this and six other publishers as they come.
  @inlinable
  public func merge<B, C, D, E, F, G>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher,
    Failure == B.Failure, Failure == C.Failure, Failure == D.Failure, Failure == E.Failure,
    Failure == F.Failure, Failure == G.Failure, Output == B.Output, Output == C.Output,
    Output == D.Output, Output == E.Output, Output == F.Output, Output == G.Output
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }

  /// Sends the values of this and seven other publishers as they come.
  @inlinable
  public func merge<B, C, D, E, F, G, H>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher,
    H: Publisher, Failure == B.Failure, Failure == C.Failure, Failure == D.Failure,
    Failure == E.Failure, Failure == F.Failure, Failure == G.Failure, Failure == H.Failure,
    Output == B.Output, Output == C.Output, Output == D.Output, Output == E.Output,
    Output == F.Output, Output == G.Output, Output == H.Output
  {
    Publishers.Merge8(self, b, c, d, e, f, g, h)
  }
}

extension Publishers {
  /// A publisher of the values of two others.
  public struct Merge<
    A: Publisher, B: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Merges two publishers.
    @inlinable
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let runner = Merging.runner(subscriber, 2)
      runner.add(a)
      runner.add(b)
    }

    /// Merges one more publisher into the same stream.
    @inlinable
    public func merge<P>(
      with p: P
    ) -> Merge3<A, B, P>
    where
      P: Publisher, Failure == P.Failure, Output == P.Output
    {
      Merge3(a, b, p)
    }

    /// Merges two more publishers into the same stream.
    @inlinable
    public func merge<Z, Y>(
      with z: Z, _ y: Y
    ) -> Merge4<A, B, Z, Y>
    where
      Z: Publisher, Y: Publisher, Failure == Z.Failure, Failure == Y.Failure, Output == Z.Output,
      Output == Y.Output
    {
      Merge4(a, b, z, y)
    }

    /// Merges three more publishers into the same stream.
    @inlinable
    public func merge<Z, Y, X>(
      with z: Z, _ y: Y, _ x: X
    ) -> Merge5<A, B, Z, Y, X>
    where
      Z: Publisher, Y: Publisher, X: Publisher, Failure == Z.Failure, Failure == Y.Failure,
      Failure == X.Failure, Output == Z.Output, Output == Y.Output, Output == X.Output
    {
      Merge5(a, b, z, y, x)
    }

    /// Merges four more publishers into the same stream.
    @inlinable
    public func merge<Z, Y, X, W>(
      with z: Z, _ y: Y, _ x: X, _ w: W
    ) -> Merge6<A, B, Z, Y, X, W>
    where
      Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, Failure == Z.Failure,
      Failure == Y.Failure, Failure == X.Failure, Failure == W.Failure, Output == Z.Output,
      Output == Y.Output, Output == X.Output, Output == W.Output
    {
      Merge6(a, b, z, y, x, w)
    }

    /// Merges five more publishers into the same stream.
    @inlinable
    public func merge<Z, Y, X, W, V>(
      with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
    ) -> Merge7<A, B, Z, Y, X, W, V>
    where
      Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, Failure == Z.Failure,
      Failure == Y.Failure, Failure == X.Failure, Failure == W.Failure, Failure == V.Failure,
      Output == Z.Output, Output == Y.Output, Output == X.Output, Output == W.Output,
      Output == V.Output
    {
      Merge7(a, b, z, y, x, w, v)
    }

    /// Merges six more publishers into the same stream.
    @inlinable
    public func merge<Z, Y, X, W, V, U>(
      with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V, _ u: U
    ) -> Merge8<A, B, Z, Y, X, W, V, U>
    where
      Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, U: Publisher,
      Failure == Z.Failure, Failure == Y.Failure, Failure == X.Failure, Failure == W.Failure,
      Failure == V.Failure, Failure == U.Failure, Output == Z.Output, Output == Y.Output,
      Output == X.Output, Output == W.Output, Output == V.Output, Output == U.Output
    {
      Merge8(a, b, z, y, x, w, v, u)
    }
  }
}

extension Publishers.Merge: Equatable
where A: Equatable, B: Equatable {}
