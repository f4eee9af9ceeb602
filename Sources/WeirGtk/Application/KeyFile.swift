import CGtk

/// Settings in groups of named values, in the form of desktop files.
///
/// ```swift
/// let file = KeyFile()
/// file.set("Window", "width", to: 640)
/// try file.write(to: KeyFile.stateDirectory + "/hello/window")
/// ```
///
/// The text on disk is GLib's `GKeyFile`. An object is for one thread at a time.
public final class KeyFile {
  /// Why a file could not be read.
  public enum ReadFailure: Error, Hashable, CustomStringConvertible {
    /// There is no such file.
    case missing(String)
    /// It is there, and may not or cannot be opened.
    case unreadable(String)
    /// It was opened, and holds something else.
    case damaged(String)

    /// The reason, in the words and the language of the system.
    public var description: String {
      switch self {
      case .missing(let reason), .unreadable(let reason), .damaged(let reason): reason
      }
    }
  }

  /// Why a file could not be written: a full disk, a folder that may not be written to.
  public struct WriteFailure: Error, Hashable, CustomStringConvertible {
    /// The reason, in the words and the language of the system.
    public let description: String
  }

  /// The folder for what programs remember between two runs: `$XDG_STATE_HOME`, or
  /// `~/.local/state`. It need not be there yet.
  public static var stateDirectory: String { String(cString: weir_user_state_directory()) }

  /// The folder for what the user has chosen: `$XDG_CONFIG_HOME`, or `~/.config`. It need not be there
  /// yet.
  public static var configDirectory: String { String(cString: weir_user_config_directory()) }

  private let file = weir_new_key_file()

  /// An empty file.
  public init() {}

  /// Reads a file.
  public init(contentsOf path: String) throws(ReadFailure) {
    var problem: UnsafeMutablePointer<CChar>?
    let outcome = weir_key_file_load(file, path, &problem)
    defer { problem.map { weir_free($0) } }
    let reason = problem.map { String(cString: $0) } ?? ""
    switch outcome {
    case WEIR_KEY_FILE_READ: break
    case WEIR_KEY_FILE_MISSING: throw .missing(reason)
    case WEIR_KEY_FILE_UNREADABLE: throw .unreadable(reason)
    default: throw .damaged(reason)
    }
  }

  deinit { weir_key_file_free(file) }

  /// Replaces a file with this, as a whole or not at all; makes its folder. Only the user may read
  /// either.
  public func write(to path: String) throws(WriteFailure) {
    guard let problem = weir_key_file_save_copy(file, path) else { return }
    defer { weir_free(problem) }
    throw WriteFailure(description: String(cString: problem))
  }

  /// Whether there is such a value, of whatever kind.
  public func has(_ group: String, _ key: String) -> Bool {
    weir_key_file_has(file, group, key)
  }

  /// A whole number; nil when it is missing or is none.
  public func integer(_ group: String, _ key: String) -> Int? {
    var value: Int64 = 0
    return weir_key_file_integer(file, group, key, &value) ? Int(value) : nil
  }

  /// `true` or `false`; nil when it is missing or neither.
  public func boolean(_ group: String, _ key: String) -> Bool? {
    var value = false
    return weir_key_file_boolean(file, group, key, &value) ? value : nil
  }

  /// A text; nil when it is missing or no UTF-8.
  public func string(_ group: String, _ key: String) -> String? {
    guard let text = weir_key_file_string_copy(file, group, key) else { return nil }
    defer { weir_free(text) }
    return String(cString: text)
  }

  public func set(_ group: String, _ key: String, to value: Int) {
    weir_key_file_set_integer(file, group, key, Int64(value))
  }

  public func set(_ group: String, _ key: String, to value: Bool) {
    weir_key_file_set_boolean(file, group, key, value)
  }

  /// Sets a text. Form feeds at its beginning are lost when it is written and read: the format has no way
  /// to write them there.
  public func set(_ group: String, _ key: String, to value: String) {
    weir_key_file_set_string(file, group, key, value)
  }
}
