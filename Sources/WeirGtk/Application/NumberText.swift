import CGtk

extension Translation {
  /// The number as the user's locale writes it.
  ///
  /// - Parameters:
  ///   - number: What to write.
  ///   - digits: How many places after the point.
  ///   - isGrouped: Whether thousands are set apart, in locales that do.
  public static func text(_ number: Double, digits: Int, isGrouped: Bool = false) -> String {
    let text = weir_number_copy(number, Int32(clamping: digits), isGrouped)
    defer { weir_free(text) }
    return String(cString: text)
  }
}
