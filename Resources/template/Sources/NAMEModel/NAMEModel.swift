import Weir

/// What the screen knows and does: a name, and a greeting that waits until the typing rests.
public final class @NAME@Model {
  /// What is typed. Bound both ways to the entry.
  public let name = CurrentValueSubject<String, Never>("")

  /// The greeting, half a second after the last key.
  public let greeting: AnyPublisher<String, Never>

  /// Whether there is anything to clear.
  public let canClear: AnyPublisher<Bool, Never>

  /// - Parameter scheduler: Where time comes from: the main loop, or virtual time in a test.
  public init(scheduler: AnyScheduler<MonotonicTime, Never>) {
    greeting =
      name
      .debounce(for: .milliseconds(500), scheduler: scheduler)
      .map { $0.isEmpty ? "What is your name?" : "Hello, \($0)!" }
      .removeDuplicates()
      .eraseToAnyPublisher()
    canClear = name.map { !$0.isEmpty }.removeDuplicates().eraseToAnyPublisher()
  }

  /// Empties the name.
  public func clear() {
    name.send("")
  }
}
