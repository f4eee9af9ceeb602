import Testing

@testable import Accounts

@Suite("Names")
struct StoredNameTests {
  @Test(
    "Names that an account can have, and how they are kept",
    arguments: [
      ("Ada Lovelace", "Ada Lovelace"), ("  Ada L\n", "Ada L"), ("O'Hara\";--", "O'Hara\";--"),
      ("Zoe\u{308}e", "Zo\u{EB}e"), ("홍길동전", "홍길동전"), ("👨‍👩‍👧👩🏽‍🚀🇰🇷🎉", "👨‍👩‍👧👩🏽‍🚀🇰🇷🎉"),
      ("عمر بن", "عمر بن"),
      (String(repeating: "a", count: 255), String(repeating: "a", count: 255)),
      (String(repeating: " ", count: 3_000) + "ada2", "ada2"),
    ])
  func good(_ text: String, _ kept: String) {
    #expect(StoredName(text)?.text.unicodeScalars.elementsEqual(kept.unicodeScalars) == true)
  }

  @Test(
    "Names that no account can have",
    arguments: [
      "", "    ", "ada", "  ada  ", "홍길동", "👨‍👩‍👧👩🏽‍🚀🇰🇷", "ada\0ada",
      "ada lovelace\0" + String(repeating: "a", count: 300), "ada\u{1B}[2J", "ada\nlove",
      "ada\u{85}love",
      "ada\u{2028}love", "ada\u{2029}love", "ada\u{200F}love", "ada\u{202E}evol", "ada\u{2066}love",
      "ada\u{61C}love", String(repeating: "a", count: 256), String(repeating: "é", count: 128),
      String(repeating: "a", count: 10_000_000), String(repeating: "\u{200F}", count: 10_000_000),
    ])
  func bad(_ text: String) {
    #expect(StoredName(text) == nil)
  }

  @Test(
    "What differs in case, in form or in the white space around it is one name",
    arguments: [
      ("Ada Lovelace", " aDA lOVELACE "), ("STRASSE", "Straße"), ("Zoe\u{308}e", "ZO\u{CB}E"),
      ("ΣΊΣΥΦΟΣ", "σίσυφος"), ("İpek", "i\u{307}pek"),
    ])
  func same(_ one: String, _ other: String) throws {
    let keys = (try #require(StoredName(one)).key, try #require(StoredName(other)).key)
    #expect(keys.0.unicodeScalars.elementsEqual(keys.1.unicodeScalars))
  }

  @Test(
    "What differs otherwise is two names",
    arguments: [
      ("adalove", "ada love"), ("adam", "edam"), ("café", "cafe"), ("ａｄａｍ", "adam"),
      ("аdam", "adam"),
    ])
  func different(_ one: String, _ other: String) throws {
    let keys = (try #require(StoredName(one)).key, try #require(StoredName(other)).key)
    #expect(keys.0 != keys.1)
  }
}
