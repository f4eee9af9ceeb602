/// How a stream holds the object it writes to.
public enum ObjectOwnership: Sendable, Hashable {
  /// Keeps it alive until the stream ends or is cancelled.
  case strong
  /// Lets it go; once it has gone, values are dropped.
  case weak
  /// Lets it go; a value that comes after it has gone stops the program.
  case unowned
}

extension Publisher where Failure == Never {
  /// Writes each value into a property of `object`, holding it as you say.
  ///
  /// With `.weak` an object may keep the token of a stream into itself and is freed all the same.
  /// Combine has no such operator.
  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root,
    ownership: ObjectOwnership, file: StaticString = #fileID, line: UInt = #line
  ) -> AnyCancellable {
    switch ownership {
    case .strong:
      assign(to: keyPath, on: object, file: file, line: line)
    case .weak:
      sink(
        receiveValue: { [weak object] in object?[keyPath: keyPath] = $0 }, file: file, line: line)
    case .unowned:
      sink(
        receiveValue: { [unowned object] in object[keyPath: keyPath] = $0 }, file: file, line: line)
    }
  }
}
