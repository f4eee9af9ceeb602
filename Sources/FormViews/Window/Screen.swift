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
}

/// The form of a screen: rows of a label and a field, a column wide enough to read well.
@MainActor
public final class FormLayout {
  /// What is shown.
  public let root: Widget
  private let section = FormSection()

  public init() {
    section.root.margins = Margins(24)
    section.root.halign = .center
    section.root.setSizeRequest(width: 460)
    root = ScrolledWindow(section.root)
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
