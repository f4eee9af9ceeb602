import Testing
import Weir
import WeirTesting

@testable import FormModels

private func wait(_ seconds: Int) -> Message {
  Message(
    "Too many attempts have failed. You can try again in {count} second.",
    "Too many attempts have failed. You can try again in {count} seconds.", count: seconds)
}

@Suite("Lock-out")
struct LockOutTests {
  let clock = TestScheduler()
  let lockOut: LockOut

  init() {
    lockOut = LockOut(scheduler: clock.eraseToAnyScheduler())
  }

  @Test("It counts whole seconds down, begun ones included, and is over on time")
  func counting() {
    let seconds = lockOut.$secondsLeft.record(on: clock)
    lockOut.begin(.milliseconds(2_300))
    #expect(lockOut.isOn)
    clock.advance(by: .milliseconds(2_299))
    #expect(seconds.values == [nil, 3, 2, 1])
    clock.advance(by: .milliseconds(1))
    #expect(seconds.values == [nil, 3, 2, 1, nil])
    #expect(!lockOut.isOn)
    #expect(clock.pendingCount == 0)
    let start = seconds.history[1].time
    let passed = seconds.history.dropFirst().map { $0.time - start }
    #expect(
      passed.suffix(4) == [.zero, .milliseconds(300), .milliseconds(1_300), .milliseconds(2_300)])
  }

  @Test("After a stall it is right at once")
  func stall() {
    lockOut.begin(.seconds(30))
    clock.jump(by: .seconds(25))
    #expect(lockOut.secondsLeft == 5)
    clock.jump(by: .seconds(25))
    #expect(lockOut.secondsLeft == nil)
  }

  @Test("Begun anew it counts anew; no time at all is none")
  func again() {
    lockOut.begin(.seconds(30))
    lockOut.begin(.seconds(2))
    #expect(lockOut.secondsLeft == 2)
    clock.advance(by: .seconds(2))
    #expect(!lockOut.isOn)
    lockOut.begin(.zero)
    #expect(!lockOut.isOn)
    lockOut.begin(.seconds(2))
    lockOut.drop()
    #expect(!lockOut.isOn)
    #expect(clock.pendingCount == 0)
  }

  @Test("It says when it begins, each ten seconds and when it is over, and no more")
  func announcements() {
    let said = lockOut.announcements.record()
    lockOut.begin(.seconds(32))
    clock.advance(by: .seconds(32))
    #expect(
      said.values == [
        wait(32), wait(30), wait(20), wait(10), Message("You can try again now."),
      ])
  }

  @Test("It says what stands against an attempt")
  func obstacle() {
    let obstacles = lockOut.obstacle.record()
    lockOut.begin(.seconds(1))
    clock.advance(by: .seconds(1))
    #expect(obstacles.values == [nil, wait(1), nil])
  }
}
