import CGtk
import Synchronization

/// What is alive at this moment, for tests that look for leaks.
///
/// A leak checker does not find a widget that is kept by its own handler, because GLib's tables still
/// reach it. Take the counts before and after, and compare.
public enum LiveCounts {
  private static let boxes = Atomic(0)
  private static let objects = Atomic(0)

  /// Connected signal handlers.
  public static var signalBoxes: Int { boxes.load(ordering: .relaxed) }

  /// Swift objects that stand for a GObject.
  public static var wrappers: Int { objects.load(ordering: .relaxed) }

  /// GObjects that were given to ``watch(_:)`` and still have their memory.
  @MainActor public static var watchedObjects: Int { Int(weir_object_watched_live()) }

  /// Counts the GObject behind `object` until GTK frees it.
  @MainActor public static func watch(_ object: Object) {
    weir_object_watch(object.pointer)
  }

  static func add(signalBoxes count: Int) {
    boxes.add(count, ordering: .relaxed)
  }

  static func add(wrappers count: Int) {
    objects.add(count, ordering: .relaxed)
  }
}
