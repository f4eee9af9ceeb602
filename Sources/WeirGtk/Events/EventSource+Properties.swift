import CGtk
import Weir

extension EventSource {
  /// Sends a property of the widget that has no publisher of its own: its present value, then each new
  /// one, by the user or from code. More under ``ValuePublisher``.
  ///
  /// ```swift
  /// label.publisher(of: "single-line-mode", as: Bool.self)
  /// ```
  ///
  /// Stops when there is no such property, or one of another kind.
  ///
  /// - Parameters:
  ///   - property: GTK's name of the property.
  ///   - type: What it holds. Enumerations and flags are whole numbers.
  public func publisher<Value: PropertyValue>(
    of property: String, as type: Value.Type
  ) -> ValuePublisher<Value> {
    check(property, type)
    return ValuePublisher(self, Origin("notify::" + property)) {
      $0.isDisposed ? nil : Value.read(property, of: $0.pointer)
    }
  }

  /// Reads a property by its name. Stops when there is no such property, or one of another kind.
  public func value<Value: PropertyValue>(of property: String, as type: Value.Type) -> Value {
    check(property, type)
    return Value.read(property, of: pointer)
  }

  /// Sets a property by its name. Stops when there is no such property, when it is of another kind, or
  /// when it can only be read.
  public func setValue<Value: PropertyValue>(_ value: Value, of property: String) {
    check(property, Value.self)
    precondition(
      weir_object_property_is_writable(pointer, property),
      "\"\(property)\" of a \(className) can only be read.")
    value.write(property, of: pointer)
  }

  private func check<Value: PropertyValue>(_ property: String, _ type: Value.Type) {
    precondition(
      Value.fits(property, of: pointer),
      "A \(className) has no property \"\(property)\" that can be read as \(type). "
        + "Look its name and its type up in GTK's documentation.")
  }

  private var className: String { String(cString: weir_object_class_name(pointer)) }
}
