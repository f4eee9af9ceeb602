/// Real keys, as the X server hands them to the window that has the focus.
///
/// The answers are words for xdotool, so that one test may wait for it and another keep its own
/// window alive meanwhile.
enum Keyboard {
  /// Keys and chords: "Tab", "ctrl+a".
  static func press(_ keys: [String]) -> [String] {
    ["xdotool", "key", "--delay", "20"] + keys
  }

  /// The same with ten milliseconds between them.
  static func pressAtOnce(_ keys: [String], pause: Int = 10) -> [String] {
    ["xdotool", "key", "--delay", "\(pause)"] + keys
  }

  /// Characters. Those beyond ASCII are put on a spare key each, and the program under test needs
  /// time to hear of it.
  static func type(_ text: String, pause: Int? = nil) -> [String] {
    let pause = pause ?? (text.unicodeScalars.allSatisfy(\.isASCII) ? 5 : 60)
    return ["xdotool", "type", "--delay", "\(pause)", "--", text]
  }

  static func focus(_ window: String) -> [String] {
    ["xdotool", "windowfocus", "--sync", window]
  }
}
