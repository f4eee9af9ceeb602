import CGtk

/// What is to be done before anybody is told that the user has pressed Return, and at the turn's end
/// at the latest.
///
/// One hook on GTK's signal serves every entry, and comes before all handlers, however early those
/// were connected.
@MainActor
enum BeforeReturn {
  private static var work: [@MainActor () -> Void] = []
  private static let hook: Void = weir_editable_before_activate { MainThread.run { run() } }

  static func add(_ deed: @escaping @MainActor () -> Void) {
    hook
    if work.isEmpty { MainLoop.main.scheduleOnMain { run() } }
    work.append(deed)
  }

  private static func run() {
    let due = work
    work = []
    for deed in due { deed() }
  }
}
