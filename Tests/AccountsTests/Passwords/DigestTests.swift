import CCrypt
import Testing

@testable import Accounts

@Suite("Digests")
struct DigestTests {
  private func hexadecimal(_ tag: String, _ text: [UInt8]) -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    weir_bytes_digest(Array(tag.utf8), tag.utf8.count, text, text.count, &digest)
    return digest.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  // FIPS 180-4's examples, and one by sha256sum.
  @Test(
    "They are SHA-256",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 1_000_000),
        "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
      ),
    ])
  func examples(_ text: String, _ digest: String) {
    #expect(hexadecimal("", Array(text.utf8)) == digest)
    // The tag and the text are one after the other, wherever the cut is.
    let cut = text.utf8.count / 3
    #expect(hexadecimal(String(text.prefix(cut)), Array(text.dropFirst(cut).utf8)) == digest)
  }

  @Test("Every length around the ends of a block is padded right")
  func lengths() {
    // SHA-256 of the digests of 0 to 130 times "a", by Python's hashlib.
    let all = (0...130).map { hexadecimal("", [UInt8](repeating: 97, count: $0)) }.joined()
    #expect(
      hexadecimal("", Array(all.utf8))
        == "5eee4c50e1b5ec4f1a47f34c25ca988850b49da7904f5ab1b3abc5cc0ae66ef9")
  }

  @Test("One purpose's digest is not another's")
  func purposes() {
    let token = Array("token".utf8).withUnsafeBytes { Digest.token($0) }
    let name = Array("token".utf8).withUnsafeBytes { Digest.name($0) }
    #expect(token.count == 32)
    #expect(token != name)
  }
}
