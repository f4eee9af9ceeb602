import WeirGtk

/// What the user has chosen for good, in a file that may be edited by hand:
///
/// ```ini
/// [Session]
/// idle-minutes=15
/// ```
///
/// A file that makes no sense is left as it is and said so; the usual settings count then.
public struct SettingsFile {
  /// Where it is.
  public let path: String

  private static let group = "Session"
  private static let key = "idle-minutes"
  /// From a minute to a day.
  private static let minutes = 1...1440

  /// - Parameter path: By default `weir-forms/settings` in the user's configuration folder.
  public init(path: String = KeyFile.configDirectory + "/weir-forms/settings") {
    self.path = path
  }

  /// After how many idle minutes somebody is logged out; nil while the user has not chosen.
  ///
  /// - Parameter complain: Is told, in a sentence, why the file was of no use.
  public func idleMinutes(complain: (String) -> Void) -> Int? {
    do throws(KeyFile.ReadFailure) {
      let file = try KeyFile(contentsOf: path)
      guard file.has(Self.group, Self.key) else { return nil }
      guard let minutes = file.integer(Self.group, Self.key), Self.minutes.contains(minutes) else {
        complain(
          tr(
            "idle-minutes in the file {file} is no number from {least} to {most}",
            [
              "file": path, "least": String(Self.minutes.lowerBound),
              "most": String(Self.minutes.upperBound),
            ]))
        return nil
      }
      return minutes
    } catch .missing {
      return nil
    } catch {
      complain(tr("the settings could not be read: {reason}", ["reason": error.description]))
      return nil
    }
  }

  /// Replaces the file.
  public func write(idleMinutes: Int, complain: (String) -> Void) {
    let file = KeyFile()
    file.set(Self.group, Self.key, to: idleMinutes)
    do throws(KeyFile.WriteFailure) {
      try file.write(to: path)
    } catch {
      complain(tr("the settings could not be kept: {reason}", ["reason": error.description]))
    }
  }
}
