import CGtk
import Weir

/// Files that the program was started with.
public struct OpenRequest: Hashable, Sendable {
  public let files: [File]
  /// What the starter wants with them, such as `"edit"`; mostly empty.
  public let hint: String

  public init(files: [File], hint: String = "") {
    self.files = files
    self.hint = hint
  }
}

/// What happens to a program.
extension Application {
  /// Sends when the program starts, before any window; once. No initial value; rules as
  /// ``EventPublisher``.
  public var startupPublisher: SignalPublisher<Void> {
    SignalPublisher(self, Origin("startup")) { _ in () }
  }

  /// Sends when the program is asked to show itself: at its start, and each time it is started again.
  /// No initial value; rules as ``EventPublisher``.
  public var activatePublisher: SignalPublisher<Void> {
    SignalPublisher(self, Origin("activate")) { _ in () }
  }

  /// Sends the files that the program is started with, or started again while it runs. Only for an
  /// application that says that it opens files. No initial value; rules as ``EventPublisher``.
  public var openPublisher: SignalPublisher<OpenRequest> {
    SignalPublisher(self, Origin("open")) {
      let values = $0.values
      return OpenRequest(
        files: [File]({ weir_value_each_opened_file(values, $1, $0) }), hint: $0.string(2) ?? "")
    }
  }

  /// Sends when the program ends, after the last window. No initial value; rules as ``EventPublisher``.
  public var shutdownPublisher: SignalPublisher<Void> {
    SignalPublisher(self, Origin("shutdown")) { _ in () }
  }

  /// Sends each window that becomes one of the program's. Its title and its content come later.
  /// No initial value; rules as ``EventPublisher``.
  public var windowAddedPublisher: SignalPublisher<Window> {
    SignalPublisher(self, Origin("window-added")) { $0.window() }
  }

  /// Sends each window that is the program's no more, because it has been closed. No initial
  /// value; rules as ``EventPublisher``.
  public var windowRemovedPublisher: SignalPublisher<Window> {
    SignalPublisher(self, Origin("window-removed")) { $0.window() }
  }
}

extension SignalArguments {
  /// The first argument, where that is a window which has a Swift object.
  @MainActor
  fileprivate func window() -> Window? {
    object(0).flatMap { Object.existing(for: $0) as? Window }
  }
}
