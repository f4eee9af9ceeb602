import FormModels
import Foundation
import SeededRandom
import Testing

@testable import Accounts

@Suite("A process that is killed", .serialized)
struct KillTests {
  @Test("Whenever it is killed, every account that it has said is made is there")
  func kill() throws {
    let store = try TemporaryStore()
    var dice = SplitMix64(seed: 9)
    var acknowledged: Set<String> = []
    for round in 0..<200 {
      let child = try Child("register", store.path, "round\(round)-", "1000000")
      for _ in 0..<Int.random(in: 0...3, using: &dice) {
        acknowledged.insert(try #require(child.nextLine()))
      }
      // Somewhere in what it does next, which takes about two milliseconds.
      let end = ContinuousClock.now + .microseconds(Int.random(in: 0...4_000, using: &dice))
      while ContinuousClock.now < end {}
      child.kill()
      // What it has said meanwhile is said; the last may be half a line.
      acknowledged.formUnion(child.lines())
      let ledger = store.ledger()
      let kept = try Set(ledger.accounts().map(\.name))
      let lost = acknowledged.subtracting(kept)
      #expect(lost == [], "round \(round)")
    }
    #expect(acknowledged.count > 200)
    let ledger = store.ledger()
    let name = try #require(acknowledged.randomElement(using: &dice))
    #expect(try ledger.logIn(name: name, password: .good).account.name == name)
  }
}

@Suite("Two processes on one file", .serialized)
struct TwoProcessesTests {
  let store: TemporaryStore

  init() throws {
    store = try TemporaryStore()
  }

  @Test("Both make their accounts, from the first moment on, and none is lost")
  func accounts() throws {
    let children = try ["left", "right"].map { try Child("register", store.path, $0, "200") }
    let names = children.map { $0.lines() }
    #expect(names.map(\.count) == [200, 200])
    let expected = ["left", "right"].flatMap { prefix in (0..<200).map { "\(prefix)\($0)" } }
    #expect(Set(names.joined()) == Set(expected))
    #expect(try Set(store.ledger().accounts().map(\.name)) == Set(expected))
  }

  @Test("A name that both want goes to one of them")
  func race() throws {
    let children = try (0..<2).map { _ in try Child("register", store.path, "same", "200") }
    let lines = children.flatMap { $0.lines() }
    #expect(lines.count == 400)
    #expect(lines.filter { $0 == "taken" }.count == 200)
    #expect(try store.ledger().accounts().count == 200)
  }

  @Test("Each failure is counted once")
  func failures() throws {
    try store.ledger(with: "Ada Lovelace").close()
    let children = try (0..<2).map { _ in
      try Child("fail", store.path, "Ada Lovelace", "200")
    }
    let lines = children.flatMap { $0.lines() }
    #expect(lines == [String](repeating: "rejected", count: 400))
    #expect(try store.ledger().accounts()[0].failures == 400)
  }

  @Test("Two windows of one process share a file, and each sees what the other does at once")
  func twoWindows() throws {
    let (one, other) = (store.ledger(), store.ledger())
    for number in 0..<20 {
      try one.register(name: "one \(number)", password: .good)
      #expect(try !other.isFree("ONE \(number)"))
      #expect(try other.remove("one \(number)"))
      #expect(try one.isFree("one \(number)"))
    }
  }
}

@Suite("A file that cannot be written", .serialized)
struct UnwritableTests {
  let store: TemporaryStore

  init() throws {
    store = try TemporaryStore()
  }

  @Test("A full disk is called so; what was there stays, and what comes after room is made is kept")
  func full() throws {
    // From no room for the tables to room for some accounts.
    for bytes in stride(from: 1_000, through: 200_000, by: 9_000) {
      let store = try TemporaryStore()
      let lines = try Child("fill", store.path, "\(bytes)").lines()
      #expect(lines.last == "unavailable(FormModels.StoreProblem.full(path: \"\(store.path)\"))")
      let ledger = store.ledger()
      #expect(try Set(ledger.accounts().map(\.name)).isSuperset(of: lines.dropLast()))
      try ledger.register(name: "after that", password: .good)
    }
  }

  @Test(
    "On a disk that is really full it is called so, and goes on when there is room",
    .enabled(if: Child.mayHaveDisk, "no process may have a disk of its own here"),
    arguments: ["4k", "40k", "120k", "400k"])
  func fullDisk(size: String) throws {
    let disk = store.folder + "/disk"
    try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
    let path = disk + "/accounts.db"
    let lines = try Child(
      disk: disk, size: size,
      script: """
        "$child" register "$folder/accounts.db" member 100000
        mount -o remount,size=4m "$folder"
        "$child" register "$folder/accounts.db" later 1
        "$child" names "$folder/accounts.db"
        """
    ).lines()
    let full = "unavailable(FormModels.StoreProblem.full(path: \"\(path)\"))"
    let parts = lines.split(separator: full, omittingEmptySubsequences: false).map(Array.init)
    try #require(parts.count == 2)
    // What was said to be made is made, in its order, and nothing is half made.
    #expect(parts[1] == ["later0"] + (parts[0] + ["later0"]).sorted())
  }

  @Test("A folder that may not be written is called so")
  func readOnlyFolder() {
    // Not even the superuser makes a folder there.
    let path = "/sys/weir-forms/accounts.db"
    let ledger = Ledger(path: path, clock: store.clock, cost: .least)
    let problem = failure { () throws(StoreProblem) in try ledger.accounts() }
    #expect(problem == .readOnly(path: path))
  }

  @Test("A file that may not be written is called so, whatever may be read of it")
  func readOnlyFile() throws {
    try store.ledger(with: "Ada Lovelace").close()
    let folder = store.folder + "/weir-forms"
    // The superuser may write everything, so the child becomes somebody else, who owns the file.
    if geteuid() == 0 {
      for path in [folder, store.path] { try #require(chown(path, 65_534, 65_534) == 0) }
    }
    #expect(try Child("nobody", store.path).lines() == ["member0"])
    try #require(chmod(store.path, 0o400) == 0)
    let problem = "unavailable(FormModels.StoreProblem.readOnly(path: \"\(store.path)\"))"
    #expect(try Child("nobody", store.path).lines() == [problem])
    try #require(chmod(store.path, 0o600) == 0)
    try #require(chmod(folder, 0o500) == 0)
    #expect(try Child("nobody", store.path).lines() == [problem])
    try #require(chmod(folder, 0o700) == 0)
    #expect(try store.ledger().accounts().count == 2)
  }
}
