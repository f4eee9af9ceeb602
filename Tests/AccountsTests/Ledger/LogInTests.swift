import FormModels
import Foundation
import Testing
import Weir
import WeirText

@testable import Accounts

@Suite("Logging in")
struct LogInTests {
  let store: TemporaryStore
  let ledger: Ledger

  init() throws {
    store = try TemporaryStore()
    ledger = try store.ledger(with: "Ada Lovelace")
  }

  private func failure(_ name: String, _ password: SecretText) -> LogInFailure? {
    AccountsTests.failure { () throws(LogInFailure) in
      try ledger.logIn(name: name, password: password)
    }
  }

  @Test("Who knows the password is let in, by the name as it was registered")
  func right() throws {
    let signIn = try ledger.logIn(name: " ada lovelace ", password: .good)
    #expect(
      signIn == SignIn(account: Account(name: "Ada Lovelace"), previous: nil, failuresSince: 0))
  }

  @Test("A wrong password, a wrong name and a name that nobody can have get one answer")
  func wrong() {
    #expect(failure("Ada Lovelace", .wrong) == .rejected)
    #expect(failure("Grace Hopper", .good) == .rejected)
    for name in ["", "\0", "\u{1B}[2J", String(repeating: "n", count: 10_000_000), "'; --", "🎉"] {
      store.clock.advance(by: 61)
      #expect(failure(name, .good) == .rejected)
    }
    #expect(
      failure("Ada Lovelace", SecretText(String(repeating: "p", count: 1_000_000))) == .rejected)
    #expect(failure("Ada Lovelace", "") == .rejected)
  }

  @Test("The last time and the failures since are told, once")
  func before() throws {
    let first = store.clock.read().wall / 1_000
    _ = try ledger.logIn(name: "Ada Lovelace", password: .good)
    store.clock.advance(by: 100)
    for _ in 0..<3 { #expect(failure("Ada Lovelace", .wrong) == .rejected) }
    store.clock.advance(by: 100)
    let second = try ledger.logIn(name: "Ada Lovelace", password: .good)
    #expect(second.previous == UnixTime(seconds: first))
    #expect(second.failuresSince == 3)
    let third = try ledger.logIn(name: "Ada Lovelace", password: .good)
    #expect(third.previous == UnixTime(seconds: first + 200))
    #expect(third.failuresSince == 0)
  }

  @Test("A hash of another cost becomes one of today's")
  func rehash() throws {
    _ = try store.ledger(cost: PasswordCost(count: 2))
      .logIn(name: "Ada Lovelace", password: .good)
    let hash = try Database(path: store.path).account(key: "ada lovelace")?.hash
    #expect(hash?.hasPrefix("$y$j85$") == true)
    _ = try ledger.logIn(name: "Ada Lovelace", password: .good)
  }

  @Test("A hash that is none is damage, not a wrong password")
  func damage() throws {
    try store.tamper("UPDATE account SET hash = ?", .text("$y$jZT$abc$def"))
    #expect(failure("Ada Lovelace", .good) == .unavailable(.damaged(path: store.path)))
  }
}

@Suite("Lockout of names")
struct LockoutOfNamesTests {
  let store: TemporaryStore
  let ledger: Ledger

  init() throws {
    store = try TemporaryStore()
    ledger = try store.ledger(with: "Ada Lovelace", "Grace Hopper")
  }

  private func attempt(
    _ name: String = "Ada Lovelace", _ password: SecretText = .wrong, by ledger: Ledger? = nil
  ) -> LogInFailure? {
    failure { () throws(LogInFailure) in
      try (ledger ?? self.ledger).logIn(name: name, password: password)
    }
  }

