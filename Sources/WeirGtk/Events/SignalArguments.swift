import CGtk

/// What a signal carries, readable only while it is being handled.
///
/// Positions count from 0 and leave out the widget itself. Reading an argument as a kind that it is
/// not gives nil, zero or false; reading past the end stops.
public struct SignalArguments {
  let values: OpaquePointer
  /// How many there are.
  public let count: Int

  public func string(_ index: Int) -> String? {
    weir_value_string(values, position(index)).map { String(cString: $0) }
  }

  public func int(_ index: Int) -> Int {
    Int(weir_value_int(values, position(index)))
  }

  public func double(_ index: Int) -> Double {
    weir_value_double(values, position(index))
  }

  public func bool(_ index: Int) -> Bool {
    weir_value_bool(values, position(index))
  }

  /// A GObject, not owned by the caller.
  public func object(_ index: Int) -> OpaquePointer? {
    weir_value_object(values, position(index))
  }

  private func position(_ index: Int) -> UInt32 {
    precondition(
      index >= 0 && index < count,
      "Argument \(index) of a signal with \(count) was asked for. "
        + "Count from 0, without the widget.")
    return UInt32(index)
  }
}
