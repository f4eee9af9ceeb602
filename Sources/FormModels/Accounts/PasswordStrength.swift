/// How hard a password is to guess.
public enum PasswordStrength: Int, CaseIterable, Comparable, Sendable {
  case weak, fair, good, strong

  public static func < (a: PasswordStrength, b: PasswordStrength) -> Bool {
    a.rawValue < b.rawValue
  }

  /// From how many bits on a password counts as this.
  var leastBits: Double {
    switch self {
    case .weak: 0
    case .fair: 45
    case .good: 60
    case .strong: 75
    }
  }
}

/// Estimates how many yes-or-no questions it takes to guess a text.
enum PasswordGuessing {
  /// - Parameter utf8: Valid UTF-8.
  static func bits(of utf8: UnsafeRawBufferPointer) -> Double {
    var bits = 0.0
    var last: UInt32?
    var lastStep: Int64?
    var scalars = UTF8.Scalars(utf8)
    while let scalar = scalars.next() {
      let step = last.map { Int64(scalar) - Int64($0) }
      // In 1234, aaaa, 8642 and abcabc little is new.
      let isExpected = step != nil && (step == lastStep || step == 0 || step == 1 || step == -1)
      bits += isExpected ? 0.5 : Self.bits(of: scalar)
      lastStep = step
      last = scalar
    }
    return bits
  }

  /// A character by itself: how many of its kind there are, in bits.
  private static func bits(of scalar: UInt32) -> Double {
    switch scalar {
    case 0x30...0x39: 3.3
    case 0x41...0x5A, 0x61...0x7A: 4.7
    case 0x20...0x7E: 5
    // Of the many syllables and signs a text uses few hundreds.
    default: 8
    }
  }
}

extension UTF8 {
  /// The scalars of valid UTF-8, one after the other.
  fileprivate struct Scalars {
    private var decoder = UTF8()
    private var bytes: UnsafeRawBufferPointer.Iterator

    init(_ utf8: UnsafeRawBufferPointer) {
      bytes = utf8.makeIterator()
    }

    mutating func next() -> UInt32? {
      guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return nil }
      return scalar.value
    }
  }
}
