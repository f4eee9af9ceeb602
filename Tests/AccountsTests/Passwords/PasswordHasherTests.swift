import Testing
import WeirText

@testable import Accounts

@Suite("Password hashes")
struct PasswordHasherTests {
  private let hasher: PasswordHasher

  init() throws {
    hasher = try #require(PasswordHasher(cost: .least))
  }

  private func hash(_ password: SecretText) throws -> String {
    try #require(password.withUTF8 { hasher.hash($0) })
  }

  private func matches(_ password: SecretText, _ hash: String?) -> Bool {
    password.withUTF8 { hasher.matches($0, hash) }
  }

  @Test("A hash knows its password and no other")
  func match() throws {
    let hash = try hash("correct horse")
    #expect(matches("correct horse", hash))
    for other: SecretText in ["Correct horse", "correct horse ", "correct hors", ""] {
      #expect(!matches(other, hash))
    }
    #expect(!matches("correct horse", nil))
    #expect(hasher.isSound(hash))
    #expect(!hash.contains("correct"))
  }

  @Test("Two hashes of one password differ")
  func salt() throws {
    #expect(try hash("correct horse") != hash("correct horse"))
  }

  @Test("é is é however it is typed, and so is a space")
  func forms() throws {
    #expect(matches("cafe\u{301} noir", try hash("caf\u{E9}\u{A0}noir")))
  }

  @Test("Every byte of 1 024 counts, and one more is no password")
  func longest() throws {
    let long = String(repeating: "a", count: 1_023)
    let hash = try hash(SecretText(long + "b"))
    #expect(matches(SecretText(long + "b"), hash))
    #expect(!matches(SecretText(long + "c"), hash))
    #expect(!matches(SecretText(long + "bb"), hash))
    #expect(SecretText(long + "bb").withUTF8 { hasher.hash($0) } == nil)
  }

  @Test("What comes after a NUL counts")
  func nul() throws {
    #expect(!matches("correct\0house", try hash("correct\0horse")))
  }

  @Test("A hash of another cost still knows its password, and is outdated")
  func cost() throws {
    let old = try #require(PasswordHasher(cost: PasswordCost(count: 2)))
    let hash = try #require(SecretText("correct horse").withUTF8 { old.hash($0) })
    #expect(matches("correct horse", hash))
    #expect(hasher.isSound(hash))
    #expect(hasher.isOutdated(hash))
    #expect(try !hasher.isOutdated(self.hash("correct horse")))
  }

  @Test("What is no hash of ours is not sound, most of all one that would take a day")
  func unsound() throws {
    let hash = try hash("correct horse")
    for other in [
      "", "*", "x", hash + "a", String(hash.dropLast()), hash.replacing("$y$j75$", with: "$y$jZT$"),
      hash.replacing("$y$", with: "$1$"), String(repeating: "$", count: hash.utf8.count),
      String(hash.dropLast()) + "\n", String(hash.dropLast()) + "é",
    ] {
      #expect(!hasher.isSound(other), "\(other)")
    }
  }

  @Test("The cost of every day takes 64 MiB")
  func standard() throws {
    let hasher = try #require(PasswordHasher())
    let hash = try #require(SecretText("correct horse").withUTF8 { hasher.hash($0) })
    // N = 2^14 blocks of 32 × 128 bytes.
    #expect(hash.hasPrefix("$y$jBT$"))
    #expect(hasher.isSound(hash))
  }
}
