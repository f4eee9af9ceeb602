// The elements are worked on at once, when the operator is applied, as with Combine.

extension Publishers.Sequence {
  /// Sends whether all elements satisfy `predicate`. The sequence is read now, up to the first that
  /// does not.
  @inlinable
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    .init(sequence.allSatisfy(predicate))
  }

  /// Sends whether all elements satisfy `predicate`, or fails with what it throws. The sequence is
  /// read now, up to the first that does not.
  @inlinable
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool)
    -> Result<Bool, any Error>.Publisher
  {
    .init(Result { try sequence.allSatisfy(predicate) })
  }

  /// Sends the elements in one array. The sequence is read now, once for all subscribers.
  @inlinable
  public func collect() -> Result<[Output], Failure>.Publisher { .init(Array(sequence)) }

  /// Sends what `transform` makes of the elements, but for what is nil. It is called for all of
  /// them now.
  @inlinable
  public func compactMap<T>(_ transform: (Output) -> T?) -> Publishers.Sequence<[T], Failure> {
    .init(sequence: sequence.compactMap(transform))
  }

  /// Sends whether an element satisfies `predicate`. The sequence is read now, up to the first that
  /// does.
  @inlinable
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    .init(sequence.contains(where: predicate))
  }

  /// Sends whether an element satisfies `predicate`, or fails with what it throws. The sequence is
  /// read now, up to the first that does.
  @inlinable
  public func tryContains(where predicate: (Output) throws -> Bool)
    -> Result<Bool, any Error>.Publisher
  {
    .init(Result { try sequence.contains(where: predicate) })
  }

  /// Sends the elements from the first that does not satisfy `predicate`. That one is looked for
  /// now.
  @inlinable
  public func drop(while predicate: (Elements.Element) -> Bool)
    -> Publishers.Sequence<DropWhileSequence<Elements>, Failure>
  {
    .init(sequence: sequence.drop(while: predicate))
  }

  /// Sends the elements without the first `count`. A negative `count` stops the program.
  @inlinable
  public func dropFirst(_ count: Int = 1)
    -> Publishers.Sequence<DropFirstSequence<Elements>, Failure>
  {
    .init(sequence: sequence.dropFirst(count))
  }

  /// Sends the elements that `isIncluded` lets through. It is asked about all of them now.
  @inlinable
  public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
    .init(sequence: sequence.filter(isIncluded))
  }

  /// Finishes at once: the elements are not even read.
  @inlinable
  public func ignoreOutput() -> Empty<Output, Failure> { Empty() }

  /// Sends what `transform` makes of the elements. It is called for all of them now, once for all
  /// subscribers.
  @inlinable
  public func map<T>(_ transform: (Elements.Element) -> T) -> Publishers.Sequence<[T], Failure> {
    .init(sequence: sequence.map(transform))
  }

  /// Sends no more than the first `maxLength` elements. A negative length stops the program.
  @inlinable
  public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
    .init(sequence: sequence.prefix(maxLength))
  }

  /// Sends the elements before the first that does not satisfy `predicate`. That one is looked for
  /// now.
  @inlinable
  public func prefix(while predicate: (Elements.Element) -> Bool)
    -> Publishers.Sequence<[Elements.Element], Failure>
  {
    .init(sequence: sequence.prefix(while: predicate))
  }

  /// Sends all elements combined, beginning with `initialResult`. The closure is called now, once
  /// for all subscribers.
  @inlinable
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Result<T, Failure>.Publisher
  {
    .init(sequence.reduce(initialResult, nextPartialResult))
  }

  /// Sends all elements combined, beginning with `initialResult`, or fails with what the closure
  /// throws. It is called now, once for all subscribers.
  @inlinable
  public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, any Error>.Publisher
  {
    .init(Result { try sequence.reduce(initialResult, nextPartialResult) })
  }

  /// Sends the elements with `output` in place of nil.
  @inlinable
  public func replaceNil<T>(with output: T) -> Publishers.Sequence<[T], Failure>
  where Elements.Element == T? {
    .init(sequence: sequence.map { $0 ?? output })
  }

  /// Sends each result on the way of combining all elements, beginning with `initialResult`. The
  /// closure is called now, once for all subscribers.
  @inlinable
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Publishers.Sequence<[T], Failure>
  {
    var result = initialResult
    return .init(
      sequence: sequence.map { element in
        result = nextPartialResult(result, element)
        return result
      })
  }

  /// Sends the elements, as a publisher that may fail with `E`, though it does not.
  @inlinable
  public func setFailureType<E>(to error: E.Type) -> Publishers.Sequence<Elements, E>
  where E: Error, Failure == Never {
    .init(sequence: sequence)
  }
}

