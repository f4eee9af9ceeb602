import Testing
import WeirText

@Suite("Secret text")
struct SecretTextTests {
  private func bytes(of secret: SecretText) -> [UInt8] {
    secret.withUTF8 { Array($0) }
  }

  private func secret(_ bytes: [UInt8]) -> SecretText {
    bytes.withUnsafeBytes { SecretText(copying: $0) }
  }

  @Test("It holds the bytes that it was given", arguments: ["", "x", "비밀번호 é", "a\0b\n"])
  func roundTrip(text: String) {
    let copied = secret(Array(text.utf8))
    #expect(bytes(of: copied) == Array(text.utf8))
    #expect(copied == SecretText(text))
    #expect(copied.utf8Count == text.utf8.count)
    #expect(copied.isEmpty == text.isEmpty)
  }

  @Test("Without anything it is empty, as is an empty literal")
  func empty() {
    #expect(SecretText().isEmpty)
    #expect(SecretText() == "")
    #expect(SecretText(copying: UnsafeRawBufferPointer(start: nil, count: 0)).isEmpty)
    #expect(SecretText().characterCount == 0)
  }

  @Test(
    "Characters are counted as people count them",
    arguments: ["abc", "👨‍👩‍👧한글", "e\u{301}", "\r\n", "🇰🇷🇰🇷", "\u{1112}\u{1161}\u{11AB}", "\u{301}"])
  func characters(text: String) {
    #expect(SecretText(text).characterCount == text.count)
  }

  @Test("What is not UTF-8 is mended as a String's would be")
  func mending() {
    let broken: [[UInt8]] = [
      [0xFF], [0xC3], [0x61, 0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x92, 0x61],
      [0xC0, 0xAF], [0xF4, 0x90, 0x80, 0x80], [0x80, 0x80],
    ]
    for bytes in broken {
      #expect(
        self.bytes(of: secret(bytes)) == Array(String(decoding: bytes, as: UTF8.self).utf8),
        "\(bytes)")
    }
    var dice = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...12, using: &dice)).map { _ in
        [0x61, 0x80, 0xBF, 0xC3, 0xE1, 0xED, 0xF0, 0xF4, 0x9F].randomElement(using: &dice)!
      }.map { UInt8($0) }
      #expect(
        self.bytes(of: secret(bytes)) == Array(String(decoding: bytes, as: UTF8.self).utf8),
        "\(bytes)")
    }
  }

  @Test("It is the same as another only with the same bytes")
  func equality() {
    #expect(SecretText("correct horse") == SecretText("correct horse"))
    #expect(SecretText("correct horse") != SecretText("correct horsf"))
    #expect(SecretText("correct horse") != SecretText("Correct horse"))
    #expect(SecretText("correct") != SecretText("correct horse"))
    // The same for people, and not the same bytes.
    #expect(SecretText("\u{E9}") != SecretText("e\u{301}"))
  }

  @Test("No description, dump or mirror shows it, nor how long it is")
  func silence() {
    struct Holder { let password: SecretText }
    for text in ["hunter2", "h"] {
      let secret = SecretText(text)
      var dumped = ""
      dump(secret, to: &dumped)
      dump(Holder(password: secret), to: &dumped)
      let said = "\(secret) \(String(reflecting: secret)) \(Holder(password: secret)) \(dumped)"
      #expect(!said.contains("hunter2"))
      #expect("\(secret)" == "•••")
      #expect(Mirror(reflecting: secret).children.isEmpty)
    }
  }

  @Test("Copies share the bytes, which are wiped with the last of them")
  func wiping() {
    // Read the memory right after it was given back; only what the allocator writes into the first
    // bytes of a free block is there besides zeros.
    let text = String(repeating: "Xq7Zw9", count: 100)
    var first: SecretText? = SecretText(text)
    var second = first
    let address = first?.withUTF8 { UInt(bitPattern: $0.baseAddress) }
    #expect(second?.withUTF8 { UInt(bitPattern: $0.baseAddress) } == address)
    first = nil
    #expect(second == SecretText(text))
    second = nil
    guard let address, let start = UnsafeRawPointer(bitPattern: address) else { return }
    let left = UnsafeRawBufferPointer(start: start + 64, count: 500)
    #expect(left.allSatisfy { $0 == 0 })
  }
}
