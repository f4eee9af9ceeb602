import CCrypt
import WeirText

/// Texts from the system's random numbers.
enum RandomText {
  /// 256 random bits in base64url, 43 characters, which never were in memory that is not wiped.
  ///
  /// - Returns: Nil when the system has none to give.
  static func token() -> SecretText? {
    withUnsafeTemporaryAllocation(byteCount: 32 + 43, alignment: 1) { memory in
      defer { weir_bytes_wipe(memory.baseAddress, memory.count) }
      guard let start = memory.baseAddress, weir_bytes_randomize(start, 32) else { return nil }
      let text = UnsafeMutableRawBufferPointer(rebasing: memory[32...])
      for index in 0..<43 { text[index] = digit(sixBits(of: memory, at: 6 * index)) }
      return SecretText(copying: UnsafeRawBufferPointer(text))
    }
  }

  /// Of the first 256 bits; those after them count as zero.
  private static func sixBits(of memory: UnsafeMutableRawBufferPointer, at bit: Int) -> UInt8 {
    let high = UInt16(memory[bit / 8])
    let low = bit / 8 + 1 < 32 ? UInt16(memory[bit / 8 + 1]) : 0
    return UInt8(truncatingIfNeeded: (high << 8 | low) >> (10 - bit % 8)) & 63
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    switch value {
    case 0..<26: UInt8(ascii: "A") + value
    case 26..<52: UInt8(ascii: "a") + value - 26
    case 52..<62: UInt8(ascii: "0") + value - 52
    case 62: UInt8(ascii: "-")
    default: UInt8(ascii: "_")
    }
  }
}
