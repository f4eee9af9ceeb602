/// A variable that closures share. It has no lock of its own: only one delivery at a time touches it.
@usableFromInline
final class Cell<Value> {
  @usableFromInline
  var value: Value

  @usableFromInline
  init(_ value: Value) {
    self.value = value
  }
}
