/// How hard hashing a password is: memory and time double with each step.
package struct PasswordCost: Equatable, Sendable {
  /// The count that libxcrypt takes.
  package let count: UInt

  package init(count: UInt) {
    self.count = count
  }

  /// 64 MiB and about 100 ms; `make bench-passwords` measures it.
  package static let standard = PasswordCost(count: 7)
  /// For tests that hash a thousand times: 1 MiB and 1.5 ms.
  package static let least = PasswordCost(count: 1)
  /// What a hash in a file may cost at most: a newer program may have found computers faster, but one
  /// that costs a minute is no hash of ours.
  package static let most = PasswordCost(count: 9)
}
