import CCrypt

/// SHA-256 for one purpose: what is made for one is of no use for another.
struct Digest: Sendable {
  static let token = Digest(purpose: "weir-forms token 1")
  static let name = Digest(purpose: "weir-forms name 1")

  let purpose: StaticString

  func callAsFunction(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: Int(WEIR_DIGEST_SIZE)) { digest, count in
      guard let start = digest.baseAddress else { return }
      // With the NUL behind it, which no purpose has in it.
      weir_bytes_digest(
        purpose.utf8Start, purpose.utf8CodeUnitCount + 1, bytes.baseAddress, bytes.count, start)
      count = Int(WEIR_DIGEST_SIZE)
    }
  }
}
