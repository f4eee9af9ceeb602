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

    public let a: A
    public let b: B

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

    @inlinable
    public func merge<P>(
      with p: P
    ) -> Merge3<A, B, P>
    where
      P: Publisher, Failure == P.Failure, Output == P.Output
    {
      Merge3(a, b, p)
    }

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

    public let a: A
    public let b: B
    public let c: C

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

    @inlinable
    public func merge<P>(
      with p: P
    ) -> Merge4<A, B, C, P>
    where
      P: Publisher, Failure == P.Failure, Output == P.Output
    {
      Merge4(a, b, c, p)
    }

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

    public let a: A
    public let b: B
    public let c: C
    public let d: D

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

    @inlinable
    public func merge<P>(
      with p: P
    ) -> Merge5<A, B, C, D, P>
    where
      P: Publisher, Failure == P.Failure, Output == P.Output
    {
      Merge5(a, b, c, d, p)
    }

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

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E

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

    @inlinable
    public func merge<P>(
      with p: P
    ) -> Merge6<A, B, C, D, E, P>
    where
      P: Publisher, Failure == P.Failure, Output == P.Output
    {
      Merge6(a, b, c, d, e, p)
    }

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

extension Publishers {
  /// A publisher of the values of six others.
  public struct Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure,
    A.Failure == F.Failure, A.Output == B.Output, A.Output == C.Output, A.Output == D.Output,
    A.Output == E.Output, A.Output == F.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F

    @inlinable
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let runner = Merging.runner(subscriber, 6)
      runner.add(a)
      runner.add(b)
      runner.add(c)
      runner.add(d)
      runner.add(e)
      runner.add(f)
    }

    @inlinable
    public func merge<P>(
      with p: P
    ) -> Merge7<A, B, C, D, E, F, P>
    where
      P: Publisher, Failure == P.Failure, Output == P.Output
    {
      Merge7(a, b, c, d, e, f, p)
    }

    @inlinable
    public func merge<Z, Y>(
      with z: Z, _ y: Y
    ) -> Merge8<A, B, C, D, E, F, Z, Y>
    where
      Z: Publisher, Y: Publisher, Failure == Z.Failure, Failure == Y.Failure, Output == Z.Output,
      Output == Y.Output
    {
      Merge8(a, b, c, d, e, f, z, y)
    }
  }
}

extension Publishers {
  /// A publisher of the values of seven others.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure,
    A.Failure == F.Failure, A.Failure == G.Failure, A.Output == B.Output, A.Output == C.Output,
    A.Output == D.Output, A.Output == E.Output, A.Output == F.Output, A.Output == G.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F
    public let g: G

    @inlinable
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let runner = Merging.runner(subscriber, 7)
      runner.add(a)
      runner.add(b)
      runner.add(c)
      runner.add(d)
      runner.add(e)
      runner.add(f)
      runner.add(g)
    }

    @inlinable
    public func merge<P>(
      with p: P
    ) -> Merge8<A, B, C, D, E, F, G, P>
    where
      P: Publisher, Failure == P.Failure, Output == P.Output
    {
      Merge8(a, b, c, d, e, f, g, p)
    }
  }
}

extension Publishers {
  /// A publisher of the values of eight others.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, H: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure,
    A.Failure == F.Failure, A.Failure == G.Failure, A.Failure == H.Failure, A.Output == B.Output,
    A.Output == C.Output, A.Output == D.Output, A.Output == E.Output, A.Output == F.Output,
    A.Output == G.Output, A.Output == H.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F
    public let g: G
    public let h: H

    @inlinable
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let runner = Merging.runner(subscriber, 8)
      runner.add(a)
      runner.add(b)
      runner.add(c)
      runner.add(d)
      runner.add(e)
      runner.add(f)
      runner.add(g)
      runner.add(h)
    }

  }
}

extension Publishers.Merge: Equatable
where A: Equatable, B: Equatable {}
extension Publishers.Merge3: Equatable
where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
extension Publishers.Merge7: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable
{}
extension Publishers.Merge8: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable,
  H: Equatable
{}

extension Publishers {
  /// A publisher of the values of any number of publishers of one type.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let publishers: [Upstream]

    @inlinable
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    @inlinable
    public init<S>(_ upstream: S) where S: Swift.Sequence, S.Element == Upstream {
      publishers = Array(upstream)
    }

    @inlinable
    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let runner = Merging.runner(subscriber, publishers.count)
      for publisher in publishers { runner.add(publisher) }
    }

    @inlinable
    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

@usableFromInline
enum Merging {
  /// Makes the runner for `count` inputs and hands it down.
  @inlinable
  static func runner<Downstream: Subscriber>(_ downstream: Downstream, _ count: Int)
    -> Runner<Funnel<Downstream.Input, Downstream.Failure>, Downstream>
  {
    let runner = Runner("Merge", Funnel(announcing: count), downstream)
    runner.handDown()
    if count == 0 { runner.update { _, outbox in outbox.finish(.finished) } }
    return runner
  }
}
