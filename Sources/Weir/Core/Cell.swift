/// A variable that closures share. It has no lock of its own: only one delivery at a time touches it.
@usableFromInline
final class Cell<Value> {
  // One delivery at a time: the check for exclusive access would find nothing.
  @exclusivity(unchecked)
  @usableFromInline
  var value: Value

  @inlinable
  init(_ value: Value) {
    self.value = value
  }
}
