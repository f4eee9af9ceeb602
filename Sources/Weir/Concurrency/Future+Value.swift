extension Future where Failure == Never {
  /// The value, once it is there.
  public var value: Output {
    get async {
      await withCheckedContinuation { (waiter: CheckedContinuation<Unchecked<Output>, Never>) in
        subscribe(
          Subscribers.Sink<Output, Never>(receiveCompletion: { _ in }) {
            waiter.resume(returning: Unchecked($0))
          })
      }.value
    }
  }
}

extension Future {
  /// The value, once it is there; throws what the future fails with.
  public var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation {
        (waiter: CheckedContinuation<Unchecked<Output>, any Error>) in
        subscribe(
          Subscribers.Sink<Output, Failure>(
            receiveCompletion: { completion in
              if case .failure(let error) = completion { waiter.resume(throwing: error) }
            },
            receiveValue: { waiter.resume(returning: Unchecked($0)) }))
      }.value
    }
  }
}
