import Weir

/// The memory of an app that has no keyring: it says so, and remembers nobody.
public struct NoKeyring: Memory {
  public init() {}

  public var availability: AnyPublisher<MemoryAvailability, Never> {
    Just(.unavailable(.noService)).eraseToAnyPublisher()
  }

  public func remember(_ account: Account) -> AnyPublisher<Void, MemoryFailure> {
    Fail(error: .noService).eraseToAnyPublisher()
  }

  public func recall() -> AnyPublisher<SignIn?, MemoryFailure> {
    Fail(error: .noService).eraseToAnyPublisher()
  }

  public func forget() -> AnyPublisher<Void, MemoryFailure> {
    Fail(error: .noService).eraseToAnyPublisher()
  }
}
