import Testing
import WeirText

@testable import Accounts

@Suite("Random texts")
struct RandomTextTests {
  private func bytes(_ text: SecretText) -> [UInt8] { text.withUTF8 { Array($0) } }

  @Test("A token is 256 bits in base64url, and no two are the same")
  func tokens() throws {
    var seen: Set<[UInt8]> = []
    var letters: Set<UInt8> = []
    for _ in 0..<1_000 {
      let token = bytes(try #require(RandomText.token()))
      #expect(token.count == 43)
      seen.insert(token)
      letters.formUnion(token)
      // Of the last digit's six bits two are left over.
      #expect("AEIMQUYcgkosw048".utf8.contains(token[42]))
    }
    #expect(seen.count == 1_000)
    let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    #expect(letters == Set(alphabet.utf8))
  }
}
