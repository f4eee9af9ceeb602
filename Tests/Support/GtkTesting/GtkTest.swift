import WeirGtk
import XCTest

/// Runs `body` on the main actor with a display, or skips the test where there is none.
///
/// The tests themselves are plain functions: XCTest on Linux calls those on the main thread, and
/// cannot discover ones that are bound to the main actor.
public func withGtk(_ body: @escaping @MainActor () throws -> Void) throws {
  try MainActor.assumeIsolated {
    do {
      try Display.open()
    } catch {
      throw XCTSkip("\(error)")
    }
    try body()
  }
}

/// Turns the main loop until `isDone`; false when that takes longer than anything here should.
@MainActor
public func turnLoop(seconds: Int = 5, until isDone: @MainActor () -> Bool) -> Bool {
  let end = MainLoop.main.now.advanced(by: .seconds(seconds))
  let guardTick = MainLoop.main.schedule(after: end, interval: .seconds(1)) {}
  defer { guardTick.cancel() }
  while !isDone() {
    if MainLoop.main.now >= end { return false }
    MainLoop.main.iterate(blocking: true)
  }
  return true
}

/// Turns the main loop until nothing is left that is due.
@MainActor
public func settleLoop() {
  var isReached = false
  for _ in 0..<3 {
    isReached = false
    MainLoop.main.schedule { isReached = true }
    while !isReached { MainLoop.main.iterate() }
  }
}
