import CGtk
import Weir

/// The desktop's own window for choosing files.
///
/// ```swift
/// let chooser = FileChooser(.open, title: "Open Pictures", parent: window)
/// chooser.allowsMany = true
/// chooser.add(FileFilter("Pictures", types: ["image/*"]))
/// chooser.present()
///   .compactMap(\.paths)
///   .sink { model.load($0) }
///   .store(in: &cancellables)
/// ```
///
/// What the user chooses is known by its path; a file that has none, on a server for instance, is
/// left out.
public final class FileChooser: Object {
  /// What is chosen.
  public enum Kind: Int32, Sendable {
    /// Files that are there.
    case open
    /// A file to write; the user is asked before one is written over.
    case save
    /// A folder.
    case selectFolder
  }

  /// What the user did.
  public enum Choice: Hashable, Sendable {
    case chosen([String])
    case cancelled

    /// The paths that were chosen; nil when the user has cancelled.
    public var paths: [String]? {
      guard case .chosen(let paths) = self else { return nil }
      return paths
    }
  }

  /// - Parameters:
  ///   - kind: What is chosen.
  ///   - title: What the window says.
  ///   - parent: The window that has to wait.
  ///   - accept: What the button says; nil leaves it to the desktop.
  public init(_ kind: Kind, title: String, parent: Window? = nil, accept: String? = nil) {
    super.init(
      taking: weir_new_file_chooser(title, parent?.pointer, kind.rawValue, accept))
  }

  /// Whether several files can be chosen.
  public var allowsMany = false {
    didSet { weir_file_chooser_set_multiple(pointer, allowsMany) }
  }

  /// Offers to show only some files. The first that is added is on at the start.
  public func add(_ filter: FileFilter) {
    CStrings.with(filter.patterns) { patterns in
      CStrings.with(filter.types) { types in
        weir_file_chooser_add_filter(pointer, filter.name, patterns, types)
      }
    }
  }

  /// The folder to begin in.
  public func setFolder(_ path: String) {
    weir_file_chooser_set_folder(pointer, path)
  }

  /// The name that a file to be saved has at first.
  public func setName(_ name: String) {
    weir_file_chooser_set_name(pointer, name)
  }

  /// Shows the window at once and gives what the user has chosen.
  ///
  /// The choice comes once, on the main thread; who subscribes later gets it too. The chooser is kept
  /// until then, and a subscription that is cancelled leaves it open.
  @discardableResult
  public func present() -> Future<Choice, Never> {
    precondition(
      pending == nil, "A file chooser was presented that is open. Wait for its choice first.")
    return Future { promise in
      let promise = Unchecked(promise)
      MainThread.run { self.show { promise.value(.success($0)) } }
    }
  }

  /// Closes the window as if the user had cancelled.
  public func cancel() {
    guard pending != nil else { return }
    weir_file_chooser_hide(pointer)
    weir_signal_emit_int(pointer, "response", -6)
  }

  private var pending: AnyCancellable?

  private func show(_ tell: @escaping (Choice) -> Void) {
    let responses = SignalPublisher(self, Origin("response")) { Int32($0.int(0)) }
    // Keeps the chooser until the first response.
    pending = responses.first().sink { response in
      MainThread.run { tell(self.finish(response)) }
    }
    weir_file_chooser_show(pointer)
  }

  private func finish(_ response: Int32) -> Choice {
    pending = nil
    guard weir_file_chooser_is_accepted(response) else { return .cancelled }
    var paths: [String] = []
    withUnsafeMutablePointer(to: &paths) { paths in
      weir_file_chooser_each_path(
        pointer,
        { context, path in
          context.assumingMemoryBound(to: [String].self).pointee.append(String(cString: path))
        }, paths)
    }
    return .chosen(paths)
  }
}

/// Which files a ``FileChooser`` shows.
public struct FileFilter: Hashable, Sendable {
  public let name: String
  public let patterns: [String]
  public let types: [String]

  /// - Parameters:
  ///   - name: What the user reads.
  ///   - patterns: Of names: `"*.txt"`.
  ///   - types: MIME types: `"image/*"`.
  public init(_ name: String, patterns: [String] = [], types: [String] = []) {
    self.name = name
    self.patterns = patterns
    self.types = types
  }
}
