/// Where sinks add up what they get.
final class Sum {
  var total = 0
}

/// Hides from the optimiser where a value comes from.
@inline(never)
func opaque<T>(_ value: T) -> T { value }

/// The bound of a case: an array of plain closures in a final class. It has no demand, no cancel and
/// no completion, and pays for reference counts and exclusive access like any Swift code.
final class Closures<Value> {
  var closures: [(Value) -> Void] = []

  @inline(never)
  func send(_ value: Value) {
    for closure in closures { closure(value) }
  }
}

/// The bound of subjects with a value.
final class ClosuresWithValue<Value> {
  var closures: [(Value) -> Void] = []
  var value: Value

  init(_ value: Value) { self.value = value }

  @inline(never)
  func send(_ value: Value) {
    self.value = value
    for closure in closures { closure(value) }
  }
}
