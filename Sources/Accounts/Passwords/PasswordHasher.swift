import CCrypt

/// One-way hashes of passwords, by yescrypt.
///
/// A password is at most 1 024 bytes of UTF-8. It is prepared as RFC 8265 says for opaque strings
/// (spaces of every kind become U+0020, normal form C, nothing is trimmed), so that é typed in two
/// ways is one password. All of it happens in C memory that is wiped afterwards.
struct PasswordHasher: Sendable {
  private let cost: PasswordCost
  /// What a password is held against when nobody has the name: it costs the same.
  private let decoy: String
  /// What hashes of each cost begin with, from the least cost on.
  private let prefixes: [String]

  /// - Returns: Nil when the system has no random numbers to give.
  init?(cost: PasswordCost = .standard) {
    let settings = (PasswordCost.least.count...PasswordCost.most.count).compactMap(Self.setting)
    guard settings.count == PasswordCost.most.count, let decoy = Self.setting(cost.count) else {
      return nil
    }
    self.cost = cost
    self.decoy = decoy
    prefixes = settings.map(Self.prefix)
  }

  /// - Returns: Nil when there are no random numbers, or no memory.
  func hash(_ password: UnsafeRawBufferPointer) -> String? {
    Self.setting(cost.count).flatMap { Self.hash(password, with: $0) }
  }

  /// Whether a password is the one of a hash. Without a hash it takes the same time and is false.
  func matches(_ password: UnsafeRawBufferPointer, _ hash: String?) -> Bool {
    let known = hash ?? decoy
    // One that is too long for any hash takes the time of one that is not.
    let isPossible = password.count <= WEIR_PASSWORD_MOST
    let candidate = isPossible ? password : UnsafeRawBufferPointer(rebasing: password[..<0])
    guard let made = Self.hash(candidate, with: known) else { return false }
    return Self.areSame(made, known) && hash != nil && isPossible
  }

  /// Whether a hash from a file can be one of ours.
  func isSound(_ hash: String) -> Bool {
    prefixes.contains(Self.prefix(of: hash)) && hash.utf8.count == Self.length
      && hash.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f }
  }

  /// Whether a hash has another cost than new ones get.
  func isOutdated(_ hash: String) -> Bool {
    Self.prefix(of: hash) != Self.prefix(of: decoy)
  }

  /// The method, the cost, a salt of 128 bits and 256 bits of hash.
  private static let length = "$y$jBT$".count + 22 + "$".count + 43

  private static func prefix(of hash: String) -> String {
    var dollars = 0
    return String(
      hash.prefix { character in
        if character == "$" { dollars += 1 }
        return dollars < 3
      })
  }

  private static func setting(_ count: UInt) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(WEIR_PASSWORD_HASH_SIZE)) { made in
      guard let start = made.baseAddress, weir_password_new_setting(count, start) else {
        return nil
      }
      return String(cString: start)
    }
  }

  private static func hash(_ password: UnsafeRawBufferPointer, with setting: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(WEIR_PASSWORD_HASH_SIZE)) { made in
      guard let start = made.baseAddress,
        weir_password_hash(password.baseAddress, password.count, setting, start)
      else { return nil }
      return String(cString: start)
    }
  }

  private static func areSame(_ a: String, _ b: String) -> Bool {
    let a = Array(a.utf8)
    let b = Array(b.utf8)
    return a.count == b.count && weir_bytes_are_same(a, b, a.count)
  }
}
