import Testing
import Weir

@testable import Accounts

@Suite("Lockout")
struct LockoutTests {
  private func lockout(_ failures: Int, at time: StoreTime = .zero) -> Lockout {
    var lockout = Lockout()
    for _ in 0..<failures { lockout.fail(at: time) }
    return lockout
  }

  @Test("Five failures lock for a second, and each more for twice as long, up to a minute")
  func lengths() {
    let lengths = (0...14).map { lockout($0).remaining(at: .zero)?.seconds }
    #expect(lengths == [nil, nil, nil, nil, nil, 1, 2, 4, 8, 16, 32, 60, 60, 60, 60])
  }

  @Test("What remains gets less, and ends to the millisecond")
  func remaining() {
    let start = StoreTime(milliseconds: 5_000)
    let lockout = lockout(7, at: start)
    #expect(lockout.remaining(at: start.advanced(by: .seconds(1)))?.seconds == 3)
    #expect(lockout.remaining(at: start.advanced(by: .milliseconds(3_999)))?.seconds == 0.001)
    #expect(lockout.remaining(at: start.advanced(by: .seconds(4))) == nil)
  }

  @Test("An hour without an attempt forgets them")
  func forgetting() {
    var lockout = lockout(8)
    let almost = StoreTime(milliseconds: 3_599_999)
    #expect(!lockout.isForgotten(at: almost))
    #expect(lockout.isForgotten(at: StoreTime(milliseconds: 3_600_000)))
    lockout.fail(at: StoreTime(milliseconds: 3_600_000))
    #expect(lockout.failures == 1)
  }

  @Test("However many there are, they can be counted")
  func many() {
    let lockout = lockout(5_000)
    #expect(lockout.failures == 1_001)
    #expect(lockout.remaining(at: .zero)?.seconds == 60)
  }

  @Test("An attempt that was none is taken back, and never one that was not there")
  func takingBack() {
    let before = lockout(5)
    var lockout = before
    lockout.fail(at: StoreTime(milliseconds: 2_000))
    lockout.takeBack(before: before)
    #expect(lockout == before)
    // Another attempt has come meanwhile.
    lockout.fail(at: StoreTime(milliseconds: 2_000))
    lockout.fail(at: StoreTime(milliseconds: 3_000))
    lockout.takeBack(before: before)
    #expect(lockout == Lockout(failures: 6, last: StoreTime(milliseconds: 3_000)))
    for _ in 0..<9 { lockout.takeBack(before: before) }
    #expect(lockout.failures == 0)
  }
}
