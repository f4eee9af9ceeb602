import CGtk
import WeirGtk

/// Counts how often a widget is switched on or off, as GTK announces it.
@MainActor
final class SensitivityCount {
  private(set) var changes = 0

  /// Counts until the widget is gone.
  init(of widget: Widget) {
    let context = Unmanaged.passRetained(self).toOpaque()
    let handler = weir_signal_connect(
      widget.pointer, "notify::sensitive",
      { context, _, _ in
        MainActor.assumeIsolated {
          Unmanaged<SensitivityCount>.fromOpaque(context).takeUnretainedValue().changes += 1
        }
        return false
      },
      context,
      { Unmanaged<SensitivityCount>.fromOpaque($0).release() })
    precondition(handler != 0, "The widget announces no notify::sensitive.")
  }
}
