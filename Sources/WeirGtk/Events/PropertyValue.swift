import CGtk

/// What a property of a GObject can hold that is read and followed by its name: `Bool`, `Int`,
/// `Double`, `String` and `String?`.
public protocol PropertyValue: Equatable {
  /// Whether a property of an object can be read as such a value.
  @MainActor static func fits(_ name: String, of object: OpaquePointer) -> Bool

  @MainActor static func read(_ name: String, of object: OpaquePointer) -> Self

  @MainActor func write(_ name: String, of object: OpaquePointer)
}

extension Bool: PropertyValue {
  public static func fits(_ name: String, of object: OpaquePointer) -> Bool {
    weir_object_property_kind(object, name) == WeirPropertyBool
  }

  public static func read(_ name: String, of object: OpaquePointer) -> Bool {
    weir_object_bool(object, name)
  }

  public func write(_ name: String, of object: OpaquePointer) {
    weir_object_set_bool(object, name, self)
  }
}

extension Int: PropertyValue {
  public static func fits(_ name: String, of object: OpaquePointer) -> Bool {
    weir_object_property_kind(object, name) == WeirPropertyInt
  }

  public static func read(_ name: String, of object: OpaquePointer) -> Int {
    Int(weir_object_int(object, name))
  }

  public func write(_ name: String, of object: OpaquePointer) {
    weir_object_set_int(object, name, Int64(self))
  }
}

extension Double: PropertyValue {
  public static func fits(_ name: String, of object: OpaquePointer) -> Bool {
    weir_object_property_kind(object, name) == WeirPropertyDouble
  }

  public static func read(_ name: String, of object: OpaquePointer) -> Double {
    weir_object_double(object, name)
  }

  public func write(_ name: String, of object: OpaquePointer) {
    weir_object_set_double(object, name, self)
  }
}

extension String: PropertyValue {
  public static func fits(_ name: String, of object: OpaquePointer) -> Bool {
    weir_object_property_kind(object, name) == WeirPropertyString
  }

  /// No text at all is read as the empty one.
  public static func read(_ name: String, of object: OpaquePointer) -> String {
    String?.read(name, of: object) ?? ""
  }

  public func write(_ name: String, of object: OpaquePointer) {
    weir_object_set_string(object, name, self)
  }
}

extension String?: PropertyValue {
  public static func fits(_ name: String, of object: OpaquePointer) -> Bool {
    String.fits(name, of: object)
  }

  public static func read(_ name: String, of object: OpaquePointer) -> String? {
    guard let text = weir_object_string_copy(object, name) else { return nil }
    defer { weir_free(text) }
    return String(cString: text)
  }

  public func write(_ name: String, of object: OpaquePointer) {
    weir_object_set_string(object, name, self)
  }
}
