import CGtk
import Weir

/// Where the focus must be for a shortcut to work.
public enum ShortcutScope: Int32, Sendable {
  /// On the widget or inside it.
  case local = 0
  /// Wherever a parent that manages shortcuts says.
  case managed = 1
  /// Anywhere in the window.
  case window = 2
}

extension Widget {
  /// Runs `action` when the keys are pressed.
  ///
  /// ```swift
  /// window.addShortcut("Escape") { form.cancel() }.store(in: &cancellables)
  /// ```
  ///
  /// - Parameters:
  ///   - keys: In GTK's writing: `"Escape"`, `"<Control>l"`, `"<Shift>F3"`.
  ///   - scope: Where the focus must be.
  ///   - action: Runs on the main thread.
  /// - Returns: A token; the shortcut ends when it is cancelled or let go.
  public func addShortcut(
    _ keys: String, scope: ShortcutScope = .local, _ action: @escaping @MainActor () -> Void
  ) -> AnyCancellable {
    let box = ShortcutBox(action)
    let context = Unmanaged.passRetained(box).toOpaque()
    let controller = weir_widget_add_shortcut(
      pointer, keys, scope.rawValue,
      { context in
        let box = Unmanaged<ShortcutBox>.fromOpaque(context).takeUnretainedValue()
        MainActor.assumeIsolated { box.action?() }
        return true
      }, context,
      { context in
        let box = Unmanaged<ShortcutBox>.fromOpaque(context).takeRetainedValue()
        MainActor.assumeIsolated { box.isOver = true }
      })
    guard let controller else {
      preconditionFailure(
        "\"\(keys)\" names no keys. Write them like \"<Control>l\" or \"Escape\".")
    }
    let ends = ShortcutEnds(widget: pointer, controller: controller)
    return AnyCancellable {
      MainThread.perform {
        box.action = nil
        guard !box.isOver else { return }
        weir_widget_remove_controller(ends.widget, ends.controller)
      }
    }
  }
}

@MainActor
private final class ShortcutBox {
  var action: (@MainActor () -> Void)?
  /// GTK has let go of the controller.
  var isOver = false

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }
}

private struct ShortcutEnds: @unchecked Sendable {
  let widget, controller: OpaquePointer
}
