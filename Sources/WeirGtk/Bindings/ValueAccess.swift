import CGtk
import Weir

/// How a binding reads a value of one widget, writes it and hears of its changes: a
/// ``BindableProperty`` put to work.
///
/// ``ValueControl`` asks for one; a control of your own gives it like this:
///
/// ```swift
/// extension RatingBar: ValueControl {
///   var valueAccess: ValueAccess<Int> {
///     ValueAccess(self, BindableProperty("notify::rating", get: { $0.rating }, set: { $0.rating = $1 }))
///   }
/// }
/// ```
@MainActor
public struct ValueAccess<Value: Equatable> {
  /// The widget, good until its handlers end.
  @usableFromInline let object: OpaquePointer
  /// What announces the changes: the widget, or a part of it.
  @usableFromInline let emitter: OpaquePointer
  @usableFromInline let signal: String
  /// The value as the widget holds it; nil when the widget has gone.
  @usableFromInline let read: @MainActor (OpaquePointer) -> Value?
  /// Afterwards the value may be another than asked.
  @usableFromInline let write: @MainActor (OpaquePointer, Value) -> Void
  @usableFromInline let typing: Typing?

  /// A control that shows what the user types before it is the value.
  @usableFromInline
  struct Typing {
    /// Calls a handler whenever what is typed is another, for as long as a binding lasts.
    @usableFromInline let watch:
      @MainActor (Binding, OpaquePointer, @escaping @MainActor () -> Void) -> Void
    /// The user has typed something that is not the value yet: writing would lose it.
    @usableFromInline let isUnderWay: @MainActor (OpaquePointer) -> Bool
  }

  /// Puts a property of a widget to work. The widget is not kept.
  public init<Source: Object>(_ source: Source, _ property: BindableProperty<Source, Value>) {
    self.init(
      source.pointer, emitter: property.origin.emitter(of: source), property.origin.name,
      read: { [weak source, get = property.get] _ in
        if let source, !source.isDisposed { get(source) } else { nil }
      },
      write: { [weak source, set = property.set] _, value in
        if let source, !source.isDisposed { set(source, value) }
      })
  }

  /// As above, with functions that know the GObject by its pointer.
  @usableFromInline
  init(
    _ object: OpaquePointer, emitter: OpaquePointer? = nil, _ signal: String,
    read: @escaping @MainActor (OpaquePointer) -> Value?,
    write: @escaping @MainActor (OpaquePointer, Value) -> Void,
    typing: Typing? = nil
  ) {
    self.object = object
    self.emitter = emitter ?? object
    self.signal = signal
    self.read = read
    self.write = write
    self.typing = typing
  }

  /// The same value in the terms of a model. What two values of the widget have in common in the
  /// model's terms is one value to the binding.
  @inlinable
  func converted<Model: Equatable>(
    read convert: @escaping @MainActor (Value) -> Model,
    write revert: @escaping @MainActor (Model) -> Value
  ) -> ValueAccess<Model> {
    ValueAccess<Model>(
      converting: self, read: { [read] in read($0).map(convert) },
      write: { [write] in write($0, revert($1)) })
  }

  @inlinable
  init<Other>(
    converting other: ValueAccess<Other>,
    read: @escaping @MainActor (OpaquePointer) -> Value?,
    write: @escaping @MainActor (OpaquePointer, Value) -> Void
  ) {
    object = other.object
    emitter = other.emitter
    signal = other.signal
    self.read = read
    self.write = write
    typing = other.typing.map { Typing(of: $0) }
  }
}

extension ValueAccess.Typing {
  @usableFromInline
  init<Other>(of other: ValueAccess<Other>.Typing) {
    watch = other.watch
    isUnderWay = other.isUnderWay
  }
}

extension Origin {
  /// The GObject that emits; not for controllers, which come and go.
  @MainActor
  func emitter(of source: Source) -> OpaquePointer {
    switch place {
    case .itself, .controller: source.pointer
    case .delegate: weir_editable_delegate(source.pointer)
    case .part(let part): part(source)
    }
  }
}
