extension Node {
  /// How many bytes two texts share at the start. What the trees share is not looked at.
  static func commonPrefix(_ a: Node, _ b: Node) -> Int {
    if a === b { return a.bytes }
    guard case .branch(let aLeft, let aRight) = a.content,
      case .branch(let bLeft, let bRight) = b.content
    else { return commonPrefix(a, b, after: 0) }
    let common = commonPrefix(aLeft, bLeft)
    guard common == min(aLeft.bytes, bLeft.bytes) else { return common }
    if aLeft.bytes == bLeft.bytes { return common + commonPrefix(aRight, bRight) }
    return commonPrefix(a, b, after: common)
  }

  /// How many bytes two texts share at the end.
  static func commonSuffix(_ a: Node, _ b: Node) -> Int {
    if a === b { return a.bytes }
    guard case .branch(let aLeft, let aRight) = a.content,
      case .branch(let bLeft, let bRight) = b.content
    else { return commonSuffix(a, b, after: 0) }
    let common = commonSuffix(aRight, bRight)
    guard common == min(aRight.bytes, bRight.bytes) else { return common }
    if aRight.bytes == bRight.bytes { return common + commonSuffix(aLeft, bLeft) }
    return commonSuffix(a, b, after: common)
  }

  /// Compares leaf by leaf from where the texts are known to be the same.
  private static func commonPrefix(_ a: Node, _ b: Node, after known: Int) -> Int {
    var common = known
    while common < min(a.bytes, b.bytes) {
      let (step, isWhole) = a.withBytes(from: common) { a in
        b.withBytes(from: common) { b in
          let step = a.commonPrefix(with: b)
          return (step, step == min(a.count, b.count))
        }
      }
      common += step
      if !isWhole { break }
    }
    return common
  }

  private static func commonSuffix(_ a: Node, _ b: Node, after known: Int) -> Int {
    var common = known
    while common < min(a.bytes, b.bytes) {
      let (step, isWhole) = a.withBytes(upTo: a.bytes - common) { aBytes in
        b.withBytes(upTo: b.bytes - common) { bBytes in
          let step = aBytes.commonSuffix(with: bBytes)
          return (step, step == min(aBytes.count, bBytes.count))
        }
      }
      common += step
      if !isWhole { break }
    }
    return common
  }

  /// Whether a scalar begins at the byte, or the text ends there.
  func isBetweenScalars(_ byte: Int) -> Bool {
    byte >= bytes || !withBytes(from: byte) { $0[0].continuesScalar }
  }

  /// How many scalars begin before the byte.
  func scalars(before byte: Int) -> Int {
    switch content {
    case .leaf(let text):
      if bytes == scalars { return byte }
      return text.utf8.prefix(byte).count { !$0.continuesScalar }
    case .branch(let left, let right):
      if byte <= left.bytes { return left.scalars(before: byte) }
      return left.scalars + right.scalars(before: byte - left.bytes)
    }
  }

  /// The bytes from a position to the end of its leaf.
  private func withBytes<Result>(
    from byte: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    switch content {
    case .leaf(var text):
      return text.withUTF8 { body(UnsafeBufferPointer(rebasing: $0[byte...])) }
    case .branch(let left, let right):
      if byte < left.bytes { return left.withBytes(from: byte, body) }
      return right.withBytes(from: byte - left.bytes, body)
    }
  }

  /// The bytes from the start of the leaf that a position is in, or at whose end it is.
  private func withBytes<Result>(
    upTo byte: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    switch content {
    case .leaf(var text):
      return text.withUTF8 { body(UnsafeBufferPointer(rebasing: $0[..<byte])) }
    case .branch(let left, let right):
      if byte <= left.bytes { return left.withBytes(upTo: byte, body) }
      return right.withBytes(upTo: byte - left.bytes, body)
    }
  }
}

/// Eight bytes at a time where they are the same.
extension UnsafeBufferPointer<UInt8> {
  fileprivate func commonPrefix(with other: Self) -> Int {
    let count = Swift.min(self.count, other.count)
    var common = 0
    while common + 8 <= count, word(at: common) == other.word(at: common) { common += 8 }
    while common < count, self[common] == other[common] { common += 1 }
    return common
  }

  fileprivate func commonSuffix(with other: Self) -> Int {
    let count = Swift.min(self.count, other.count)
    var common = 0
    while common + 8 <= count,
      word(at: self.count - common - 8) == other.word(at: other.count - common - 8)
    {
      common += 8
    }
    while common < count, self[self.count - 1 - common] == other[other.count - 1 - common] {
      common += 1
    }
    return common
  }

  private func word(at byte: Int) -> UInt64 {
    UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: byte, as: UInt64.self)
  }
}
