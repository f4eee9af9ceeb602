import WeirGtk

extension Label {
  /// Shows what came of something, and nothing for nil. Words that are new are brought into view.
  ///
  /// - Parameter isAnnounced: Whether a screen reader says new words by itself.
  func answer(_ words: String?, isAnnounced: Bool = true) {
    let isNew = words != nil && words != text
    text = words ?? ""
    isVisible = words != nil
    guard isNew, let words else { return }
    scrollIntoView()
    if isAnnounced { announce(words) }
  }
}
