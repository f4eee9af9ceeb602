import Glibc
import WeirGtk

/// Where the state of the window is kept between two runs. Nothing that the user typed is in it.
///
/// A file that makes no sense is put aside under another name and said so; the window then opens as
/// at the first start. A file that cannot be written is said so too, and nothing else happens.
public struct WindowStateFile {
  /// Where it is.
  public let path: String

  private static let group = "Window"

  /// - Parameter path: By default `weir-forms/window` in the user's state folder.
  public init(path: String = KeyFile.stateDirectory + "/weir-forms/window") {
    self.path = path
  }

  /// Reads the state.
  ///
  /// - Parameter complain: Is told, in a sentence, why there is none although there is a file.
  /// - Returns: Nil at the first start, and when the file could not be used.
  public func read(complain: (String) -> Void) -> WindowState? {
    let file: KeyFile
    do throws(KeyFile.ReadFailure) {
      file = try KeyFile(contentsOf: path)
    } catch .missing {
      return nil
    } catch .damaged {
      complain(putAside())
      return nil
    } catch {
      complain(
        tr(
          "what the window looked like last could not be read: {reason}",
          ["reason": error.description]))
      return nil
    }
    guard let state = Self.state(from: file) else {
      complain(putAside())
      return nil
    }
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

  /// - Returns: What has been done, in a sentence.
  private func putAside() -> String {
    let aside = path + ".damaged"
    guard rename(path, aside) == 0 else {
      return tr("the file {file} is damaged and is not used", ["file": path])
    }
    return tr(
      "the file {file} is damaged and is not used; it is called {aside} now",
      ["file": path, "aside": aside])
  }
}
