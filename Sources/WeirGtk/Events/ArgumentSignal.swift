/// The name of a signal and the way to read what it carries.
///
/// ```swift
/// let moved = ArgumentSignal<Scale, Double>("change-value") { $0.double(1) }
/// scale.publisher(for: moved).sink { print("the user wants", $0) }
/// ```
public struct ArgumentSignal<Source: Object, Value>: Sendable {
  /// GTK's name, with a detail after `::` if it has one.
  public let name: String
  let read: @MainActor @Sendable (SignalArguments) -> Value

  /// - Parameters:
  ///   - name: GTK's name, with a detail after `::` if it has one.
  ///   - read: Makes the value out of the arguments, which are gone when it returns.
  public init(_ name: String, read: @escaping @MainActor @Sendable (SignalArguments) -> Value) {
    self.name = name
    self.read = read
  }
}

extension ArgumentSignal where Source: Scale, Value == Double {
  /// The user wants this value: by key, wheel or drag, not from code, before rounding and limits.
  public static var userChange: Self { Self("change-value") { $0.double(1) } }
}

extension ArgumentSignal where Source: Entry, Value == Entry.IconPosition {
  /// The user pressed an icon of the entry.
  public static var iconPressed: Self {
    Self("icon-press") { $0.int(0) == 0 ? .primary : .secondary }
  }
}
