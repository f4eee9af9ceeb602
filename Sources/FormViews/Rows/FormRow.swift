import FormModels
import Weir
import WeirGtk

/// A row of a form: a name with an access key, a control, and a line for what is wrong.
///
/// ```swift
/// nameRow = FormRow(tr("_Name"), entry, model.name)
/// layout.add(nameRow)
/// ```
///
/// A row that follows a `Field` binds the control to its value, shows its mark in looks and in
/// words, tells a screen reader the same, reports when the user has left the control, and takes the
/// focus when the field asks for it. Its line keeps its place while there is nothing to say, so that
/// the form does not jump. Keep the row as long as the control is shown.
@MainActor
public final class FormRow {
  /// The name in front of the control, and a star where something must be entered.
  public let title: Box
  public let control: Widget
  /// Whether the title says that something must be entered.
  public let isMarkedRequired: Bool
  /// What is wrong, below the control. Only of rows that follow a field.
  let errorLine: ErrorLine?

  /// Something to say of the value that no rule knows of, such as an answer to the whole form. It has
  /// its place elsewhere on the screen; here it is said to a screen reader, and a refusal is marked.
  public struct Remark: Equatable {
    public var words: String
    public var isRefusal: Bool

    public init(words: String, isRefusal: Bool) {
      self.words = words
      self.isRefusal = isRefusal
    }
  }

  /// What there is to say of the value besides the field's own mark.
  public var remark: Remark? {
    didSet { if remark != oldValue { showMark() } }
  }

  private let approval: String?
  private var mark = FieldState.Mark.none
  private var cancellables: Set<AnyCancellable> = []

  /// Makes a row that follows no field.
  public init(_ label: String, _ control: Widget) {
    Style.install()
    isMarkedRequired = false
    title = Self.title(label, for: control, isRequired: false)
    self.control = control
    errorLine = nil
    approval = nil
  }

  /// Makes a row that follows a field.
  ///
  /// - Parameters:
  ///   - label: The name; an underscore marks the access key.
  ///   - control: What the value is entered with.
  ///   - field: The value, and what is known about it.
  ///   - approval: What the tick means. Without it valid values get none.
  ///   - binding: Binds the control to the value.
  public init<Control: Widget, Value>(
    _ label: String, _ control: Control, _ field: Field<Value>, approval: String? = nil,
    binding: (Control, CurrentValueSubject<Value, Never>) -> AnyCancellable
  ) {
    Style.install()
    isMarkedRequired = field.isRequired
    title = Self.title(label, for: control, isRequired: field.isRequired)
    self.control = control
    self.approval = approval
    errorLine = ErrorLine(showsIcon: !(control is Entry))
    control.setAccessiblyRequired(field.isRequired)
    binding(control, field.subject).store(in: &cancellables)
    follow(field)
  }

  private func follow<Value>(_ field: Field<Value>) {
    field.states.map(\.mark).removeDuplicates()
      .sink { [weak self] mark in
        self?.mark = mark
        self?.showMark()
      }
      .store(in: &cancellables)
    // A turn later, when the focus is where it goes to. It has not left the field when the whole
    // window loses the keys, nor when another screen has come to the front.
    control.focusLeavePublisher
      .filter { !ProgramFocus.isMoving }
      .receive(on: MainLoop.main)
      .sink { [weak self] in
        if let control = self?.control, control.isMapped, !control.hasFocusWithin { field.leave() }
      }
      .store(in: &cancellables)
    field.focusRequests
      .sink { [weak self] in
        if let control = self?.control, !control.hasFocusWithin { control.receiveFocus() }
      }
      .store(in: &cancellables)
  }

  private static func title(_ label: String, for control: Widget, isRequired: Bool) -> Box {
    let name = Label(mnemonic: label, for: control)
    name.xalign = 1
    // Large letters in a narrow window leave the control no room beside a name in one line.
    name.wraps = true
    name.hexpand = true
    let title = Box(.horizontal, spacing: 6, [name])
    // It fills its column: aligned in it GTK would take it as narrow as its height allows.
    title.hexpand = false
    if isRequired {
      let star = Label("*")
      star.tooltip = tr("Required")
      star.accessibleLabel = tr("Required")
      star.addCSSClass("dim-label")
      title.append(star)
    }
    return title
  }
}

// MARK: The mark

extension FormRow {
  private func showMark() {
    guard !control.isDisposed else { return }
    let error: String? = if case .error(let message) = mark { tr(message) } else { nil }
    let approval = mark == .approved && remark == nil ? approval : nil
    let isWrong = error != nil || remark?.isRefusal == true

    control.setCSSClass("error", isWrong)
    control.setCSSClass("valid", approval != nil)
    control.isInvalid = isWrong
    if let entry = control as? Entry {
      let icon = error != nil ? Icon.wrong : approval != nil ? Icon.right : nil
      entry.setSecondaryIcon(icon, meaning: error ?? approval)
    }
    control.accessibleDescription = error ?? remark?.words ?? approval
    errorLine?.show(error: error, approval: approval)
    control.errorMessage = error == nil ? nil : errorLine?.text
  }

  /// The icons of a verdict; each differs from the other by more than its colour.
  enum Icon {
    static let wrong = "window-close-symbolic"
    static let right = "object-select-symbolic"
  }
}
