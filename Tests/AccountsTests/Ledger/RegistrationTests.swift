import FormModels
import Foundation
import Testing
import Weir
import WeirText

@testable import Accounts

@Suite("Registering")
struct RegistrationTests {
  let store: TemporaryStore
  let ledger: Ledger

  init() throws {
    store = try TemporaryStore()
    ledger = store.ledger()
  }

  private func failure(_ name: String, _ password: SecretText = .good) -> RegistrationFailure? {
    AccountsTests.failure { () throws(RegistrationFailure) in
      try ledger.register(name: name, password: password)
    }
  }

  @Test("A new name becomes an account, and is not free any more in any spelling")
  func register() throws {
    #expect(try ledger.isFree("Zoe\u{308} Straße"))
    let account = try ledger.register(name: " Zoe\u{308} Straße ", password: .good)
    #expect(account.name.unicodeScalars.elementsEqual("Zo\u{EB} Straße".unicodeScalars))
    #expect(try !ledger.isFree("ZOË STRASSE"))
    #expect(failure("zo\u{EB} strasse") == .taken)
    #expect(try ledger.logIn(name: "zoë strasse", password: .good).account == account)
  }

  @Test("A name that no account can have is told apart from one that is taken")
  func badNames() {
    for name in ["ada", "nul\0nul", String(repeating: "n", count: 10_000_000)] {
      #expect(failure(name) == .badName)
      #expect(
        AccountsTests.failure { () throws(RegistrationFailure) in try ledger.isFree(name) }
          == .badName)
    }
  }

  @Test("A password that breaks a rule is refused with the rule")
  func passwords() {
    #expect(failure("Ada Lovelace", "1234567") == .refused(.tooShort(least: 8)))
    #expect(failure("Ada Lovelace", "Password123") == .refused(.tooCommon))
    #expect(failure("Ada Lovelace", "nul\0 inside of it") == .refused(.holdsNul))
    let book = SecretText(String(repeating: "word ", count: 300))
    #expect(failure("Ada Lovelace", book) == .refused(.tooLong(mostBytes: 1_024)))
    #expect(failure("Ada Lovelace") == nil)
  }

  @Test("Names with anything in them that a name may have are kept as they are")
  func names() throws {
    let names = [
      "O'Hara", "\"); DROP TABLE account; --", "%_?1 ?", "👨‍👩‍👧👩🏽‍🚀🇰🇷🎉", "홍길동전", "عمر الخيام", "null",
      "admin\\n",
    ]
    for name in names { #expect(failure(name) == nil) }
    #expect(try Set(ledger.accounts().map(\.name)) == Set(names))
    for name in names {
      #expect(try ledger.logIn(name: name, password: .good).account.name == name)
    }
  }

  @Test("The file has neither the password nor anything that its digest can be read from")
  func secrecy() throws {
    try ledger.register(name: "Ada Lovelace", password: "Tr0ub4dor and three")
    ledger.close()
    #expect(try store.bytes.range(of: Data("Tr0ub4dor".utf8)) == nil)
  }
}

@Suite("Changing accounts")
struct ChangeTests {
  let store: TemporaryStore
  let ledger: Ledger
  private let ada = Account(name: "Ada Lovelace")

  init() throws {
    store = try TemporaryStore()
    ledger = try store.ledger(with: "Ada Lovelace", "Grace Hopper")
  }

  private func change(_ old: SecretText, _ new: SecretText) -> AccountFailure? {
    failure { () throws(AccountFailure) in try ledger.changePassword(of: ada, from: old, to: new) }
  }

  private func logIn(_ password: SecretText) -> LogInFailure? {
    failure { () throws(LogInFailure) in try ledger.logIn(name: ada.name, password: password) }
  }

  @Test("Changing the password is no failed attempt to sign in, unless the old one was wrong")
  func changeIsNoFailure() throws {
    #expect(change(.good, "a new password") == nil)
    let first = try ledger.logIn(name: ada.name, password: "a new password")
    #expect(first.failuresSince == 0)
    #expect(change(.wrong, "another password") == .rejected)
    let second = try ledger.logIn(name: ada.name, password: "a new password")
    #expect(second.failuresSince == 1)
  }

  @Test("The old password opens the way to a new one, and is good no more")
  func password() throws {
    #expect(change(.wrong, "a new password") == .rejected)
    #expect(logIn(.good) == nil)
    #expect(change(.good, "short") == .refused(.tooShort(least: 8)))
    #expect(change(.good, "a new password") == nil)
    #expect(logIn(.good) == .rejected)
    #expect(logIn("a new password") == nil)
  }

  @Test("Guessing the old password is locked out like logging in, and counted with it")
  func lockout() {
    for _ in 0..<3 { #expect(change(.wrong, "a new password") == .rejected) }
    for _ in 0..<2 { #expect(logIn(.wrong) == .rejected) }
    #expect(change(.good, "a new password") == .lockedOut(remaining: .seconds(1)))
    #expect(
      failure { () throws(AccountFailure) in try ledger.delete(ada, password: .good) }
        == .lockedOut(remaining: .seconds(1)))
  }

  @Test("A password that is refused leaves no failure behind")
  func refused() throws {
    for _ in 0..<10 { #expect(change(.good, "short") == .refused(.tooShort(least: 8))) }
    #expect(try ledger.logIn(name: ada.name, password: .good).failuresSince == 0)
  }

  @Test("Who knows the password can delete the account, with all its tokens, and nothing else goes")
  func deletion() throws {
    let token = try #require(try ledger.issueToken(for: ada))
    let other = try #require(try ledger.issueToken(for: Account(name: "Grace Hopper")))
    #expect(
      failure { () throws(AccountFailure) in try ledger.delete(ada, password: .wrong) } == .rejected
    )
    try ledger.delete(ada, password: .good)
    #expect(logIn(.good) == .rejected)
    #expect(try ledger.isFree("ada lovelace"))
    #expect(try ledger.signIn(token: token) == nil)
    #expect(try ledger.signIn(token: other)?.account.name == "Grace Hopper")
    #expect(
      failure { () throws(AccountFailure) in try ledger.delete(ada, password: .good) } == .rejected)
    // Who has the name next has nothing of it.
    try ledger.register(name: "Ada Lovelace", password: "another one entirely")
    #expect(try ledger.signIn(token: token) == nil)
  }

  @Test("Who deletes an account leaves nothing of it in the file")
  func overwriting() throws {
    try ledger.delete(ada, password: .good)
    ledger.close()
    #expect(try store.bytes.range(of: Data("Lovelace".utf8)) == nil)
    #expect(try store.bytes.range(of: Data("Hopper".utf8)) != nil)
  }
}
