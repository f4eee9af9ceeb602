import Glibc
import WeirGtk

/// Where the state of the window is kept between two runs. Nothing that the user typed is in it.
///
/// A file that makes no sense is put aside under another name; the window then opens as at the first
/// start, and says so. A file that cannot be written is complained of, and nothing else happens.
public struct WindowStateFile {
  /// Where it is.
  public let path: String

  private static let group = "Window"

  /// - Parameter path: By default `weir-forms/window` in the user's state folder.
  public init(path: String = KeyFile.stateDirectory + "/weir-forms/window") {
    self.path = path
  }

  /// Why there is no state although there is a file.
  public enum ReadFailure: Error, Equatable {
    /// It made no sense. It bears the name `aside` now, or its own if it could not be renamed.
    case damaged(String, aside: String?)
    case unreadable(reason: String)
  }

  /// Reads the state.
  ///
  /// - Returns: Nil at the first start.
  public func read() throws(ReadFailure) -> WindowState? {
    let file: KeyFile
    do throws(KeyFile.ReadFailure) {
      file = try KeyFile(contentsOf: path)
    } catch .missing {
      return nil
    } catch .damaged {
      throw putAside()
    } catch {
      throw .unreadable(reason: error.description)
    }
    guard let state = Self.state(from: file) else { throw putAside() }
    return state
  }

  /// Replaces the file.
  ///
  /// - Parameters:
  ///   - state: What is to be found there at the next start.
  ///   - complain: Is told, in a sentence, why it could not be done.
  public func write(_ state: WindowState, complain: (String) -> Void) {
    let file = KeyFile()
    file.set(Self.group, "width", to: state.width)
    file.set(Self.group, "height", to: state.height)
    file.set(Self.group, "maximized", to: state.isMaximized)
    file.set(Self.group, "screen", to: state.screen.rawValue)
    do throws(KeyFile.WriteFailure) {
      try file.write(to: path)
    } catch {
      complain(
        tr("what the window looks like could not be kept: {reason}", ["reason": error.description]))
    }
  }

  private static func state(from file: KeyFile) -> WindowState? {
    guard let width = file.integer(group, "width"), WindowState.sizes.contains(width),
      let height = file.integer(group, "height"), WindowState.sizes.contains(height),
      let isMaximized = file.boolean(group, "maximized"),
      let screen = file.string(group, "screen")
    else { return nil }
    // A newer version may know more screens.
    return WindowState(
      width: width, height: height, isMaximized: isMaximized,
      screen: ScreenName(rawValue: screen) ?? .text)
  }

  private func putAside() -> ReadFailure {
    let aside = path + ".damaged"
    return .damaged(path, aside: rename(path, aside) == 0 ? aside : nil)
  }
}

extension WindowStateFile.ReadFailure {
  /// A line for the log.
  public var complaint: String {
    switch self {
    case .damaged(let file, nil):
      tr("the file {file} is damaged and is not used", ["file": file])
    case .damaged(let file, let aside?):
      tr(
        "the file {file} is damaged and is not used; it is called {aside} now",
        ["file": file, "aside": aside])
    case .unreadable(let reason):
      tr("what the window looked like last could not be read: {reason}", ["reason": reason])
    }
  }

  /// Sentences for the user.
  public var notice: String {
    switch self {
    case .damaged(let file, nil):
      tr(
        "The window opens as at the first start: the file that remembered its size and screen is damaged. It is {file}.",
        ["file": file])
    case .damaged(_, let aside?):
      tr(
        "The window opens as at the first start: the file that remembered its size and screen was damaged. It has been put aside as {file}.",
        ["file": aside])
    case .unreadable(let reason):
      tr(
        "The window opens as at the first start: its last size and screen could not be read. {reason}",
        ["reason": reason])
    }
  }
}
