import FormModels
import Weir

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

extension MonotonicTime.Stride {
  /// How long one has to wait, in whole seconds begun.
  var wholeSeconds: Int {
    Int((max(0, nanoseconds) + 999_999_999) / 1_000_000_000)
  }
}

/// What is said while nobody may try to log in.
func lockOutWords(_ remaining: MonotonicTime.Stride) -> String {
  trn(
    "Too many attempts have failed. You can try again in {count} second.",
    "Too many attempts have failed. You can try again in {count} seconds.",
    remaining.wholeSeconds)
}
