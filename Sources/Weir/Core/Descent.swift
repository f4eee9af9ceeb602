#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Counts how deep a thread has descended through erased publishers, so that a chain of thousands
/// of them does not overflow the stack.
///
/// Beyond the limit work is put off: whoever began the descent does it, in order, before it returns.
enum Descent {
  private final class Depth {
    var count = 0
    var postponed = Queue<() -> Void>()
  }

  private static let limit = 400

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let error = pthread_key_create(&key) { pointer in
      guard let pointer else { return }
      Unmanaged<Depth>.fromOpaque(pointer).release()
    }
    precondition(error == 0, "The system has no thread-local variable left: error \(error).")
    return key
  }()

  private static var current: Depth {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<Depth>.fromOpaque(pointer).takeUnretainedValue()
    }
    let depth = Depth()
    pthread_setspecific(key, Unmanaged.passRetained(depth).toOpaque())
    return depth
  }

  /// Goes one step down, if there is room for it; the caller must then ``leave()``.
  static func enter() -> Bool {
    let depth = current
    guard depth.count < limit else { return false }
    depth.count += 1
    return true
  }

  /// Comes one step up. Who comes up to the surface does what was put off.
  static func leave() {
    let depth = current
    if depth.count == 1 {
      while let work = depth.postponed.popFirst() { work() }
    }
    depth.count -= 1
  }

  /// Puts work off, when there is no room.
  static func postpone(_ work: @escaping () -> Void) {
    current.postponed.append(work)
  }
}
