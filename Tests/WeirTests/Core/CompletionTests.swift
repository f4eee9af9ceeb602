import Foundation
import Testing
import Weir

@Suite struct CompletionTests {
  private struct Failure: Error, Codable, Equatable { var reason: String }
  private typealias Completion = Subscribers.Completion<Failure>

  private func write(_ completion: Completion) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(completion), as: UTF8.self)
  }

  private func read(_ text: String) throws -> Completion {
    try JSONDecoder().decode(Completion.self, from: Data(text.utf8))
  }

  @Test func `it is written down as success or not, with the error`() throws {
    #expect(try write(.finished) == #"{"success":true}"#)
    let failure = Completion.failure(Failure(reason: "oops"))
    #expect(try write(failure) == #"{"error":{"reason":"oops"},"success":false}"#)
    #expect(try read(write(failure)) == failure)
    #expect(try read(write(.finished)) == .finished)
  }

  @Test func `an error beside success is overlooked, a missing one is not`() throws {
    #expect(try read(#"{"error":{"reason":"oops"},"success":true}"#) == .finished)
    #expect(throws: DecodingError.self) { try read(#"{"success":false}"#) }
  }

  @Test func `a recording is written down under its two names, and can take no more when read`()
    async throws
  {
    let recording = Record<Int, Failure>(output: [3, 2], completion: .finished)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(recording), as: UTF8.self)
    #expect(text == #"{"recording":{"completion":{"success":true},"output":[3,2]}}"#)
    let read = try JSONDecoder().decode(Record<Int, Failure>.self, from: Data(text.utf8))
    #expect(read.recording.output == [3, 2])
    #expect(read.recording.completion == .finished)
    await #expect(processExitsWith: .failure) {
      let text = #"{"completion":{"success":true},"output":[3,2]}"#
      var recording = try JSONDecoder().decode(
        Record<Int, Failure>.Recording.self, from: Data(text.utf8))
      recording.receive(1)
    }
  }
}
