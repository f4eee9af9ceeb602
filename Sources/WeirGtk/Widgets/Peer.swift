import CGtk

/// Ties a Swift object to its GObject.
///
/// GTK tells by a toggle reference whether anyone but us holds the GObject. While somebody does, the
/// Swift object is kept alive from here; when nobody does, it lives only as long as Swift refers to it.
final class Peer: @unchecked Sendable {
  let pointer: OpaquePointer
  private(set) weak var object: Object?
  private var kept: Object?
  private var isAttached = false
  private(set) var isDisposed = false
  private var mourners: [ObjectIdentifier: () -> Void]?

  init(_ pointer: OpaquePointer) {
    self.pointer = pointer
  }

  static func attached(to pointer: OpaquePointer) -> Peer? {
    weir_object_peer(pointer).map { Unmanaged<Peer>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Calls `farewell` once when the GObject is disposed of, unless `listener` is forgotten before. Main
  /// thread only.
  func whenDisposed(tell listener: AnyObject, _ farewell: @escaping () -> Void) {
    mourners = mourners ?? [:]
    mourners?[ObjectIdentifier(listener)] = farewell
  }

  func forget(_ listener: AnyObject) {
    mourners?[ObjectIdentifier(listener)] = nil
  }

  /// Called when the object is as good as made; the caller still holds a reference of its own.
  func attach(_ object: Object) {
    // One that is left from an object whose end has begun but is not through yet.
    Peer.attached(to: pointer)?.detach()

    self.object = object
    kept = object
    isAttached = true
    let context = Unmanaged.passRetained(self).toOpaque()
    weir_object_set_peer(pointer, context)
    weir_object_weak_ref(pointer, Peer.disposed, context)
    weir_object_add_toggle(pointer, Peer.toggled, context)
  }

  func detach() {
    guard isAttached else { return }
    isAttached = false
    let unmanaged = Unmanaged.passUnretained(self)
    if !isDisposed { weir_object_weak_unref(pointer, Peer.disposed, unmanaged.toOpaque()) }
    weir_object_set_peer(pointer, nil)
    weir_object_remove_toggle(pointer, Peer.toggled, unmanaged.toOpaque())
    bidFarewell()
    unmanaged.release()
  }

  private func bidFarewell() {
    let old = mourners
    mourners = nil
    for farewell in old?.values ?? [:].values { farewell() }
  }

  private static let toggled: WeirToggle = { context, isLast in
    let peer = Unmanaged<Peer>.fromOpaque(context).takeUnretainedValue()
    if isLast {
      let object = peer.kept
      peer.kept = nil
      withExtendedLifetime(object) {}
    } else {
      peer.kept = peer.object
    }
  }

  private static let disposed: @convention(c) (UnsafeMutableRawPointer) -> Void = { context in
    let peer = Unmanaged<Peer>.fromOpaque(context).takeUnretainedValue()
    peer.isDisposed = true
    peer.bidFarewell()
  }
}
