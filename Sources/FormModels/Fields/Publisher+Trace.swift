import Weir

extension Publisher {
  /// Names a stream to be watched, if there is a name for it.
  func trace(
    ifNamed name: String?, describing: ((Output) -> String)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AnyPublisher<Output, Failure> {
    guard let name else { return eraseToAnyPublisher() }
    return trace(name, describing: describing, file: file, line: line).eraseToAnyPublisher()
  }
}
