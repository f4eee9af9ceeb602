import XCTest

/// Fields for text, by real keys.
final class TextPagesTests: GalleryTestCase {
  func testAnEntrySendsWhatIsTypedAndShowsWhatTheModelSends() throws {
    try onPage("entry") { app in
      // Over the text that is selected: no empty text in between.
      try app.type("Hi")
      try app.expect("\"Hi\"", values: 3)
      try app.expectEvents(
        "editPublisher(inserted(\"i\", at: 1))", "editPublisher(inserted(\"H\", at: 0))",
        "editPublisher(deleted(0..<5))")
      try app.press("Return")
      try app.expectEvents("returnPublisher()")

      try app.fromCode(2)
      let picture = try app.expect("\"Hello, World!\"", values: 4)
      XCTAssertEqual(picture.entry("Entry")?.text, "Hello, World!")
      XCTAssertEqual(picture.focused?.name, "Entry")
      try app.fromCode(3)
      try app.wait("the text is there") { $0.entry("Entry")?.text == "안녕하세요" }
      // A line break cannot get in, and the model hears what did.
      try app.fromCode(4)
      try app.expect("\"two lines\"", values: 7)

      guard let entry = try app.picture().entry("Entry") else { return XCTFail("no entry") }
      try app.write("read aloud", into: entry)
      try app.expect("\"read aloud\"")
    }
  }

  func testTheIconOfAnEntryIsPressed() throws {
    try onPage("entry") { app in
      guard let entry = try app.picture().entry("Entry") else { return XCTFail("no entry") }
      try app.click(entry, x: (entry.bounds?[2] ?? 0) - 12)
      try app.expect("\"\"")
      try app.expectEvents("iconPressPublisher(secondary)")
    }
  }

  func testAPasswordEntryIsBound() throws {
    try onPage("password-entry") { app in
      try app.type("secret")
      try app.expect("\"secret\"", values: 7)
      try app.press("Return")
      try app.expectEvents("returnPublisher()")
      try app.fromCode(2)
      try app.expect("\"correct horse battery staple\"", values: 8)
      try app.wait("the field is as long") { $0.entry("Password")?.text?.count == 28 }
    }
  }

  func testASearchEntryWaitsForAPause() throws {
    try onPage("search-entry") { app in
      try app.type("abc")
      try app.expect("\"abc\"", values: 4)
      try app.expect("\"abc\"", of: "After a pause")
      try app.press("ctrl+g", "ctrl+shift+g", "Return", "Escape")
      try app.expectEvents(
        "stopSearchPublisher()", "returnPublisher()", "previousMatchPublisher()",
        "nextMatchPublisher()")
      try app.fromCode(2)
      try app.expect("\"swift\"", of: "After a pause")
      XCTAssertEqual(try app.picture().element("entry", "Search")?.text, "swift")
    }
  }

  func testASearchBarComesOutWhenSomebodyTypes() throws {
    try onPage("search-bar") { app in
      try app.type("xy")
      try app.expect("\"xy\"", of: "Text")
      try app.expect("true", of: "Is searching")
      try app.press("Escape")
      try app.expect("false", of: "Is searching", values: 3)
      try app.expect("\"\"", of: "Text")
      try app.fromCode(1)
      try app.expect("true", of: "Is searching", values: 4)
      try app.fromCode(2)
      try app.expect("false", of: "Is searching", values: 5)
    }
  }

  func testAnEditableLabelSendsWhatIsFinishedOnly() throws {
    try onPage("editable-label") { app in
      try app.press("Return")
      try app.expect("true", of: "Is editing", isFocusSeen: false)
      try app.press("ctrl+a")
      try app.type("New")
      try app.expect("\"Untitled\"", values: 1, isFocusSeen: false)
      try app.press("Return")
      try app.expect("\"New\"", values: 2)
      try app.expect("false", of: "Is editing", values: 3)

      try app.press("Return")
      try app.expect("true", of: "Is editing", isFocusSeen: false)
      try app.type("zzz")
      try app.press("Escape")
      try app.expect("false", of: "Is editing")
      try app.expect("\"New\"", values: 2)
      try app.fromCode(2)
      try app.expect("\"From code\"", values: 3)
      try app.wait("the label shows it") { $0.labels.contains("From code") }
    }
  }

  func testATextViewIsBoundToADocument() throws {
    try onPage("text-view") { app in
      try app.press("ctrl+End")
      try app.type("!")
      try app.expect("\"One line\\nand another!\"", values: 2)
      try app.expectEvents("editPublisher(20..<20, \"!\")")
      try app.press("Return")
      try app.expect("\"One line\\nand another!\\n\"", values: 3)
      try app.fromCode(2)
      try app.expect("\"A text\\nof three\\nlines\"", values: 4)
      try app.wait("the view shows it") {
        $0.elements.contains { $0.text == "A text\nof three\nlines" }
      }
      try app.press("ctrl+a", "BackSpace")
      try app.expect("\"\"")
      try app.press("ctrl+z")
      try app.expect("\"A text\\nof three\\nlines\"")
      // Tab leads out.
      try app.press("Tab")
      try app.wait("the focus has left") { $0.focused?.role == "push button" }
    }
  }

  func testAWholeNumberIsReadFromTheText() throws {
    try onPage("whole-number") { app in
      try app.type("12x")
      try app.expect("12")
      try app.expect("notANumber", of: "Problem")
      try app.press("BackSpace", "Return")
      try app.expect("nil", of: "Problem")
      try app.fromCode(2)
      try app.expect("-7")
      try app.wait("the text follows") { $0.entry("Number")?.text == "-7" }
    }
  }

  func testADecimalNumberTakesItsFormWhenTheUserIsThrough() throws {
    try onPage("decimal-number") { app in
      try app.type("3.14159")
      try app.expect("3.14")
      XCTAssertEqual(try app.picture().entry("Number")?.text, "3.14159")
      try app.press("Tab")
      try app.wait("the text has two places") { $0.entry("Number")?.text == "3.14" }
      try app.fromCode(3)
      try app.wait("the text follows") { $0.entry("Number")?.text == "-1000000.00" }
    }
  }
}
