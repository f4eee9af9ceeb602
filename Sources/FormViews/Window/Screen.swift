import WeirGtk

/// One page of the window.
@MainActor
protocol Screen: AnyObject {
  /// What is shown.
  var root: Widget { get }

  /// What the help says of the page, in sentences.
  var help: [String] { get }

  /// Whether something was typed that would be lost with the window.
  var isDirty: Bool { get }

  /// Called when the page has come to the front: puts the focus on its first field.
  func takeFocus()

  /// Empties the page and puts the focus on its first field.
  func clear()
}

extension Screen {
  var isDirty: Bool { false }
}

/// The names of the pages, in their order; also those of `--screen`.
public enum ScreenName: String, CaseIterable, Sendable {
  case text
  case slider
  case logIn = "log-in"
  case signUp = "sign-up"

  /// Its place in the order, from 0.
  var index: Int { Self.allCases.firstIndex(of: self)! }
}

/// The form of a screen: rows of a label and a field, in a column wide enough to read well. It is
/// narrower in a narrow window, and scrolls in one that is too small for it.
@MainActor
public final class FormLayout {
  /// What is shown.
  public let root: Widget
  private let section = FormSection()

  public init() {
    section.root.margins = Margins(top: 24, start: 12, bottom: 24, end: 12)
    root = ScrolledWindow(Clamp(section.root, width: 484))
    root.isFocusable = false
  }

  /// Adds a row, something at its end and something below it.
  public func add(_ row: FormRow, beside extra: Widget? = nil, below note: Widget? = nil) {
    section.add(row, beside: extra, below: note)
  }

  /// Adds something below all that is there.
  public func add(_ widget: Widget) {
    section.add(widget)
  }

  /// A line of text that wraps, for notes, reasons and results.
  public static func note() -> Label {
    let note = Label()
    note.wraps = true
    note.xalign = 0
    note.maxWidthInCharacters = 50
    return note
  }
}
