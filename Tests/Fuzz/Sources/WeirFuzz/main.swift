import CFuzzer
import Glibc

// WeirFuzz SUBJECT [libFuzzer's options]

private let subjects: [String: @Sendable ([String]) -> Void] = [
  "converter": fuzzConverters,
  "document": fuzzDocuments,
  "edit": fuzzEdit,
  "keyfile": fuzzKeyFiles,
  "message": fuzzMessages,
  "model": fuzzModels,
  "state": fuzzState,
]

private let subject: @Sendable ([String]) -> Void = {
  guard CommandLine.argc > 1, let subject = subjects[CommandLine.arguments[1]] else {
    print("WeirFuzz SUBJECT, one of: \(subjects.keys.sorted().joined(separator: " "))")
    exit(2)
  }
  return subject
}()

/// What libFuzzer calls: the bytes are texts with a zero byte after each but the last.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = UnsafeBufferPointer(start: bytes, count: count)
  subject(
    input.split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) })
  return 0
}

// The subject's name is not libFuzzer's business.
CommandLine.unsafeArgv[1] = CommandLine.unsafeArgv[0]
private var count = CommandLine.argc - 1
private var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> =
  CommandLine.unsafeArgv + 1
exit(LLVMFuzzerRunDriver(&count, &arguments, testOneInput))
