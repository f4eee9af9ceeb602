import SeededRandom

/// One thing that a user does, as a line for xdotool or as a call in this process.
enum UserAction: CustomStringConvertible {
  /// What the X server does, in xdotool's words.
  case outside(String)
  case switchTheme
  case switchLanguage
  case reopen

  var description: String {
    switch self {
    case .outside(let words): words
    case .switchTheme: "switch the theme"
    case .switchLanguage: "switch the language and open the window anew"
    case .reopen: "open the window anew"
    }
  }

  /// The keys of somebody who knows them all, and hits them in no order at all. Those that end the
  /// program are not among them.
  static let keys =
    Array("abcdefghijklmnopqrstuvwxyz0123456789").map(String.init)
    + [
      "space", "space", "BackSpace", "Delete", "Tab", "Tab", "Tab", "shift+Tab", "Return", "Return",
      "Escape", "Escape", "Left", "Right", "Up", "Down", "Home", "End", "Prior", "Next",
      "shift+Left", "shift+Home", "ctrl+Left", "ctrl+a", "ctrl+c", "ctrl+x", "ctrl+v", "ctrl+z",
      "ctrl+shift+z", "ctrl+1", "ctrl+2", "ctrl+3", "ctrl+4", "ctrl+l", "ctrl+BackSpace", "F1",
      "F10", "Menu", "alt+t", "alt+s", "alt+l", "alt+u", "alt+n", "alt+c", "alt+p", "ctrl+question",
      "plus", "minus", "period", "at",
    ]

  /// The next action, in a window of the given size.
  static func next(_ dice: inout SplitMix64, width: Int, height: Int) -> UserAction {
    switch dice.below(1000) {
    case 0..<780: .outside("key --delay 2 \(dice.one(of: keys))")
    case 780..<880:
      .outside(place(&dice, width, height) + " click \(dice.one(of: ["1", "1", "1", "3"]))")
    case 880..<930: .outside(place(&dice, width, height) + " click \(dice.one(of: ["4", "5"]))")
    case 930..<960:
      .outside(
        inside(&dice, width, height) + " mousedown 1 " + place(&dice, width, height)
          + " mouseup 1")
    case 960..<980: .outside("windowsize $WINDOW \(360 + dice.below(700)) \(300 + dice.below(450))")
    case 980..<990: .switchTheme
    case 990..<995: .switchLanguage
    default: .reopen
    }
  }

  /// Where a drag does not move or resize the window. There is no window manager to keep it on the
  /// screen, and GTK complains of menus elsewhere.
  private static func inside(_ dice: inout SplitMix64, _ width: Int, _ height: Int) -> String {
    "mousemove --window $WINDOW \(20 + dice.below(width - 40)) \(60 + dice.below(height - 80))"
  }

  private static func place(_ dice: inout SplitMix64, _ width: Int, _ height: Int) -> String {
    "mousemove --window $WINDOW \(dice.below(width)) \(dice.below(height))"
  }
}
