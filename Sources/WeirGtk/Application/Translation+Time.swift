import CGtk

extension Translation {
  /// A date and the time of day in the user's time zone, as the user's locale writes them.
  ///
  /// - Parameter seconds: Since 1970-01-01 00:00 UTC. One that no calendar knows gives an empty text.
  public static func localTime(_ seconds: Int64) -> String {
    guard let text = weir_local_time_copy(seconds) else { return "" }
    defer { weir_free(text) }
    return String(cString: text)
  }
}
