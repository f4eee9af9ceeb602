import FormModels
import Weir
import WeirGtk

extension StoreProblem {
  /// What stands against using the account store, and what can be done about it.
  var words: String {
    switch self {
    case .damaged(let path): tr("The file with the accounts is damaged: {path}", ["path": path])
    case .newer(let path):
      tr(
        "A newer version of Weir Forms wrote the file with the accounts: {path}", ["path": path])
    case .full(let path):
      tr(
        "The disk is full, so the accounts cannot be written: {path}. What you typed is kept: make room and try again.",
        ["path": path])
    case .readOnly(let path):
      tr(
        "The accounts may not be written: {path}. What you typed is kept: make it writable and try again.",
        ["path": path])
    case .busy:
      tr("Another program uses the accounts at the moment. Please try again.")
    case .other(let reason):
      tr("The accounts cannot be used now: {reason}", ["reason": reason])
    }
  }
}

extension AccountFailure {
  /// Why an account was not changed; nil where the seconds that are left say it.
  var words: String? {
    switch self {
    case .rejected: tr("This is not your password. Please try again.")
    case .lockedOut: nil
    case .refused(let problem): tr(problem.message)
    case .timedOut: tr("The account store did not answer. Please try again later.")
    case .unavailable(let problem): problem.words
    }
  }
}

extension MemoryAvailability {
  /// Why nobody can be remembered; nil when somebody can.
  var words: String? {
    switch self {
    case .checking: tr("Looking for a keyring…")
    case .available: nil
    case .unavailable(let failure): failure.words
    }
  }
}

extension MemoryFailure {
  /// Why nobody can be remembered.
  var words: String {
    switch self {
    case .noService: tr("Nobody can be remembered: there is no keyring here.")
    case .locked: tr("Nobody can be remembered while the keyring is locked.")
    case .noAnswer: tr("Nobody can be remembered: the keyring does not answer.")
    case .store(let problem): problem.words
    case .other(let reason): tr("Nobody can be remembered: {reason}", ["reason": reason])
    }
  }
}

extension SignIn {
  /// When the account was used last before.
  var previousWords: String {
    guard let previous else { return tr("You are logged in for the first time.") }
    return tr("Last login: {time}", ["time": Translation.localTime(previous.seconds)])
  }

  /// What others may have tried since then, or before the first time; nil when nobody has.
  var failureWords: String? {
    guard failuresSince > 0 else { return nil }
    guard previous != nil else {
      return trn(
        "Before that {count} attempt to log in has failed.",
        "Before that {count} attempts to log in have failed.", failuresSince)
    }
    return trn(
      "Since then {count} attempt to log in has failed.",
      "Since then {count} attempts to log in have failed.", failuresSince)
  }
}

/// What is said while no attempt is looked at.
func lockOutWords(_ secondsLeft: Int) -> String {
  trn(
    "Too many attempts have failed. You can try again in {count} second.",
    "Too many attempts have failed. You can try again in {count} seconds.", secondsLeft)
}
