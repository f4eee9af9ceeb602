/// The objects whose values are being set by code of ours, the innermost last.
@MainActor private var objectsSetFromCode: [OpaquePointer] = []

/// Sets a value of an object. What it announces meanwhile comes from code and not from the user.
@MainActor
@usableFromInline
func settingFromCode(_ object: OpaquePointer, _ set: () -> Void) {
  objectsSetFromCode.append(object)
  set()
  objectsSetFromCode.removeLast()
}

/// Whether what an object announces now comes from code.
@MainActor
func isSetFromCode(_ object: OpaquePointer) -> Bool {
  objectsSetFromCode.contains(object)
}
