import FormModels
import Foundation
import Testing
import WeirText

@testable import Accounts

@Suite("Tokens")
struct TokenTests {
  let store: TemporaryStore
  let ledger: Ledger
  private let ada = Account(name: "Ada Lovelace")

  init() throws {
    store = try TemporaryStore()
    ledger = try store.ledger(with: "Ada Lovelace", "Grace Hopper")
  }

  private func issue() throws -> SecretText { try #require(try ledger.issueToken(for: ada)) }

  @Test("A token signs in, again and again, and tells of what was before")
  func signIn() throws {
    let token = try issue()
    _ = failure { () throws(LogInFailure) in try ledger.logIn(name: ada.name, password: .wrong) }
    let first = store.clock.read().wall / 1_000
    #expect(
      try ledger.signIn(token: token) == SignIn(account: ada, previous: nil, failuresSince: 1))
    store.clock.advance(by: 60)
    #expect(
      try ledger.signIn(token: token)
        == SignIn(account: ada, previous: UnixTime(seconds: first), failuresSince: 0))
  }

  @Test("What is no token signs nobody in")
  func wrong() throws {
    let token = try issue()
    let text = token.withUTF8 { String(decoding: $0, as: UTF8.self) }
    for other in [
      "", "a", text + "a", String(text.dropLast()), text.lowercased(), "\0", text + "\0",
    ] {
      #expect(try ledger.signIn(token: SecretText(other)) == nil)
    }
    let long = SecretText(String(repeating: "a", count: 1_000_000))
    #expect(try ledger.signIn(token: long) == nil)
  }

  @Test("It is good for 90 days by the store's clock, whatever the wall clock says")
  func expiry() throws {
    let token = try issue()
    store.clock.advance(by: 90 * 86_400 - 1)
    #expect(try ledger.signIn(token: token) != nil)
    store.clock.setWall(by: -100 * 86_400)
    store.clock.advance(by: 1)
    #expect(try ledger.signIn(token: token) == nil)
  }

  @Test("Days while the machine is off count")
  func off() throws {
    let token = try issue()
    store.clock.restart(after: 91 * 86_400)
    #expect(try ledger.signIn(token: token) == nil)
  }

  @Test("Setting the wall clock back before a start makes no token good again")
  func setBack() throws {
    let token = try issue()
    store.clock.advance(by: 91 * 86_400)
    #expect(try ledger.signIn(token: token) == nil)
    store.clock.setWall(by: -91 * 86_400)
    store.clock.restart()
    #expect(try ledger.signIn(token: token) == nil)
  }

  @Test(
    "They are void when they are revoked, when the password changes, and when an administrator sets it"
  )
  func revoking() throws {
    let other = try #require(try ledger.issueToken(for: Account(name: "Grace Hopper")))
    let (one, two) = (try issue(), try issue())
    try ledger.revoke(one)
    #expect(try ledger.signIn(token: one) == nil)
    #expect(try ledger.signIn(token: two) != nil)
    try ledger.revokeTokens(of: ada)
    #expect(try ledger.signIn(token: two) == nil)

    let three = try issue()
    try ledger.changePassword(of: ada, from: .good, to: "a new password")
    #expect(try ledger.signIn(token: three) == nil)

    let four = try issue()
    #expect(try ledger.setPassword(of: ada.name, to: "a third password"))
    #expect(try ledger.signIn(token: four) == nil)
    #expect(try ledger.signIn(token: other) != nil)
  }

  @Test("An account has 32 of them at most; the one that ends first goes")
  func bounded() throws {
    let tokens = try (0..<33).map { _ in
      store.clock.advance(by: 1)
      return try issue()
    }
    let good = try tokens.map { try ledger.signIn(token: $0) != nil }
    #expect(good == [false] + [Bool](repeating: true, count: 32))
  }

  @Test("Nobody has one whom nobody knows")
  func unknown() throws {
    #expect(try ledger.issueToken(for: Account(name: "Nobody At All")) == nil)
    #expect(try ledger.issueToken(for: Account(name: "")) == nil)
    try ledger.revokeTokens(of: Account(name: "Nobody At All"))
  }

  @Test("The file has digests of them only")
  func digests() throws {
    let token = try issue()
    ledger.close()
    let bytes = try store.bytes
    #expect(token.withUTF8 { bytes.range(of: Data($0)) } == nil)
  }
}
