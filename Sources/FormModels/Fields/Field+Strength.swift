import Weir
import WeirText

extension Field where Value == SecretText {
  /// How hard the password is to guess: the present answer first, then each other one; nil while
  /// there is no password.
  var strength: AnyPublisher<PasswordStrength?, Never> {
    subject.map { $0.isEmpty ? nil : PasswordRules.strength(of: $0) }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }
}
