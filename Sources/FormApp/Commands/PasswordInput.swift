import CCrypt
import FormModels
import FormViews
import Glibc
import WeirGtk
import WeirText

/// Reads a new password: twice from the terminal, where it is not shown, or a line from standard
/// input. It is in no memory but what is wiped.
enum PasswordInput {
  enum Problem: Error {
    /// The input has ended, or there is no terminal.
    case none
    /// The second one was another.
    case different
  }

  static func read() throws(Problem) -> SecretText {
    guard isatty(STDIN_FILENO) == 1 else {
      return try line { weir_terminal_read_line(STDIN_FILENO, $0, $1) }
    }
    let password = try hiddenLine(tr("New password: "))
    // It would be asked for twice and refused then.
    if PasswordRules.problem(with: password) != nil { return password }
    guard try hiddenLine(tr("The same again: ")) == password else { throw .different }
    return password
  }

  private static func hiddenLine(_ prompt: String) throws(Problem) -> SecretText {
    try line { weir_terminal_read_hidden(prompt, $0, $1) }
  }

  private static func line(
    _ read: (UnsafeMutableRawPointer, Int) -> Int
  ) throws(Problem) -> SecretText {
    // One more than there may be, so that what is too long is seen to be.
    let text = withUnsafeTemporaryAllocation(
      byteCount: PasswordRules.mostBytes + 1, alignment: 1
    ) { bytes -> SecretText? in
      guard let start = bytes.baseAddress else { return nil }
      defer { weir_bytes_wipe(start, bytes.count) }
      let count = read(start, bytes.count)
      guard count >= 0 else { return nil }
      return SecretText(copying: UnsafeRawBufferPointer(rebasing: bytes.prefix(count)))
    }
    guard let text else { throw .none }
    return text
  }
}
