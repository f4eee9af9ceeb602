import CGtk
import Weir

/// The program as the desktop sees it.
///
/// ```swift
/// let application = Application("org.example.Hello")
/// do {
///   exit(try application.run { application in
///     Window(application, title: "Hello").present()
///   })
/// } catch {
///   // say that there is no display
/// }
/// ```
open class Application: Object {
  var closingKeys: [AnyCancellable] = []

  /// - Parameters:
  ///   - identifier: A name in reverse domain order, the same as that of the desktop file.
  ///   - isUnique: Whether a second start brings the window of the first to the front and ends.
  ///     Tests want false.
  ///   - opensFiles: Whether files can be named when it is started: ``Application/openPublisher``
  ///     tells which. When there are any, `open` of ``Application/run(arguments:action:open:)`` is not
  ///     called.
  public init(_ identifier: String, isUnique: Bool = true, opensFiles: Bool = false) {
    precondition(
      weir_application_id_is_valid(identifier),
      "\"\(identifier)\" is no application id. "
        + "Use a reversed domain name, such as org.example.App.")
    super.init(taking: weir_new_application(identifier, isUnique, opensFiles))
  }

  /// Runs the program until its last window is closed or ``quit()`` is called.
  ///
  /// - Parameters:
  ///   - arguments: Those of the process, its name first.
  ///   - action: The name of an action that a second start has the running program do, before its
  ///     window comes to the front.
  ///   - open: Makes and presents the first window. When the program is started again while it runs,
  ///     the window there is comes to the front instead.
  /// - Returns: The status to exit with. A second start returns at once.
  /// - Throws: ``Display/Unavailable`` when there is no screen; nothing has happened then.
  @discardableResult
  public func run(
    arguments: [String] = CommandLine.arguments, action: String? = nil,
    open: @escaping @MainActor (Application) -> Void = { _ in }
  ) throws(Display.Unavailable) -> Int32 {
    try Display.open()
    let activation = publisher(for: .activated).sink { application in
      if let window = application.activeWindow {
        window.present()
      } else {
        open(application)
      }
    }
    defer { activation.cancel() }
    if let action, weir_application_is_second(pointer) {
      weir_application_activate_action(pointer, action)
    }
    var copies: [UnsafeMutablePointer<CChar>?] = arguments.map { weir_copy($0) }
    defer { for copy in copies { weir_free(copy) } }
    return weir_application_run(pointer, Int32(copies.count), &copies)
  }

  /// Ends ``run(arguments:action:open:)``, whatever windows there are.
  public func quit() {
    weir_application_quit(pointer)
  }

  /// Does what another start of the program does: brings its window to the front.
  public func activate() {
    weir_application_activate(pointer)
  }

  /// The window that is in front, or was last.
  public var activeWindow: Window? {
    weir_application_active_window(pointer).flatMap { Object.existing(for: $0) as? Window }
  }

  /// Adds an action that works in every window of the application, by its keys.
  ///
  /// ```swift
  /// application.addAction("quit", keys: ["<Control>q"])
  ///   .activatePublisher.sink { application.quit() }.store(in: &cancellables)
  /// ```
  ///
  /// - Parameters:
  ///   - name: The action's name in code.
  ///   - keys: In GTK's writing: `"<Control>q"`, `"F1"`.
  @discardableResult
  public func addAction(_ name: String, keys: [String] = []) -> Action {
    let action = Action(name)
    weir_application_add_action(pointer, action.pointer)
    precondition(
      CStrings.with(keys) { weir_application_set_accelerators(pointer, "app." + name, $0) },
      "\(keys) names no keys. Write them like \"<Control>q\" or \"F1\".")
    return action
  }

  /// Takes an action away, and its keys with it.
  public func removeAction(_ name: String) {
    weir_application_remove_action(pointer, name)
  }
}
