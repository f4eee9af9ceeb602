import CGtk

/// Texts as C wants a list of them.
enum CStrings {
  /// Lends `texts` as an array that ends with a null pointer.
  static func with<Result>(
    _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
  ) -> Result {
    let copies: [UnsafePointer<CChar>?] = texts.map { UnsafePointer(weir_copy($0)) } + [nil]
    defer { for copy in copies { weir_free(UnsafeMutableRawPointer(mutating: copy)) } }
    return copies.withUnsafeBufferPointer { body($0.baseAddress!) }
  }
}
