import XCTest

/// Typed as Koreans do, through the input method most of them have.
final class HangulTests: XCTestCase {
  /// The keys of the word below, on a Korean keyboard.
  private let keys = "gksrmfdlqslek"
  private let word = "한글입니다"

  func testHangulArrivesInEntryAndLabel() throws {
    try withHangul { app in
      try app.press("ctrl+a", "BackSpace")
      try app.wait("the text is empty") { $0.entry("Message")?.text == "" }
      try app.press("Hangul")
      try app.type("gksrmf", pause: 80)
      // The second syllable is still open, and so no part of the text yet.
      try app.wait("the first syllable is there") { $0.entry("Message")?.text == "한" }
      try app.press("space")
      try app.wait("both syllables are in the entry and on the label") {
        $0.entry("Message")?.text == "한글 " && $0.labels.contains("한글 ")
          && $0.entry("Message")?.caret == 3
      }
    }
  }

  func testHangulGoesInTheMiddleOfATextThatIsMirrored() throws {
    try withHangul { app in
      // Hello, |World!
      try app.press("Home", "ctrl+Right", "Right", "Right", "Hangul")
      try app.wait("the caret is between the words") { $0.focused?.caret == 7 }
      try app.type(keys, pause: 80)
      try app.press("Tab")
      let expected = "Hello, \(word)World!"
      try app.wait("the word is where the caret was, once") {
        $0.entry("Message")?.text == expected && $0.labels.contains(expected)
      }
    }
  }

  func testClearingInTheMiddleOfASyllableLosesItAndNothingElse() throws {
    try withHangul { app in
      try app.press("Hangul")
      try app.type("gks", pause: 80)
      try app.press("ctrl+l")
      try app.wait("all is gone") { $0.entry("Message")?.text == "" }
      try app.type(keys, pause: 80)
      try app.press("Tab")
      try app.wait("the next word is whole") { [word] in
        $0.entry("Message")?.text == word && $0.labels.contains(word)
      }
    }
  }

  func testNamesAreWrittenWhileTheyAreJudged() throws {
    for (screen, number) in [("log-in", 3), ("sign-up", 4)] {
      try withHangul([screen], discarding: number == 4) { app in
        try app.press("Hangul")
        // Slower than the pause after which a name is judged: each verdict comes in mid-syllable.
        try app.type(keys, pause: number == 4 ? 600 : 80)
        try app.wait("all but the open syllable is there") {
          $0.entry("Name")?.text == "한글입니"
        }
        try app.press("Tab")
        try app.wait("the name is whole, and nothing is wrong with it") { [word] in
          $0.entry("Name")?.text == word && $0.entry("Name")?.isInvalid == false
        }
        if number == 4 {
          try app.wait("the name is good") { $0.entry("Name")?.description == "Good name" }
        }
      }
    }
  }

  func testAPasswordIsTakenLetterByLetter() throws {
    try withHangul(["log-in"]) { app in
      try app.press("Hangul")
      try app.type("gks", pause: 80)
      try app.click(XCTUnwrap(app.picture().entry("Password")))
      try app.wait("Hangul is written, and the password has the focus") {
        $0.entry("Name")?.text == "한" && $0.focused?.role == "password text"
      }
      // GTK asks no input method here: a composition would show what is typed.
      try app.type(keys, pause: 80)
      try app.wait("every key has become a letter") { [keys] in
        $0.focused?.role == "password text" && $0.focused?.caret == keys.count
      }
      try app.press("shift+Tab")
      try app.wait("the name has the focus, and is selected") {
        $0.focused?.name == "Name" && $0.focused?.selection == [0, 1]
      }
      try app.type(keys, pause: 80)
      try app.press("Tab")
      try app.wait("the name is written in Hangul as before") { [word] in
        $0.entry("Name")?.text == word
      }
    }
  }

  /// - Parameter screens: The one to begin with, or none for the first.
  private func withHangul(
    _ screens: [String] = [], discarding: Bool = false, _ use: (RealApp) throws -> Void
  ) throws {
    try PrivateScreen.require()
    let ibus = try InputMethod("hangul")
    try withRealApp(
      screens.flatMap { ["--screen", $0] }, environment: ibus.environment, discarding: discarding
    ) { app in
      try ibus.waitForWindow()
      try use(app)
    }
  }
}
