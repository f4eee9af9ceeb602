/// What a window looks like from outside: what is worth remembering until the next start.
public struct WindowState: Hashable, Sendable {
  /// The size in pixels, of the window when it does not fill the screen.
  public var width: Int
  public var height: Int
  /// Whether the window fills the screen.
  public var isMaximized: Bool
  /// The page in front.
  public var screen: ScreenName

  public init(width: Int, height: Int, isMaximized: Bool, screen: ScreenName) {
    self.width = width
    self.height = height
    self.isMaximized = isMaximized
    self.screen = screen
  }

  /// The sizes that a window can sensibly have.
  static let sizes = 100...16_384
}
