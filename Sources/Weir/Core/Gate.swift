import Synchronization

/// Lets deliveries through until it is closed, and tells who has to clear up after that.
///
/// A value that is on its way uses what the gate protects (closures, a downstream); closing from
/// another thread must not take it away under its feet. The one who closes an empty gate clears up;
/// if someone is inside, the last one to leave does.
///
/// One more thing, a subscription, may be kept behind the gate. It is taken out by the one who closes
/// the gate, or, if that happened while it was being put there, by the one who put it.
@usableFromInline
package struct Gate: ~Copyable {
  // Bit 0: closed. Bit 1: something is being put behind the gate, bit 2: it is there.
  // Bit 3: someone clears up or has done so. The bits above: how many are inside.
  @usableFromInline
  let word = Atomic<UInt32>(0)

  @inlinable
  package init() {}

  /// Goes in. Answers whether the gate is open: only then may what it protects be used. The caller
  /// must leave in either case.
  @inlinable
  package func enter() -> Bool {
    word.wrappingAdd(16, ordering: .acquiring).oldValue & 1 == 0
  }

  /// Leaves. Answers whether the caller has to clear up.
  @inlinable
  package func leave() -> Bool {
    let word = word.wrappingSubtract(16, ordering: .acquiringAndReleasing).newValue
    return word & ~6 == 1 && clearsUp()
  }

  /// Who asks first, of those who find the gate closed and empty, clears up.
  @inlinable @inline(never)
  func clearsUp() -> Bool {
    word.bitwiseOr(8, ordering: .acquiringAndReleasing).oldValue & 8 == 0
  }

  /// What the one who closes the gate has to do; nothing if it was closed.
  @usableFromInline
  package struct Closing {
    @usableFromInline package let isFirst: Bool
    /// Whether nobody is inside: what the gate protects is to be cleared up.
    @usableFromInline package let clearsUp: Bool
    /// Whether something is kept behind the gate: it is to be taken out.
    @usableFromInline package let takesOut: Bool

    @inlinable
    init(isFirst: Bool, clearsUp: Bool, takesOut: Bool) {
      self.isFirst = isFirst
      self.clearsUp = clearsUp
      self.takesOut = takesOut
    }
  }

  /// Closes.
  @inlinable
  package func close() -> Closing {
    let word = word.bitwiseOr(1, ordering: .acquiringAndReleasing).oldValue
    let isFirst = word & 1 == 0
    return Closing(
      isFirst: isFirst, clearsUp: isFirst && word < 16 && clearsUp(),
      takesOut: isFirst && word & 4 != 0)
  }

  /// Whether the caller may put something behind the gate, and must say when it is there.
  @inlinable
  package func reserve() -> Bool {
    word.bitwiseOr(2, ordering: .relaxed).oldValue & 3 == 0
  }

  /// Says that it is there. False if the gate has been closed meanwhile: the caller takes it out.
  @inlinable
  package func keep() -> Bool {
    word.bitwiseOr(4, ordering: .acquiringAndReleasing).oldValue & 1 == 0
  }
}