  @Test("Names that are known and names that nobody has are locked alike")
  func alike() {
    for name in ["Ada Lovelace", "Nobody At All", "\u{7}"] {
      for _ in 0..<5 { #expect(attempt(name) == .rejected) }
      #expect(attempt(name, .good) == .lockedOut(remaining: .seconds(1)))
      store.clock.advance(by: 0.75)
      #expect(attempt(name, .good) == .lockedOut(remaining: .milliseconds(250)))
      store.clock.advance(by: 0.25)
      #expect(attempt(name) == .rejected)
      #expect(attempt(name) == .lockedOut(remaining: .seconds(2)))
    }
  }

  @Test("What comes while it is locked is not counted, and the right password then opens")
  func uncounted() throws {
    for _ in 0..<5 { #expect(attempt() == .rejected) }
    for _ in 0..<20 { #expect(attempt() == .lockedOut(remaining: .seconds(1))) }
    store.clock.advance(by: 1)
    #expect(try ledger.logIn(name: "Ada Lovelace", password: .good).failuresSince == 5)
    for _ in 0..<4 { #expect(attempt() == .rejected) }
    #expect(attempt("Ada Lovelace", .good) == nil)
  }

  @Test("Another name is not locked, and another spelling of the same one is")
  func names() {
    for _ in 0..<5 { #expect(attempt() == .rejected) }
    #expect(attempt("Grace Hopper", .good) == nil)
    #expect(attempt(" ADA lovelace", .good) == .lockedOut(remaining: .seconds(1)))
  }

  @Test("Neither another process, nor a restart of the machine, nor the wall clock opens it")
  func persistence() {
    for _ in 0..<5 { #expect(attempt() == .rejected) }
    ledger.close()
    #expect(attempt(by: store.ledger()) == .lockedOut(remaining: .seconds(1)))
    store.clock.setWall(by: 86_400)
    #expect(attempt(by: store.ledger()) == .lockedOut(remaining: .seconds(1)))
    store.clock.setWall(by: -10 * 86_400)
    #expect(attempt(by: store.ledger()) == .lockedOut(remaining: .seconds(1)))
    store.clock.restart()
    #expect(attempt(by: store.ledger()) == .lockedOut(remaining: .seconds(1)))
    store.clock.advance(by: 1)
    #expect(attempt("Ada Lovelace", .good, by: store.ledger()) == nil)
  }

  @Test("Time that is kept is not counted twice, and none is lost between two attempts")
  func clock() throws {
    let start = try time()
    for step in 1...10 {
      store.clock.advance(by: 30)
      _ = attempt("Somebody \(step)")
      #expect(try start.distance(to: time()) == .seconds(30 * step))
    }
    store.clock.restart(after: 1_000)
    _ = attempt("Somebody else")
    #expect(try start.distance(to: time()) == .seconds(1_300))
  }

  private func time() throws -> StoreTime {
    try ledger.access(StoreProblem.self) { (database) throws(DatabaseError) in
      try database.time(by: store.clock)
    }
  }

  @Test("An attempt is counted before it is looked at: ending the program saves nobody from it")
  func countedFirst() throws {
    try store.tamper("UPDATE account SET hash = ?", .text("no hash: the program stops here"))
    for _ in 0..<5 { #expect(attempt() == .unavailable(.damaged(path: store.path))) }
    #expect(attempt() == .lockedOut(remaining: .seconds(1)))
  }

  @Test("The table does not grow without end, and nobody's count makes room for another's")
  func bounded() throws {
    for _ in 0..<5 { #expect(attempt() == .rejected) }
    try ledger.change(StoreProblem.self) { (database) throws(DatabaseError) in
      let now = try database.advanceTime(by: store.clock)
      for number in 0..<3_000 {
        let slot = try database.lockoutSlot(for: "name \(number)", at: now)
        var lockout = try database.lockout(slot) ?? Lockout()
        lockout.fail(at: now)
        try database.keep(lockout, slot)
      }
    }
    let rows = try Database(path: store.path).first("SELECT count(*) FROM lockout") {
      (row) throws(DatabaseError) in try row.integer(0)
    }
    #expect(rows == 1_025)
    #expect(attempt("Ada Lovelace", .good) == .lockedOut(remaining: .seconds(1)))
    // Whoever has no count of its own shares one, known or not, and it is locked by now.
    store.clock.advance(by: 2)
    #expect(attempt("Grace Hopper", .good) == .lockedOut(remaining: .seconds(58)))
    #expect(attempt("Nobody At All", .good) == .lockedOut(remaining: .seconds(58)))
    // A success takes back its own attempt only.
    store.clock.advance(by: 58)
    #expect(attempt("Grace Hopper", .good) == nil)
    #expect(attempt("Nobody At All") == .rejected)
    #expect(attempt("Nobody At All") == .lockedOut(remaining: .seconds(60)))
    // After an hour all is forgotten.
    store.clock.advance(by: 3_600)
    for _ in 0..<4 { #expect(attempt("Nobody At All") == .rejected) }
  }

  @Test("What was typed as a name is not in the file")
  func digests() throws {
    #expect(attempt("my secret password") == .rejected)
    ledger.close()
    #expect(try store.bytes.range(of: Data("my secret".utf8)) == nil)
  }
}
