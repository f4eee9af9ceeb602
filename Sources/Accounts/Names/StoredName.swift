import CCrypt
import FormModels
import Glibc

/// A name as a store keeps it: one that keeps the rules of ``FormModels/AccountName``, without white
/// space around it, in normal form C.
struct StoredName: Equatable, Sendable {
  /// As it is kept and shown.
  let text: String
  /// The same for all names that differ in case only.
  let key: String

  /// - Returns: Nil when no account can have this name. However long the text is, little is done.
  init?(_ text: String) {
    // White space around it may be longer than the name, but not without end.
    guard text.utf8.count <= 16 * AccountName.mostBytes else { return nil }
    let trimmed = text.trimmed
    // For C a text ends with the first NUL. The rules hold for the name in its final form.
    guard !trimmed.utf8.contains(0),
      let name = Self.converted(trimmed, by: weir_name_nfc_copy),
      let key = Self.converted(trimmed, by: weir_name_key_copy),
      AccountName.problem(with: name) == nil
    else { return nil }
    self.text = name
    self.key = key
  }

  private static func converted(
    _ text: String, by convert: (UnsafePointer<CChar>, Int) -> UnsafeMutablePointer<CChar>?
  ) -> String? {
    guard let made = text.withCString({ convert($0, strlen($0)) }) else { return nil }
    defer { free(made) }
    return String(cString: made)
  }
}
