import FormModels
import Foundation
import SeededRandom
import Testing
import WeirText

@testable import Accounts

/// What a random change does to a file.
private enum Mutation: CaseIterable {
  case bit, byte, run, page, swap, cut, grow, number

  func apply(to bytes: inout Data, _ dice: inout SplitMix64) {
    let count = bytes.count
    let place = Int.random(in: 0..<count, using: &dice)
    let pages = count / 4_096
    func page() -> Range<Int> {
      let start = Int.random(in: 0..<pages, using: &dice) * 4_096
      return start..<start + 4_096
    }
    switch self {
    case .bit: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &dice)
    case .byte: bytes[place] = .random(in: 0...255, using: &dice)
    case .run:
      let value = ([0, 0xFF, 0x80, 0x7F] as [UInt8]).randomElement(using: &dice) ?? 0
      let end = min(count, place + Int.random(in: 1...64, using: &dice))
      for index in place..<end { bytes[index] = value }
    case .page: for index in page() { bytes[index] = .random(in: 0...255, using: &dice) }
    case .swap:
      let (one, other) = (page(), page())
      let kept = bytes.subdata(in: one)
      bytes.replaceSubrange(one, with: bytes.subdata(in: other))
      bytes.replaceSubrange(other, with: kept)
    case .cut: bytes.removeSubrange(max(1, place)...)
    case .grow: bytes.append(contentsOf: [UInt8](repeating: 0x41, count: 4_096))
    // Where the header of the file and of each page has its numbers.
    case .number:
      bytes[min(count - 1, page().lowerBound + place % 128)] = .random(in: 0...255, using: &dice)
    }
  }
}

@Suite("Mutated files")
struct MutationTests {
  /// `make fuzz` sets it to ten thousand.
  private static let count =
    ProcessInfo.processInfo.environment["WEIR_MUTATIONS"].flatMap { Int($0) } ?? 400

  @Test("Whatever the file has become, it is opened or refused with a reason")
  func mutations() throws {
    let store = try TemporaryStore()
    let ledger = try store.ledger(with: "Ada Lovelace", "Grace Hopper", "홍길동전")
    let token = try #require(try ledger.issueToken(for: Account(name: "Ada Lovelace")))
    for name in ["nobody", "Grace Hopper"] {
      _ = failure { () throws(LogInFailure) in try ledger.logIn(name: name, password: .wrong) }
    }
    ledger.close()
    let original = try store.bytes
    #expect(original.count >= 7 * 4_096)

    var dice = SplitMix64(seed: 20_261_130)
    var opened = 0
    for number in 0..<Self.count {
      var bytes = original
      for _ in 0..<Int.random(in: 1...3, using: &dice) {
        (Mutation.allCases.randomElement(using: &dice) ?? .bit).apply(to: &bytes, &dice)
        if bytes.count < 4_096 { break }
      }
      try bytes.write(to: URL(fileURLWithPath: store.path))
      if use(store.ledger(), token, path: store.path, mutation: number) { opened += 1 }
      for suffix in ["-wal", "-shm"] { unlink(store.path + suffix) }
    }
    // Neither of them would be a test: most changes hit what is not in use, or are noticed.
    #expect(opened > Self.count / 20)
    #expect(opened < Self.count * 19 / 20)
  }

  /// Does everything there is to do.
  ///
  /// - Returns: Whether the file could be opened.
  private func use(_ ledger: Ledger, _ token: SecretText, path: String, mutation: Int) -> Bool {
    var problems: [StoreProblem?] = []
    problems.append(failure { () throws(StoreProblem) in try ledger.accounts() })
    let isOpen = problems[0] == nil
    problems.append(failure { () throws(StoreProblem) in try ledger.signIn(token: token) })
    let logIn = failure { () throws(LogInFailure) in
      try ledger.logIn(name: "Ada Lovelace", password: .good)
    }
    if case .unavailable(let problem) = logIn { problems.append(problem) }
    let registration = failure { () throws(RegistrationFailure) in
      try ledger.register(name: "Somebody new", password: .good)
    }
    if case .unavailable(let problem) = registration { problems.append(problem) }
    problems.append(failure { () throws(StoreProblem) in try ledger.remove("Grace Hopper") })
    for case let problem? in problems {
      let isNamed = problem == .damaged(path: path) || problem == .newer(path: path)
      #expect(isNamed, "mutation \(mutation): \(problem)")
    }
    return isOpen
  }
}
