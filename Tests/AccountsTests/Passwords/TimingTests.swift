import CCrypt
import FormModels
import Glibc
import Testing
import WeirText

@testable import Accounts

@Suite("Telling nothing by time", .serialized)
struct TimingTests {
  private func cost(_ body: () -> Void) -> Int {
    // The thread's own time: what else the machine does is not in it.
    func now() -> Int {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
    let start = now()
    body()
    return now() - start
  }

  @Test("A name that nobody has costs the time of a wrong password, and so does a book as password")
  func unknownName() throws {
    let store = try TemporaryStore()
    let ledger = store.ledger(cost: PasswordCost(count: 4))
    try ledger.register(name: "someone", password: .good)
    let book = SecretText(String(repeating: "long ", count: 1_000))
    let attempts: [(name: String, password: SecretText)] = [
      ("someone", .wrong), ("nobody", .wrong), ("\u{7}", .wrong), ("someone", book),
    ]
    var costs = [[Int]](repeating: [], count: attempts.count)
    for _ in 0..<40 {
      for (index, attempt) in attempts.enumerated() {
        store.clock.advance(by: 61)
        costs[index].append(
          cost {
            let answer = failure { () throws(LogInFailure) in
              try ledger.logIn(name: attempt.name, password: attempt.password)
            }
            #expect(answer == .rejected)
          })
      }
    }
    let medians = costs.map { $0.sorted()[$0.count / 2] }
    for median in medians.dropFirst() {
      #expect(abs(Double(median) / Double(medians[0]) - 1) < 0.1, "\(medians) ns")
    }
  }

  @Test("Every byte counts when two areas are compared")
  func comparison() {
    let bytes = [UInt8](0..<64)
    #expect(weir_bytes_are_same(bytes, bytes, 64))
    for index in bytes.indices {
      for bit in 0..<8 {
        var other = bytes
        other[index] ^= 1 << bit
        #expect(!weir_bytes_are_same(bytes, other, 64))
      }
    }
  }
}
