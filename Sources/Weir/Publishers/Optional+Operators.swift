// A value, if there is one, is worked on at once, when the operator is applied, as with Combine.

extension Optional.Publisher {
  /// Sends whether the value satisfies `predicate`; nothing if there is none, where other
  /// publishers send true. It is asked now, if there is a value, not once for each subscriber.
  @inlinable
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    .init(output.map(predicate))
  }

  /// An empty array if there is no value.
  @inlinable
  public func collect() -> Optional<[Output]>.Publisher { .init(output.map { [$0] } ?? []) }

  /// Transforms the value now, if there is one, and sends nothing if that gives nil.
  @inlinable
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    .init(output.flatMap(transform))
  }

  /// Sends the value, if there is one: the closure is never called.
  @inlinable
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool)
    -> Optional<Output>.Publisher
  { self }

  /// Sends the value, if there is one: the closure is never called.
  @inlinable
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool)
    -> Optional<Output>.Publisher
  { self }

  /// Sends whether the value satisfies `predicate`; nothing if there is none, where other
  /// publishers send false. It is asked now, if there is a value, not once for each subscriber.
  @inlinable
  public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    .init(output.map(predicate))
  }

  /// Nothing, not zero, if there is no value.
  @inlinable
  public func count() -> Optional<Int>.Publisher { .init(output.map { _ in 1 }) }

  /// Sends nothing, or the value, if there is one, if `count` is 0. A negative `count` stops the
  /// program.
  @inlinable
  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    precondition(count >= 0, "The number of values to drop cannot be negative, as \(count) is.")
    return .init(count > 0 ? nil : output)
  }

  /// Sends the value if there is one that does not satisfy `predicate`. It is asked now, if there
  /// is a value, not once for each subscriber.
  @inlinable
  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter { !predicate($0) }
  }

  /// Sends the value, if there is one.
  @inlinable
  public func first() -> Optional<Output>.Publisher { self }

  /// Sends the value if there is one that satisfies `predicate`. It is asked now, if there is a
  /// value, not once for each subscriber.
  @inlinable
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }

  /// Sends the value, if there is one.
  @inlinable
  public func last() -> Optional<Output>.Publisher { self }

  /// Sends the value if there is one that satisfies `predicate`. It is asked now, if there is a
  /// value, not once for each subscriber.
  @inlinable
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }

  /// Sends the value if there is one and `isIncluded` says so. It is asked now, if there is a
  /// value, not once for each subscriber.
  @inlinable
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(output.flatMap { isIncluded($0) ? $0 : nil })
  }

  /// Finishes at once.
  @inlinable
  public func ignoreOutput() -> Empty<Output, Never> { Empty() }

  /// Sends what `transform` makes of the value, if there is one. It is called now, once for all
  /// subscribers.
  @inlinable
  public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher {
    .init(output.map(transform))
  }

  /// Sends the value, if there is one, if `index` is 0. A negative `index` stops the program.
  @inlinable
  public func output(at index: Int) -> Optional<Output>.Publisher {
    precondition(index >= 0, "A position in a stream cannot be negative, as \(index) is.")
    return .init(index == 0 ? output : nil)
  }

  /// Sends the value, if there is one, if `range` has position 0.
  ///
  /// A range that begins below 0 stops the program; so does one whose end is not open but could
  /// only be counted that far, at `Int.max - 1`, as with Combine.
  @inlinable
  public func output<R>(in range: R) -> Optional<Output>.Publisher
  where R: RangeExpression, R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(
      range.lowerBound >= 0, "A position in a stream cannot be negative, as in \(range).")
    // Combine stops at Int.max as well, and so at `0...`, which does no harm.
    precondition(
      range.upperBound != .max - 1,
      "A range of positions cannot end at \(range.upperBound). Leave the end open.")
    return .init(range.lowerBound == 0 && range.upperBound != 0 ? output : nil)
  }

  /// Sends the value, if there is one, unless `maxLength` is 0. A negative length stops the
  /// program.
  @inlinable
  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    precondition(maxLength >= 0, "A length cannot be negative, as \(maxLength) is.")
    return .init(maxLength > 0 ? output : nil)
  }

  /// Sends the value if there is one that satisfies `predicate`. It is asked now, if there is a
  /// value, not once for each subscriber.
  @inlinable
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }

  /// Sends `initialResult` combined with the value; nothing if there is none, where other
  /// publishers send `initialResult`. The closure is called now.
  @inlinable
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Optional<T>.Publisher
  {
    .init(output.map { nextPartialResult(initialResult, $0) })
  }

  /// Sends the value, if there is one: the closure is never called.
  @inlinable
  public func removeDuplicates(by predicate: (Output, Output) -> Bool)
    -> Optional<Output>.Publisher
  { self }

  /// Sends the value, if there is one: it cannot fail.
  @inlinable
  public func replaceError(with output: Output) -> Optional<Output>.Publisher { self }

  /// Sends the value, or `output` if there is none.
  @inlinable
  public func replaceEmpty(with output: Output) -> Just<Output> { Just(self.output ?? output) }

  /// Sends the value, if there is one: it cannot fail, and is never tried again.
  @inlinable
  public func retry(_ times: Int) -> Optional<Output>.Publisher { self }

  /// Sends `initialResult` combined with the value, if there is one: the same as ``reduce(_:_:)``.
  @inlinable
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Optional<T>.Publisher
  {
    .init(output.map { nextPartialResult(initialResult, $0) })
  }
}

extension Optional.Publisher where Wrapped: Equatable {
  /// Sends whether the value equals `output`; nothing if there is none, where other publishers send
  /// false.
  @inlinable
  public func contains(_ output: Output) -> Optional<Bool>.Publisher {
    .init(self.output.map { $0 == output })
  }

  /// Sends the value, if there is one.
  @inlinable
  public func removeDuplicates() -> Optional<Output>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Comparable {
  /// Sends the value, if there is one.
  @inlinable
  public func min() -> Optional<Output>.Publisher { self }

  /// Sends the value, if there is one.
  @inlinable
  public func max() -> Optional<Output>.Publisher { self }
}
