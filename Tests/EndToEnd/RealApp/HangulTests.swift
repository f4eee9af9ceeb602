import XCTest

/// Typed as Koreans do, through the input method most of them have.
final class HangulTests: XCTestCase {
  func testHangulArrivesInEntryAndLabel() throws {
    try PrivateScreen.require()
    let ibus = try InputMethod("hangul")
    try withRealApp(environment: ibus.environment) { app in
      try ibus.waitForWindow()
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
}
