// A value, if there is one, is worked on at once, when the operator is applied, as with Combine.

extension Optional.Publisher {
  @inlinable
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    .init(output.map(predicate))
  }

  /// An empty array if there is no value.
  @inlinable
  public func collect() -> Optional<[Output]>.Publisher { .init(output.map { [$0] } ?? []) }

  @inlinable
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    .init(output.flatMap(transform))
  }

  @inlinable
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool)
    -> Optional<Output>.Publisher
  { self }

  @inlinable
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool)
    -> Optional<Output>.Publisher
  { self }

  @inlinable
  public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    .init(output.map(predicate))
  }

  /// Nothing, not zero, if there is no value.
  @inlinable
  public func count() -> Optional<Int>.Publisher { .init(output.map { _ in 1 }) }

  @inlinable
  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    precondition(count >= 0, "The number of values to drop cannot be negative, as \(count) is.")
    return .init(count > 0 ? nil : output)
  }

  @inlinable
  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter { !predicate($0) }
  }

  @inlinable
  public func first() -> Optional<Output>.Publisher { self }

  @inlinable
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }

  @inlinable
  public func last() -> Optional<Output>.Publisher { self }

  @inlinable
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }

  @inlinable
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(output.flatMap { isIncluded($0) ? $0 : nil })
  }

  @inlinable
  public func ignoreOutput() -> Empty<Output, Never> { Empty() }

  @inlinable
  public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher {
    .init(output.map(transform))
  }

  @inlinable
  public func output(at index: Int) -> Optional<Output>.Publisher {
    precondition(index >= 0, "A position in a stream cannot be negative, as \(index) is.")
    return .init(index == 0 ? output : nil)
  }

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

  @inlinable
  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    precondition(maxLength >= 0, "A length cannot be negative, as \(maxLength) is.")
    return .init(maxLength > 0 ? output : nil)
  }

  @inlinable
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    filter(predicate)
  }

  @inlinable
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Optional<T>.Publisher
  {
    .init(output.map { nextPartialResult(initialResult, $0) })
  }

  @inlinable
  public func removeDuplicates(by predicate: (Output, Output) -> Bool)
    -> Optional<Output>.Publisher
  { self }

  @inlinable
  public func replaceError(with output: Output) -> Optional<Output>.Publisher { self }

  @inlinable
  public func replaceEmpty(with output: Output) -> Just<Output> { Just(self.output ?? output) }

  @inlinable
  public func retry(_ times: Int) -> Optional<Output>.Publisher { self }

  @inlinable
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Optional<T>.Publisher
  {
    .init(output.map { nextPartialResult(initialResult, $0) })
  }
}

extension Optional.Publisher where Wrapped: Equatable {
  @inlinable
  public func contains(_ output: Output) -> Optional<Bool>.Publisher {
    .init(self.output.map { $0 == output })
  }

  @inlinable
  public func removeDuplicates() -> Optional<Output>.Publisher { self }
}

extension Optional.Publisher where Wrapped: Comparable {
  @inlinable
  public func min() -> Optional<Output>.Publisher { self }

  @inlinable
  public func max() -> Optional<Output>.Publisher { self }
}