extension Publishers.Sequence where Elements.Element: Equatable {
  /// Sends the elements but for those that equal the one before. They are compared now.
  @inlinable
  public func removeDuplicates() -> Publishers.Sequence<[Output], Failure> {
    var last: Output?
    return .init(
      sequence: sequence.filter { element in
        defer { last = element }
        return element != last
      })
  }

  /// Sends whether an element equals `output`. The sequence is read now, up to the first that does.
  @inlinable
  public func contains(_ output: Elements.Element) -> Result<Bool, Failure>.Publisher {
    .init(sequence.contains(output))
  }
}

extension Publishers.Sequence where Failure == Never {
  /// Sends the smallest element, if there is one. They are compared now.
  @inlinable
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool)
    -> Optional<Output>.Publisher
  {
    .init(sequence.min(by: areInIncreasingOrder))
  }

  /// Sends the largest element, if there is one. They are compared now.
  @inlinable
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool)
    -> Optional<Output>.Publisher
  {
    .init(sequence.max(by: areInIncreasingOrder))
  }

  /// Sends the first element that satisfies `predicate`, if there is one. It is looked for now.
  @inlinable
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(sequence.first(where: predicate))
  }
}

extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
  /// Sends the smallest element, if there is one. They are compared now.
  @inlinable
  public func min() -> Optional<Output>.Publisher { .init(sequence.min()) }

  /// Sends the largest element, if there is one. They are compared now.
  @inlinable
  public func max() -> Optional<Output>.Publisher { .init(sequence.max()) }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
  /// Sends the first element, if there is one.
  @inlinable
  public func first() -> Optional<Output>.Publisher { .init(sequence.first) }

  /// Sends the element at `index`, if there is such a position. It is an index of the collection,
  /// not a number.
  @inlinable
  public func output(at index: Elements.Index) -> Optional<Output>.Publisher {
    .init(sequence.indices.contains(index) ? sequence[index] : nil)
  }
}

extension Publishers.Sequence where Elements: Collection {
  /// Sends the number of elements: the collection's own count.
  @inlinable
  public func count() -> Result<Int, Failure>.Publisher { .init(sequence.count) }

  /// Sends the elements of `range`, which is one of the collection's indices. Positions that do not
  /// exist stop the program.
  @inlinable
  public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
    .init(sequence: Array(sequence[range]))
  }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
  /// Sends the number of elements: the collection's own count.
  @inlinable
  public func count() -> Just<Int> { Just(sequence.count) }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
  /// Sends the last element, if there is one, without going through the others.
  @inlinable
  public func last() -> Optional<Output>.Publisher { .init(sequence.last) }

  /// Sends the last element that satisfies `predicate`, if there is one. It is looked for now, from
  /// the end.
  @inlinable
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(sequence.last(where: predicate))
  }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
  /// Sends `elements`, then those of the sequence, as one collection.
  @inlinable
  public func prepend(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> {
    prepend(elements)
  }

  /// Sends the elements of another sequence, which is read now, then those of this one, as one
  /// collection.
  @inlinable
  public func prepend<S>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S: Swift.Sequence, Elements.Element == S.Element {
    .init(sequence: elements + sequence)
  }

  /// Sends the elements of another sequence's publisher, then those of this one, as one collection.
  @inlinable
  public func prepend(_ publisher: Publishers.Sequence<Elements, Failure>)
    -> Publishers.Sequence<Elements, Failure>
  {
    .init(sequence: publisher.sequence + sequence)
  }

  /// Sends the elements of the sequence, then `elements`, as one collection.
  @inlinable
  public func append(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> {
    append(elements)
  }

  /// Sends the elements of this sequence, then those of another, which is read now, as one
  /// collection.
  @inlinable
  public func append<S>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S: Swift.Sequence, Elements.Element == S.Element {
    .init(sequence: sequence + elements)
  }

  /// Sends the elements of this sequence, then those of another's publisher, as one collection.
  @inlinable
  public func append(_ publisher: Publishers.Sequence<Elements, Failure>)
    -> Publishers.Sequence<Elements, Failure>
  {
    .init(sequence: sequence + publisher.sequence)
  }
}
