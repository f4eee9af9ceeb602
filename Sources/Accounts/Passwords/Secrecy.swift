import CCrypt

/// Keeps what is in this process's memory from being written or read by others.
public enum Secrecy {
  /// No core dump is written, and no other process of the user may look into the memory. Call it
  /// first of all, on any thread.
  ///
  /// - Returns: False when the system refuses.
  @discardableResult
  public static func begin() -> Bool { weir_secrecy_begin() }
}
