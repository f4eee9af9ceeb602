// The value is worked on at once, when the operator is applied, as with Combine.

extension Result.Publisher {
  @inlinable
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    .init(result.map(predicate))
  }

  @inlinable
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool)
    -> Result<Bool, any Error>.Publisher
  {
    .init(result.tryMap(predicate))
  }

  @inlinable
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    .init(result.map(predicate))
  }

  @inlinable
  public func tryContains(where predicate: (Output) throws -> Bool)
    -> Result<Bool, any Error>.Publisher
  {
    .init(result.tryMap(predicate))
  }

  @inlinable
  public func collect() -> Result<[Output], Failure>.Publisher { .init(result.map { [$0] }) }

  @inlinable
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool)
    -> Result<Output, Failure>.Publisher
  { self }

  @inlinable
  public func tryMin(by areInIncreasingOrder: (Output, Output) throws -> Bool)
    -> Result<Output, any Error>.Publisher
  {
    .init(result.tryCompare(by: areInIncreasingOrder))
  }

  @inlinable
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool)
    -> Result<Output, Failure>.Publisher
  { self }

  @inlinable
  public func tryMax(by areInIncreasingOrder: (Output, Output) throws -> Bool)
    -> Result<Output, any Error>.Publisher
  {
    .init(result.tryCompare(by: areInIncreasingOrder))
  }

  @inlinable
  public func count() -> Result<Int, Failure>.Publisher { .init(result.map { _ in 1 }) }

  @inlinable
  public func first() -> Result<Output, Failure>.Publisher { self }

  @inlinable
  public func last() -> Result<Output, Failure>.Publisher { self }

  /// Finishes, even if the result is a failure, as with Combine.
  @inlinable
  public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

  @inlinable
  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
    .init(result.map(transform))
  }

  @inlinable
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    .init(result.tryMap(transform))
  }

  @inlinable
  public func mapError<E>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher
  where E: Error {
    .init(result.mapError(transform))
  }

  @inlinable
  public func removeDuplicates(by predicate: (Output, Output) -> Bool)
    -> Result<Output, Failure>.Publisher
  { self }

  @inlinable
  public func tryRemoveDuplicates(by predicate: (Output, Output) throws -> Bool)
    -> Result<Output, any Error>.Publisher
  {
    .init(result.tryCompare(by: predicate))
  }

  @inlinable
  public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
    .init((try? result.get()) ?? output)
  }

  @inlinable
  public func replaceEmpty(with output: Output) -> Result<Output, Failure>.Publisher { self }

  @inlinable
  public func retry(_ times: Int) -> Result<Output, Failure>.Publisher { self }

  @inlinable
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Result<T, Failure>.Publisher
  {
    .init(result.map { nextPartialResult(initialResult, $0) })
  }

  @inlinable
  public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, any Error>.Publisher
  {
    .init(result.tryMap { try nextPartialResult(initialResult, $0) })
  }

  @inlinable
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Result<T, Failure>.Publisher
  {
    .init(result.map { nextPartialResult(initialResult, $0) })
  }

  @inlinable
  public func tryScan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, any Error>.Publisher
  {
    .init(result.tryMap { try nextPartialResult(initialResult, $0) })
  }
}

extension Result.Publisher where Success: Equatable {
  @inlinable
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
    .init(result.map { $0 == output })
  }

  @inlinable
  public func removeDuplicates() -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher where Success: Comparable {
  @inlinable
  public func min() -> Result<Output, Failure>.Publisher { self }

  @inlinable
  public func max() -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher where Failure == Never {
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
