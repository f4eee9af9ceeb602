import WeirGtk

/// One page of the gallery: a control, and what the model and the log say of it.
///
/// A page says only what is its own; ``PageView`` draws the rest.
///
/// ```swift
/// extension Page {
///   static let toggle = Page("Switch", in: .values, "On or off.") { stage in
///     let toggle = Switch()
///     toggle.accessibleLabel = "Switch"
///     let isOn = stage.value(false, choices: [true, false])
///     toggle.createBinding(with: isOn, storeIn: &stage.cancellables)
///     return toggle
///   }
/// }
/// ```
public struct Page: Sendable {
  /// Pages of one kind, as they stand together in the sidebar.
  public enum Family: String, CaseIterable, Sendable {
    case texts = "Texts"
    case values = "Values"
    case buttons = "Buttons and Menus"
    case lists = "Lists"
    case containers = "Containers"
    case displays = "Displays"
    case dialogs = "Dialogs and Windows"
    case events = "Events"
  }

  public let title: String
  public let family: Family
  /// What the control is, in one line.
  public let summary: String
  let build: @MainActor (Stage) -> Widget

  /// - Parameters:
  ///   - title: What the page is called.
  ///   - family: Where it stands.
  ///   - summary: What the control is, in one line.
  ///   - build: Makes the control and tells the stage what to show of it.
  init(
    _ title: String, in family: Family, _ summary: String,
    build: @escaping @MainActor (Stage) -> Widget
  ) {
    self.title = title
    self.family = family
    self.summary = summary
    self.build = build
  }

  /// The name on the command line: the title in small letters, with dashes.
  public var name: String {
    title.lowercased().split(whereSeparator: { !$0.isLetter }).joined(separator: "-")
  }
}
