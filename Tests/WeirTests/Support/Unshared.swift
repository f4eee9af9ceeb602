/// Carries something that only one task will use.
struct Unshared<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
