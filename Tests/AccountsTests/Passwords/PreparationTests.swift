import CCrypt
import Glibc
import Testing

/// What is hashed of a password, by RFC 8265, section 4.2.
@Suite("Preparing passwords")
struct PreparationTests {
  private func prepared(_ text: [UInt8]) -> [UInt8] {
    var prepared = [CChar](repeating: 0, count: Int(WEIR_PASSWORD_PREPARED))
    let count = weir_password_prepare(text, text.count, &prepared)
    return prepared[..<count].map { UInt8(bitPattern: $0) }
  }

  private func prepared(_ text: String) -> String {
    String(decoding: prepared(Array(text.utf8)), as: UTF8.self)
  }

  // Compared by scalars: two strings of the same characters are equal in any form.
  private func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

  @Test(
    "The examples of RFC 8265",
    arguments: [
      ("correct horse battery staple", "correct horse battery staple"),
      ("Correct Horse Battery Staple", "Correct Horse Battery Staple"),
      ("\u{3C0}\u{DF}\u{E5}", "\u{3C0}\u{DF}\u{E5}"),
      ("Jack of \u{2666}s", "Jack of \u{2666}s"),
      ("foo\u{1680}bar", "foo bar"),
    ])
  func examples(_ text: String, _ result: String) {
    #expect(scalars(prepared(text)) == scalars(result))
  }

  @Test(
    "Spaces of every kind become one kind, and none is taken away",
    arguments: [
      0xA0, 0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009,
      0x200A, 0x202F, 0x205F, 0x3000,
    ] as [UInt32])
  func spaces(_ space: UInt32) throws {
    let space = String(try #require(Unicode.Scalar(space)))
    #expect(prepared(space + "a" + space + space) == " a  ")
  }

  @Test(
    "The form is C: put together, in canonical order, and what must not be put together is not",
    arguments: [
      ("e\u{301}", "\u{E9}"), ("\u{212B}", "\u{C5}"), ("\u{1112}\u{1161}\u{11AB}", "한"),
      ("a\u{301}\u{323}", "\u{1EA1}\u{301}"), ("\u{958}", "\u{915}\u{93C}"),
      ("\u{FB01}", "\u{FB01}"), ("\u{301}e", "\u{301}e"), ("ㅎㅏㄴ", "ㅎㅏㄴ"),
      // A letter between keeps them apart, a mark of the same class too.
      ("a\u{300}\u{301}", "\u{E0}\u{301}"), ("ab\u{301}", "ab\u{301}"),
    ])
  func formC(_ text: String, _ result: String) {
    #expect(scalars(prepared(text)) == scalars(result))
  }

  @Test("Between letters and marks, every character there is takes the form that GLib gives it")
  func everyCharacter() throws {
    var different: [UInt32] = []
    for value in 1...UInt32(0x10FFFF) {
      guard let scalar = Unicode.Scalar(value),
        scalar.properties.generalCategory != .spaceSeparator
      else { continue }
      var text = "a\u{302}\u{5AE}"
      text.unicodeScalars.append(scalar)
      text += "\u{301}\u{323}\u{345}"
      let utf8 = text.utf8.map { CChar(bitPattern: $0) }
      let expected = try #require(weir_name_nfc_copy(utf8, utf8.count))
      defer { free(expected) }
      let made = prepared(Array(text.utf8))
      if strlen(expected) != made.count || memcmp(expected, made, made.count) != 0 {
        different.append(value)
      }
    }
    #expect(different == [])
  }

  @Test("The longest text there can be, and the ones that grow most, have room")
  func longest() {
    for character in ["a", "\u{1F82}", "\u{1D160}", "\u{FFFF}", "한", "\u{344}"] {
      let text = Array(String(repeating: character, count: 1_024).utf8.prefix(1_024))
      #expect(prepared(text).count <= Int(WEIR_PASSWORD_PREPARED))
    }
  }

  @Test("What is no UTF-8 is replaced, and NUL is a character")
  func strange() {
    #expect(prepared([0x61, 0xFF, 0x62]) == Array("a\u{FFFD}b".utf8))
    #expect(prepared([0x61, 0xE2, 0x82]) == Array("a\u{FFFD}\u{FFFD}".utf8))
    #expect(prepared([0x61, 0, 0x62]) == [0x61, 0, 0x62])
    #expect(prepared([UInt8]()) == [])
  }
}
