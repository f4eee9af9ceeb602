import Glibc

/// A text that must not be left behind: UTF-8 in memory of its own, wiped when the last copy goes.
///
/// ```swift
/// let password = SecretText(copying: bytes)
/// password.withUTF8 { hash($0) }  // the one way to the text
/// print(password)                 // •••
/// ```
///
/// No `String` is ever made of it, because nobody can wipe a `String`: what its type offers works on
/// the bytes. Descriptions, `dump` and mirrors show dots. Copies share one memory, which may be used
/// on any thread. It is ordinary memory: the system may write it to swap space while it is in use.
public struct SecretText: Sendable {
  private let storage: Storage

  /// An empty text.
  public init() {
    storage = .empty
  }

  /// Copies UTF-8. What is not valid is replaced by U+FFFD just as `String(decoding:as:)` does it,
  /// and the copy is the only one made.
  public init(copying bytes: UnsafeRawBufferPointer) {
    storage = bytes.isEmpty ? .empty : Storage(mending: bytes)
  }

  /// Copies a text that is no secret yet, as in a test: the `String`'s own memory is not wiped.
  public init(_ text: String) {
    var text = text
    self = text.withUTF8 { SecretText(copying: UnsafeRawBufferPointer($0)) }
  }

  /// Whether there is no text.
  public var isEmpty: Bool { utf8Count == 0 }

  /// The length in bytes.
  public var utf8Count: Int { storage.bytes.count }

  /// The length in characters as people count them: one for 한 and one for 👨‍👩‍👧.
  public var characterCount: Int {
    withUTF8 { bytes in
      let span = Span<UInt8>(_unsafeElements: bytes.bindMemory(to: UInt8.self))
      var characters = UTF8Span(unchecked: span).makeCharacterIterator()
      var count = 0
      while characters.skipForward() > 0 { count += 1 }
      return count
    }
  }

  /// Hands over the bytes, which are valid UTF-8 and good for the length of the call.
  public func withUTF8<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    try withExtendedLifetime(storage) { try body(UnsafeRawBufferPointer(storage.bytes)) }
  }
}

extension SecretText: Equatable {
  /// Whether two texts have the same bytes. Of texts of one length, how long this takes does not
  /// depend on how much of them is the same.
  public static func == (a: SecretText, b: SecretText) -> Bool {
    a.withUTF8 { a in b.withUTF8 { b in a.count == b.count && difference(a, b) == 0 } }
  }

  /// Not inlined: the optimiser is not to learn that only zero matters.
  @inline(never)
  private static func difference(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> UInt8
  {
    var difference: UInt8 = 0
    for index in a.indices { difference |= a[index] ^ b[index] }
    return difference
  }
}

extension SecretText: ExpressibleByStringLiteral {
  /// Copies a literal, which is in the program's file for everybody to read.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

extension SecretText: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The dots that stand for the text, whatever its length.
  public var description: String { "•••" }
  /// The dots that stand for the text, whatever its length.
  public var debugDescription: String { "•••" }
  /// A mirror that shows nothing.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

/// The bytes of a secret text; nothing changes them until they are wiped.
private final class Storage: @unchecked Sendable {
  static let empty = Storage(count: 0)

  let bytes: UnsafeMutableRawBufferPointer

  private init(count: Int) {
    bytes = .allocate(byteCount: count, alignment: 1)
  }

  convenience init(mending bytes: UnsafeRawBufferPointer) {
    var count = 0
    Self.mend(bytes) { _ in count += 1 }
    self.init(count: count)
    var next = self.bytes.startIndex
    Self.mend(bytes) { byte in
      self.bytes[next] = byte
      next += 1
    }
  }

  deinit {
    if let start = bytes.baseAddress { explicit_bzero(start, bytes.count) }
    bytes.deallocate()
  }

  private static func mend(_ bytes: UnsafeRawBufferPointer, into output: (UInt8) -> Void) {
    _ = transcode(
      bytes.makeIterator(), from: UTF8.self, to: UTF8.self, stoppingOnError: false, into: output)
  }
}
