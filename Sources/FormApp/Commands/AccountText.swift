import Accounts
import FormModels
import FormViews
import Glibc
import WeirGtk

/// Accounts as lines for people and as JSON for programs. Neither has anything of a password in it,
/// and neither can rule a terminal.
enum AccountText {
  /// One account, on one line.
  static func line(_ record: AccountRecord) -> String {
    var parts = [visible(record.name)]
    parts.append(
      record.lastSignIn.map {
        tr("last sign-in {time}", ["time": text(of: $0, "%Y-%m-%d %H:%M", localtime_r)])
      } ?? tr("never signed in"))
    if record.failures > 0 {
      parts.append(
        trn(
          "{count} failed attempt since", "{count} failed attempts since", record.failures))
    }
    if let locked = record.lockedFor {
      parts.append(
        trn(
          "locked for {count} second", "locked for {count} seconds",
          Int(locked.seconds.rounded(.up))))
    }
    return parts.joined(separator: "; ")
  }

  /// All accounts; times are in UTC, as ISO 8601 writes them.
  static func json(_ records: [AccountRecord]) -> String {
    let objects = records.map { record in
      let members = [
        ("name", quoted(record.name)),
        ("created", time(record.created)),
        ("lastSignIn", record.lastSignIn.map(time) ?? "null"),
        ("failedSince", String(record.failures)),
        ("lockedForSeconds", String(Int(record.lockedFor?.seconds.rounded(.up) ?? 0))),
      ]
      return "    {" + members.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
    }
    return "{\n  \"accounts\": ["
      + (objects.isEmpty ? "" : "\n" + objects.joined(separator: ",\n") + "\n  ") + "]\n}"
  }

  /// A text in which nothing rules a terminal: what cannot be seen is written as `\u{1B}`.
  static func visible(_ text: String) -> String {
    escaped(text) { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
  }

  private static func time(_ time: UnixTime) -> String {
    quoted(text(of: time, "%Y-%m-%dT%H:%M:%SZ", gmtime_r))
  }

  private static func quoted(_ text: String) -> String {
    let backslashed = text.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar == "\"" || scalar == "\\" { result.unicodeScalars.append("\\") }
      result.unicodeScalars.append(scalar)
    }
    // All that has to be escaped is below U+10000, so that four digits do.
    let whole = escaped(backslashed) { scalar in
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "\"\(whole)\""
  }

  private static func escaped(_ text: String, _ escape: (Unicode.Scalar) -> String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: result += escape(scalar)
      case _ where scalar.properties.isBidiControl: result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  private static func text(
    of time: UnixTime, _ format: String,
    _ split: (UnsafePointer<time_t>, UnsafeMutablePointer<tm>) -> UnsafeMutablePointer<tm>?
  ) -> String {
    var seconds = time_t(time.seconds)
    var parts = tm()
    guard split(&seconds, &parts) != nil else { return String(time.seconds) }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      guard let start = buffer.baseAddress, strftime(start, buffer.count, format, &parts) > 0 else {
        return String(time.seconds)
      }
      return String(cString: start)
    }
  }
}
