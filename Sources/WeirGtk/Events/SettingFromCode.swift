/// The object whose value is being set by code of ours, so that what it announces is not taken for
/// the user's doing.
@MainActor private(set) var objectSetFromCode: OpaquePointer?

/// Sets a value of an object. What it announces meanwhile comes from code.
@MainActor
@usableFromInline
func settingFromCode(_ object: OpaquePointer, _ set: () -> Void) {
  let outer = objectSetFromCode
  objectSetFromCode = object
  set()
  objectSetFromCode = outer
}
