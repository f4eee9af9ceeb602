import CGtk

/// A window that says what the program is and who has made it.
///
/// ```swift
/// let about = AboutDialog("Weir Forms", version: "1.0")
/// about.comments = "Forms that follow what you type."
/// about.authors = ["Ada", "Grace"]
/// about.setTransient(for: window)
/// about.present()
/// ```
open class AboutDialog: Window {
  /// The licences that GTK knows the text of.
  public enum License: Int32, Sendable {
    case unknown = 0
    case gpl2OrLater = 2
    case gpl3OrLater = 3
    case lgpl21OrLater = 4
    case lgpl3OrLater = 5
    case bsd = 6
    case mit = 7
    case apache2 = 16
  }

  /// Who has made the program.
  public var authors: [String] = [] {
    didSet { CStrings.with(authors) { weir_about_dialog_set_authors(pointer, $0) } }
  }

  public init(_ programName: String, version: String? = nil) {
    super.init(window: weir_new_about_dialog())
    isModal = true
    self.programName = programName
    self.version = version
  }

  public var programName: String? {
    get { self["program-name"] }
    set { self["program-name"] = newValue }
  }

  public var version: String? {
    get { self["version"] }
    set { self["version"] = newValue }
  }

  /// What the program is, in a sentence.
  public var comments: String? {
    get { self["comments"] }
    set { self["comments"] = newValue }
  }

  public var copyright: String? {
    get { self["copyright"] }
    set { self["copyright"] = newValue }
  }

  /// The program's page.
  public var website: String? {
    get { self["website"] }
    set { self["website"] = newValue }
  }

  /// What the link to the page says.
  public var websiteLabel: String? {
    get { self["website-label"] }
    set { self["website-label"] = newValue }
  }

  /// Who has translated it, or the user's language's own translators.
  public var translatorCredits: String? {
    get { self["translator-credits"] }
    set { self["translator-credits"] = newValue }
  }

  /// The program's icon, by its name in the icon theme.
  public var logoIconName: String? {
    get { self["logo-icon-name"] }
    set { self["logo-icon-name"] = newValue }
  }

  /// Names the licence and links to its text.
  public func setLicense(_ license: License) {
    weir_about_dialog_set_license(pointer, license.rawValue)
  }

  private subscript(property: String) -> String? {
    get {
      guard let text = weir_about_dialog_text_copy(pointer, property) else { return nil }
      defer { weir_free(UnsafeMutableRawPointer(mutating: text)) }
      return String(cString: text)
    }
    set { weir_about_dialog_set_text(pointer, property, newValue) }
  }
}
