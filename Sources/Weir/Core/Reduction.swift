/// Takes in all values of an upstream and sends at most one: the inside of `reduce`, `collect`,
/// `first` and their like.
///
/// The upstream is asked for everything as soon as it stands. The result waits until the downstream
/// asks. It does not wait if there was no value at all: that is how Combine does it. An end without a
/// result waits for nothing.
@usableFromInline
final class Reduction<
  Input, UpstreamFailure: Error, Downstream: Subscriber, Partial
>: Intermediary {
  @usableFromInline
  typealias Failure = UpstreamFailure

  /// What a value has led to.
  @usableFromInline
  enum Verdict {
    case proceed
    /// The result is known; the upstream is cancelled.
    case stop
  }

  /// Changes the partial result, by a value.
  @usableFromInline
  typealias Step = (Cell<Partial>, Input) throws(Downstream.Failure) -> Verdict

  @usableFromInline
  let link: Outcome
  @usableFromInline
  let downstream: Downstream
  @usableFromInline
  let step: Step
  @usableFromInline
  let result: (Partial) -> Downstream.Input?
  @usableFromInline
  let convert: (UpstreamFailure) -> Downstream.Failure
  @usableFromInline
  let partial: Cell<Partial>
  /// Whether no value has come. Only touched while the upstream delivers, which it does one value at
  /// a time: a check for exclusive access would find nothing.
  @exclusivity(unchecked)
  @usableFromInline
  var isEmpty = true

  /// - Parameter convert: Makes the downstream's kind of failure of the upstream's.
  @inlinable
  init(
    name: StaticString, downstream: Downstream, initial: Partial, step: @escaping Step,
    result: @escaping (Partial) -> Downstream.Input?,
    convert: @escaping (UpstreamFailure) -> Downstream.Failure
  ) {
    link = Outcome(name)
    self.downstream = downstream
    self.step = step
    self.result = result
    self.convert = convert
    partial = Cell(initial)
  }

  @inlinable
  var combineIdentifier: CombineIdentifier { link.combineIdentifier }

  @inlinable
  func receive(subscription: any Subscription) {
    guard link.begin(subscription) else { return }
    downstream.receive(subscription: link)
    subscription.request(.unlimited)
  }

  // Always inlined: the call would cost each value more than what is done for it.
  @inlinable @inline(__always)
  func receive(_ input: Input) -> Subscribers.Demand {
    guard link.isLive else { return .none }
    isEmpty = false
    do throws(Downstream.Failure) {
      if try step(partial, input) == .stop, let upstream = link.end() {
        upstream.cancel()
        conclude()
      }
    } catch {
      if let upstream = link.end() {
        upstream.cancel()
        downstream.receive(completion: .failure(error))
      }
    }
    return .none
  }

  @inlinable
  func receive(completion: Subscribers.Completion<UpstreamFailure>) {
    guard link.end() != nil else { return }
    switch completion {
    case .finished: conclude()
    case .failure(let error): downstream.receive(completion: .failure(convert(error)))
    }
  }

  /// Sends the result when it is asked for, and the end.
  @inlinable
  func conclude() {
    guard let output = result(partial.value) else {
      return downstream.receive(completion: .finished)
    }
    link.deliver(atOnce: isEmpty) { [downstream] link in
      _ = downstream.receive(output)
      // Cancelled from inside the value, it has no end.
      if link.isOpen { downstream.receive(completion: .finished) }
    }
  }
}

extension Reduction where UpstreamFailure == Downstream.Failure {
  @inlinable
  convenience init(
    _ name: StaticString, _ downstream: Downstream, _ initial: Partial,
    step: @escaping (Cell<Partial>, Input) -> Verdict,
    result: @escaping (Partial) -> Downstream.Input?
  ) {
    self.init(
      name: name, downstream: downstream, initial: initial, step: step, result: result,
      convert: { $0 })
  }
}

extension Reduction where Downstream.Failure == any Error {
  /// Makes one whose `step` may throw.
  @inlinable
  convenience init(
    trying name: StaticString, _ downstream: Downstream, _ initial: Partial,
    step: @escaping (Cell<Partial>, Input) throws -> Verdict,
    result: @escaping (Partial) -> Downstream.Input?
  ) {
    self.init(
      name: name, downstream: downstream, initial: initial, step: step, result: result,
      convert: { $0 })
  }
}
