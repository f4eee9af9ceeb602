// One value is worked on at once, when the operator is applied, as with Combine.

extension Just {
  /// Sends whether the value satisfies `predicate`. It is asked now, not once for each subscriber.
  @inlinable
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> {
    Just<Bool>(predicate(output))
  }

  /// Sends whether the value satisfies `predicate`, or fails with what it throws. It is asked now,
  /// not once for each subscriber.
  @inlinable
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool)
    -> Result<Bool, any Error>.Publisher
  {
    .init(Result { try predicate(output) })
  }

  /// Sends the value in an array of one.
  @inlinable
  public func collect() -> Just<[Output]> { Just<[Output]>([output]) }

  /// Transforms the value now, not once for each subscriber, and sends nothing if that gives nil.
  @inlinable
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    .init(transform(output))
  }

  /// Sends the value: there is no other to compare it with, and the closure is never called.
  @inlinable
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

  /// Sends the value: there is no other to compare it with, and the closure is never called.
  @inlinable
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

  /// Sends `elements`, then the value, as one sequence.
  @inlinable
  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    prepend(elements)
  }

  /// Sends the elements of a sequence, which is read now, then the value, as one sequence.
  @inlinable
  public func prepend<S>(_ elements: S) -> Publishers.Sequence<[Output], Never>
  where S: Sequence, Output == S.Element {
    .init(sequence: elements + [output])
  }

  /// Sends the value, then `elements`, as one sequence.
  @inlinable
  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    append(elements)
  }

  /// Sends the value, then the elements of a sequence, which is read now, as one sequence.
  @inlinable
  public func append<S>(_ elements: S) -> Publishers.Sequence<[Output], Never>
  where S: Sequence, Output == S.Element {
    .init(sequence: [output] + elements)
  }

  /// Sends whether the value satisfies `predicate`. It is asked now, not once for each subscriber.
  @inlinable
  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> {
    Just<Bool>(predicate(output))
  }

  /// Sends whether the value satisfies `predicate`, or fails with what it throws. It is asked now,
  /// not once for each subscriber.
  @inlinable
  public func tryContains(where predicate: (Output) throws -> Bool)
    -> Result<Bool, any Error>.Publisher
  {
    .init(Result { try predicate(output) })
  }

  /// Sends 1: there is one value.
  @inlinable
  public func count() -> Just<Int> { Just<Int>(1) }

  /// Sends nothing, or the value if `count` is 0. A negative `count` stops the program.
  @inlinable
  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    precondition(count >= 0, "The number of values to drop cannot be negative, as \(count) is.")
    return .init(count > 0 ? nil : output)
  }

  /// Sends nothing if the value satisfies `predicate`, else the value. It is asked now, not once
  /// for each subscriber.
  @inlinable
  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(predicate(output) ? nil : output)
  }

  /// Sends the value: it is the first.
  @inlinable
  public func first() -> Just<Output> { self }

  /// Sends the value if it satisfies `predicate`, else nothing. It is asked now, not once for each
  /// subscriber.
  @inlinable
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }

  /// Sends the value: it is the last.
  @inlinable
  public func last() -> Just<Output> { self }

  /// Sends the value if it satisfies `predicate`, else nothing. It is asked now, not once for each
  /// subscriber.
  @inlinable
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }

  /// Sends the value if `isIncluded` says so, else nothing. It is asked now, not once for each
  /// subscriber.
  @inlinable
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(isIncluded(output) ? output : nil)
  }

  /// Finishes at once: there is no other value to wait for.
  @inlinable
  public func ignoreOutput() -> Empty<Output, Never> { Empty() }

  /// Sends what `transform` makes of the value. It is called now, once for all subscribers.
  @inlinable
  public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

  /// Sends what `transform` makes of the value, or fails with what it throws. It is called now,
  /// once for all subscribers.
  @inlinable
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    .init(Result { try transform(output) })
  }

  /// Sends the value, as a publisher that may fail with `E`. It cannot fail, so the closure is
  /// never called.
  @inlinable
  public func mapError<E>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher
  where E: Error {
    .init(output)
  }

  /// Sends the value if `index` is 0, else nothing. A negative `index` stops the program.
  @inlinable
  public func output(at index: Int) -> Optional<Output>.Publisher {
    precondition(index >= 0, "A position in a stream cannot be negative, as \(index) is.")
    return .init(index == 0 ? output : nil)
  }

  /// Sends the value if `range` begins at 0, else nothing.
  ///
  /// As with Combine only the beginning counts: even the empty range `0..<0` has the value.
  @inlinable
  public func output<R>(in range: R) -> Optional<Output>.Publisher
  where R: RangeExpression, R.Bound == Int {
    .init(range.relative(to: 0..<Int.max).lowerBound == 0 ? output : nil)
  }

  /// Sends the value, or nothing if `maxLength` is 0. A negative length stops the program.
  @inlinable
  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    precondition(maxLength >= 0, "A length cannot be negative, as \(maxLength) is.")
    return .init(maxLength > 0 ? output : nil)
  }

  /// Sends the value if it satisfies `predicate`, else nothing. It is asked now, not once for each
  /// subscriber.
  @inlinable
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }

  /// Sends `initialResult` combined with the value. The closure is called now, once for all
  /// subscribers.
  @inlinable
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Result<T, Never>.Publisher
  {
    .init(nextPartialResult(initialResult, output))
  }

  /// Sends `initialResult` combined with the value, or fails with what the closure throws. It is
  /// called now, once for all subscribers.
  @inlinable
  public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, any Error>.Publisher
  {
    .init(Result { try nextPartialResult(initialResult, output) })
  }

  /// Sends the value: none is before it, and the closure is never called.
  @inlinable
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }

  /// Sends the value, or fails with what the closure throws.
  ///
  /// As with Combine it is asked once, now, about the value and itself; what it answers does not
  /// matter.
  @inlinable
  public func tryRemoveDuplicates(by predicate: (Output, Output) throws -> Bool)
    -> Result<Output, any Error>.Publisher
  {
    .init(
      Result {
        _ = try predicate(output, output)
        return output
      })
  }

  /// Sends the value: it cannot fail.
  @inlinable
  public func replaceError(with output: Output) -> Just<Output> { self }

  /// Sends the value: there is one.
  @inlinable
  public func replaceEmpty(with output: Output) -> Just<Output> { self }

  /// Sends the value: it cannot fail, and is never tried again.
  @inlinable
  public func retry(_ times: Int) -> Just<Output> { self }

  /// Sends `initialResult` combined with the value: for one value the same as ``reduce(_:_:)``.
  @inlinable
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Result<T, Never>.Publisher
  {
    .init(nextPartialResult(initialResult, output))
  }

  /// Sends `initialResult` combined with the value, or fails with what the closure throws: for one
  /// value the same as ``tryReduce(_:_:)``.
  @inlinable
  public func tryScan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, any Error>.Publisher
  {
    .init(Result { try nextPartialResult(initialResult, output) })
  }

  /// Sends the value, as a publisher that may fail with `E`, though it does not.
  @inlinable
  public func setFailureType<E>(to failureType: E.Type) -> Result<Output, E>.Publisher
  where E: Error {
    .init(output)
  }
}

extension Just where Output: Equatable {
  /// Sends whether the value equals `output`.
  @inlinable
  public func contains(_ output: Output) -> Just<Bool> { Just<Bool>(self.output == output) }

  /// Sends the value: none is before it.
  @inlinable
  public func removeDuplicates() -> Just<Output> { self }
}

extension Just where Output: Comparable {
  /// Sends the value: it is the smallest.
  @inlinable
  public func min() -> Just<Output> { self }

  /// Sends the value: it is the largest.
  @inlinable
  public func max() -> Just<Output> { self }
}
