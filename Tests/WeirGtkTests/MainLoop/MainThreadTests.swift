import Foundation
import Testing

@testable import WeirGtk

@Suite struct `What belongs to the main thread` {
  @Test func `stops with a sentence on another one`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let thread = Thread { MainThread.assume("A subscription to \"changed\"") {} }
      thread.start()
      while !thread.isFinished { await Task.yield() }
    }
    let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(words.contains("A subscription to \"changed\" happened on a worker thread."))
    #expect(words.contains("hop with .receive(on: MainLoop.main)"))
  }
}
