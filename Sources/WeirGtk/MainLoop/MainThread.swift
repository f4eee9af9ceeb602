import CGtk
import Weir

extension MainLoop {
  /// Runs work of the main actor on a later turn.
  func scheduleOnMain(_ work: @escaping @MainActor () -> Void) {
    schedule { MainThread.run(work) }
  }
}

/// Questions and hops that concern the process's first thread, the one GTK belongs to.
enum MainThread {
  static var isCurrent: Bool { weir_is_main_thread() }

  /// Runs `body` here, where the caller knows that "here" is the main thread.
  ///
  /// Does what `MainActor.assumeIsolated` does, with a cheaper check: that one asks the concurrency
  /// runtime at each call, and a signal's way to its subscriber has several.
  static func run<Result>(_ body: @MainActor () -> Result) -> Result {
    precondition(
      isCurrent, "Code of the main actor was reached on a worker thread, by GTK or by a callback.")
    return withoutActuallyEscaping(body) { body in
      unsafeBitCast(body, to: (() -> Result).self)()
    }
  }

  /// Runs `body` here, and stops with a sentence when "here" is not the main thread.
  static func assume<Result>(
    _ deed: @autoclosure () -> String, _ body: @MainActor () -> Result
  ) -> Result {
    precondition(
      isCurrent,
      "\(deed()) happened on a worker thread. Widgets belong to the main thread: "
        + "hop with .receive(on: MainLoop.main) or .subscribe(on: MainLoop.main) first.")
    return run(body)
  }

  /// Runs `work` at once on the main thread, and from any other on a later turn of the main loop.
  static func perform(_ work: @escaping @MainActor () -> Void) {
    if isCurrent {
      run(work)
    } else {
      MainLoop.main.scheduleOnMain(work)
    }
  }
}
