// The value is worked on at once, when the operator is applied, as with Combine.

extension Result.Publisher {
  /// Sends whether the value satisfies `predicate`; a failure stays. It is asked now, if there is a
  /// value, not once for each subscriber.
  @inlinable
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    .init(result.map(predicate))
  }

  /// Sends whether the value satisfies `predicate`, or fails with what it throws; a failure stays.
  /// It is asked now, if there is a value, not once for each subscriber.
  @inlinable
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool)
    -> Result<Bool, any Error>.Publisher
  {
    .init(result.tryMap(predicate))
  }

  /// Sends whether the value satisfies `predicate`; a failure stays. It is asked now, if there is a
  /// value, not once for each subscriber.
  @inlinable
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    .init(result.map(predicate))
  }

  /// Sends whether the value satisfies `predicate`, or fails with what it throws; a failure stays.
  /// It is asked now, if there is a value, not once for each subscriber.
  @inlinable
  public func tryContains(where predicate: (Output) throws -> Bool)
    -> Result<Bool, any Error>.Publisher
  {
    .init(result.tryMap(predicate))
  }

  /// Sends the value in an array of one; a failure stays.
  @inlinable
  public func collect() -> Result<[Output], Failure>.Publisher { .init(result.map { [$0] }) }

  /// The same publisher: the closure is never called.
  @inlinable
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool)
    -> Result<Output, Failure>.Publisher
  { self }

  /// Sends the value, or fails with what the closure throws; a failure stays.
  ///
  /// As with Combine it is asked once, now, about the value and itself; what it answers does not
  /// matter.
  @inlinable
  public func tryMin(by areInIncreasingOrder: (Output, Output) throws -> Bool)
    -> Result<Output, any Error>.Publisher
  {
    .init(result.tryCompare(by: areInIncreasingOrder))
  }

  /// The same publisher: the closure is never called.
  @inlinable
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool)
    -> Result<Output, Failure>.Publisher
  { self }

  /// Sends the value, or fails with what the closure throws; a failure stays.
  ///
  /// As with Combine it is asked once, now, about the value and itself; what it answers does not
  /// matter.
  @inlinable
  public func tryMax(by areInIncreasingOrder: (Output, Output) throws -> Bool)
    -> Result<Output, any Error>.Publisher
  {
    .init(result.tryCompare(by: areInIncreasingOrder))
  }

  /// Sends 1; a failure stays.
  @inlinable
  public func count() -> Result<Int, Failure>.Publisher { .init(result.map { _ in 1 }) }

  /// The same publisher: it has one value at most.
  @inlinable
  public func first() -> Result<Output, Failure>.Publisher { self }

  /// The same publisher: it has one value at most.
  @inlinable
  public func last() -> Result<Output, Failure>.Publisher { self }

  /// Finishes, even if the result is a failure, as with Combine.
  @inlinable
  public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

  /// Sends what `transform` makes of the value; a failure stays. It is called now, once for all
  /// subscribers.
  @inlinable
  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
    .init(result.map(transform))
  }

  /// Sends what `transform` makes of the value, or fails with what it throws; a failure stays. It
  /// is called now, once for all subscribers.
  @inlinable
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    .init(result.tryMap(transform))
  }

  /// Fails with what `transform` makes of the failure; a value stays. It is called now, once for
  /// all subscribers.
  @inlinable
  public func mapError<E>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher
  where E: Error {
    .init(result.mapError(transform))
  }

  /// The same publisher: it has one value at most, and the closure is never called.
  @inlinable
  public func removeDuplicates(by predicate: (Output, Output) -> Bool)
    -> Result<Output, Failure>.Publisher
  { self }

  /// Sends the value, or fails with what the closure throws; a failure stays.
  ///
  /// As with Combine it is asked once, now, about the value and itself; what it answers does not
  /// matter.
  @inlinable
  public func tryRemoveDuplicates(by predicate: (Output, Output) throws -> Bool)
    -> Result<Output, any Error>.Publisher
  {
    .init(result.tryCompare(by: predicate))
  }

  /// Sends the value, or `output` in place of a failure.
  @inlinable
  public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
    .init((try? result.get()) ?? output)
  }

  /// The same publisher: it is never without both a value and a failure.
  @inlinable
  public func replaceEmpty(with output: Output) -> Result<Output, Failure>.Publisher { self }

  /// The same publisher: trying again would give the same result.
  @inlinable
  public func retry(_ times: Int) -> Result<Output, Failure>.Publisher { self }

  /// Sends `initialResult` combined with the value; a failure stays. The closure is called now,
  /// once for all subscribers.
  @inlinable
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Result<T, Failure>.Publisher
  {
    .init(result.map { nextPartialResult(initialResult, $0) })
  }

  /// Sends `initialResult` combined with the value, or fails with what the closure throws; a
  /// failure stays. It is called now, once for all subscribers.
  @inlinable
  public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, any Error>.Publisher
  {
    .init(result.tryMap { try nextPartialResult(initialResult, $0) })
  }

  /// Sends `initialResult` combined with the value: for one value the same as ``reduce(_:_:)``.
  @inlinable
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Result<T, Failure>.Publisher
  {
    .init(result.map { nextPartialResult(initialResult, $0) })
  }

  /// Sends `initialResult` combined with the value, or fails with what the closure throws: for one
  /// value the same as ``tryReduce(_:_:)``.
  @inlinable
  public func tryScan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, any Error>.Publisher
  {
    .init(result.tryMap { try nextPartialResult(initialResult, $0) })
  }
}

extension Result.Publisher where Success: Equatable {
  /// Sends whether the value equals `output`; a failure stays.
  @inlinable
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
    .init(result.map { $0 == output })
  }

  /// The same publisher: it has one value at most.
  @inlinable
  public func removeDuplicates() -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher where Success: Comparable {
  /// The same publisher: it has one value at most.
  @inlinable
  public func min() -> Result<Output, Failure>.Publisher { self }

  /// The same publisher: it has one value at most.
  @inlinable
  public func max() -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher where Failure == Never {
  /// Sends the value, as a publisher that may fail with `E`, though it does not.
  @inlinable
  public func setFailureType<E>(to failureType: E.Type) -> Result<Output, E>.Publisher
  where E: Error {
    switch result {
    case .success(let output): .init(output)
    }
  }
}

extension Result {
  @inlinable
  func tryMap<T>(_ transform: (Success) throws -> T) -> Result<T, any Error> {
    switch self {
    case .success(let value): Result<T, any Error> { try transform(value) }
    case .failure(let error): .failure(error)
    }
  }

  /// Compares the value with itself, only to see whether that throws.
  @inlinable
  func tryCompare(by compare: (Success, Success) throws -> Bool)
    -> Result<Success, any Error>
  {
    tryMap { value in
      _ = try compare(value, value)
      return value
    }
  }
}
