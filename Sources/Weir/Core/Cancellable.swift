/// Something that can be told to stop.
public protocol Cancellable {
  /// Stops the activity and lets go of what it holds. Calling it again does nothing.
  func cancel()
}

extension Cancellable {
  /// Keeps this as a type-erased token in `collection`.
  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps this as a type-erased token in `set`.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}
