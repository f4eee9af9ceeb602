import FormModels
import Weir

/// A failure that can say what stands against using the store.
package protocol StoreFailure: Error {
  static func unavailable(_ problem: StoreProblem) -> Self
}

/// A failure of something that a password has been asked for.
package protocol CheckFailure: StoreFailure {
  static var rejected: Self { get }
  static func lockedOut(remaining: MonotonicTime.Stride) -> Self
}

/// A failure of something that a new password has been given for.
package protocol PasswordFailure: StoreFailure {
  static func refused(_ problem: PasswordProblem) -> Self
}

extension StoreProblem: StoreFailure {
  package static func unavailable(_ problem: StoreProblem) -> StoreProblem { problem }
}

extension LogInFailure: CheckFailure {}
extension RegistrationFailure: PasswordFailure {}
extension AccountFailure: CheckFailure, PasswordFailure {}

extension StoreProblem {
  init(_ error: DatabaseError, path: String) {
    self =
      switch error.kind {
      case .damaged: .damaged(path: path)
      case .newer: .newer(path: path)
      case .full: .full(path: path)
      case .readOnly: .readOnly(path: path)
      case .busy: .busy
      case .notUnique, .other: .other(error.message)
      }
  }
}
