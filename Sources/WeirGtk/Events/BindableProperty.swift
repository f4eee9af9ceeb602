import Weir

/// A value of a widget that can be followed and set, as one name for publishers and bindings.
///
/// ```swift
/// stack.publisher(for: .visibleChildName).sink { print($0 ?? "no page") }.store(in: &cancellables)
/// stack.createBinding(of: .visibleChildName, with: model.page, storeIn: &cancellables)
/// ```
///
/// The widget's class is part of the type, so that a stack cannot be asked for a list's selection.
/// Describe one of your own by the signal that announces it:
///
/// ```swift
/// extension BindableProperty where Source: Widget, Value == Double {
///   static var opacity: Self {
///     Self("notify::opacity", get: { $0.opacity }, set: { $0.opacity = $1 })
///   }
/// }
/// ```
public struct BindableProperty<Source: Object, Value: Equatable>: Sendable {
  let origin: Origin<Source>
  let get: @MainActor @Sendable (Source) -> Value
  let set: @MainActor @Sendable (Source, Value) -> Void

  /// - Parameters:
  ///   - signal: GTK's name of the signal that announces a new value, such as `"notify::opacity"`.
  ///   - get: Reads the value.
  ///   - set: Writes one. The widget may make another of it, which a binding tells the model.
  public init(
    _ signal: String, get: @escaping @MainActor @Sendable (Source) -> Value,
    set: @escaping @MainActor @Sendable (Source, Value) -> Void
  ) {
    self.init(Origin(signal), get: get, set: set)
  }

  init(
    _ origin: Origin<Source>, get: @escaping @MainActor @Sendable (Source) -> Value,
    set: @escaping @MainActor @Sendable (Source, Value) -> Void
  ) {
    self.origin = origin
    self.get = get
    self.set = set
  }
}

extension EventSource {
  /// Sends a property: its present value first, then each new one, by the user or from code.
  /// More under ``ValuePublisher``.
  public func publisher<Value: Equatable>(
    for property: BindableProperty<Self, Value>
  ) -> ValuePublisher<Value> {
    ValuePublisher(self, property.origin, read: property.get)
  }
}
