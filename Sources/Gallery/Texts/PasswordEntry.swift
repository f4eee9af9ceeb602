import WeirGtk

extension Page {
  static let passwordEntry = Page(
    "Password Entry", in: .texts, "A field for one line that nobody looking on can read."
  ) { stage in
    let entry = PasswordEntry()
    entry.accessibleLabel = "Password"
    entry.showsPeekIcon = true
    let password = stage.value("", choices: ["", "correct horse battery staple"])
    entry.createBinding(with: password, storeIn: &stage.cancellables)
    stage.log("returnPublisher", entry.returnPublisher)
    return entry
  }
}
