import FormModels
import Testing
import Weir
import WeirText

@testable import Accounts

@Suite("Administration")
struct AdministrationTests {
  let store: TemporaryStore
  let ledger: Ledger

  init() throws {
    store = try TemporaryStore()
    ledger = try store.ledger(with: "Grace Hopper", "ada Lovelace")
  }

  private func logIn(_ name: String, _ password: SecretText) -> LogInFailure? {
    failure { () throws(LogInFailure) in try ledger.logIn(name: name, password: password) }
  }

  @Test("All accounts are listed by name, with what happened to them")
  func list() throws {
    let now = UnixTime(store.clock.read())
    _ = try ledger.logIn(name: "Grace Hopper", password: .good)
    for _ in 0..<6 { _ = logIn("ada lovelace", .wrong) }
    #expect(
      try ledger.accounts() == [
        AccountRecord(
          name: "ada Lovelace", created: now, lastSignIn: nil, failures: 5,
          lockedFor: .seconds(1)),
        AccountRecord(
          name: "Grace Hopper", created: now, lastSignIn: now, failures: 0, lockedFor: nil),
      ])
  }

  @Test("Another password can be set without the old one, and opens what was locked")
  func password() throws {
    for _ in 0..<6 { _ = logIn("ada lovelace", .wrong) }
    #expect(try ledger.setPassword(of: "ADA Lovelace", to: "a new password"))
    #expect(logIn("ada lovelace", "a new password") == nil)
    #expect(try !ledger.setPassword(of: "nobody", to: "a new password"))
    #expect(try !ledger.setPassword(of: "", to: "a new password"))
    let refused = failure { () throws(RegistrationFailure) in
      try ledger.setPassword(of: "ada Lovelace", to: "short")
    }
    #expect(refused == .refused(.tooShort(least: 8)))
  }

  @Test("An account can be removed, once")
  func removal() throws {
    #expect(try ledger.remove("ada lovelace"))
    #expect(try !ledger.remove("ada lovelace"))
    #expect(try ledger.accounts().map(\.name) == ["Grace Hopper"])
  }

  @Test("A name can be unlocked before its time")
  func unlocking() throws {
    for _ in 0..<5 { _ = logIn("ada lovelace", .wrong) }
    #expect(logIn("ada lovelace", .good) == .lockedOut(remaining: .seconds(1)))
    #expect(try ledger.unlock("ADA lovelace"))
    #expect(logIn("ada lovelace", .good) == nil)
    #expect(try !ledger.unlock("Nobody At All"))
  }
}
