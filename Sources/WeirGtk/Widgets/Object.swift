import CGtk
import Weir

/// The Swift side of a GObject: everything that has signals and a life time of its own.
///
/// There is one Swift object for each GObject, and it lives as long as either side needs it: while
/// Swift refers to it, and while GTK does, because the widget is in a window or the window is open.
/// State that a subclass adds is therefore not lost when your own reference goes.
///
/// A handler that keeps its own widget strongly makes a circle that is never let go: capture it
/// weakly, or use the widget that an ``EventPublisher`` hands over.
@MainActor
open class Object {
  /// The GObject, for calls that this library does not cover.
  public nonisolated var pointer: OpaquePointer { peer.pointer }

  nonisolated let peer: Peer

  /// Takes over one reference to `pointer`, which has no Swift object yet.
  public init(taking pointer: OpaquePointer) {
    LiveCounts.add(wrappers: 1)
    peer = Peer(pointer)
    peer.attach(self)
    weir_object_unref(pointer)
  }

  isolated deinit {
    peer.detach()
    LiveCounts.add(wrappers: -1)
  }

  /// Whether GTK has disposed of the object: it can no longer be used, and its events have ended.
  public var isDisposed: Bool { peer.isDisposed }

  /// The Swift object of a GObject, if there is one.
  static func existing(for pointer: OpaquePointer) -> Object? {
    Peer.attached(to: pointer)?.object
  }
}
