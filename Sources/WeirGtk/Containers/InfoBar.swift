import CGtk
import Weir

/// A message across the window that does not stop the work, with buttons to answer it.
open class InfoBar: Widget {
  /// How grave the message is.
  public enum Kind: Int32, Sendable {
    case info, warning, question, error, other
  }

  /// What the user did.
  public enum Response: Hashable, Sendable {
    /// They pressed the button with this number, counted from 0 in the order they were added.
    case button(Int)
    /// They pressed the close button or Escape.
    case closed
  }

  private var buttonCount = 0

  public init(_ kind: Kind = .info, _ text: String? = nil) {
    super.init(taking: weir_new_info_bar(kind.rawValue))
    if let text {
      let label = Label(text)
      label.wraps = true
      label.xalign = 0
      label.hexpand = true
      add(label)
    }
  }

  public var kind: Kind {
    get { Kind(rawValue: weir_info_bar_kind(pointer)) ?? .other }
    set { weir_info_bar_set_kind(pointer, newValue.rawValue) }
  }

  /// Adds to what the message shows.
  public func add(_ child: Widget) {
    weir_info_bar_add_child(pointer, child.pointer)
  }

  /// Adds a button.
  ///
  /// - Parameters:
  ///   - label: An underscore marks the access key.
  ///   - isDefault: Whether Return presses it.
  /// - Returns: Its number, as ``Response/button(_:)`` has it.
  @discardableResult
  public func addButton(_ label: String, isDefault: Bool = false) -> Int {
    let number = buttonCount
    buttonCount += 1
    _ = weir_info_bar_add_button(pointer, label, Int32(number))
    if isDefault { weir_info_bar_set_default(pointer, Int32(number)) }
    return number
  }

  /// Whether there is a close button. Closing is for you to do: set ``isRevealed``.
  public var showsCloseButton: Bool {
    get { weir_info_bar_is_closable(pointer) }
    set { weir_info_bar_set_closable(pointer, newValue) }
  }

  /// Whether the bar is to be seen. Setting it begins a movement, where the user has not turned
  /// movements off.
  public var isRevealed: Bool {
    get { weir_info_bar_is_revealed(pointer) }
    set { weir_info_bar_set_revealed(pointer, newValue) }
  }

  /// Sends the user's answer. No initial value; rules as ``EventPublisher``.
  public var responsePublisher: SignalPublisher<Response> {
    SignalPublisher(self, Origin("response")) { arguments in
      let number = arguments.int(0)
      return number < 0 ? .closed : .button(number)
    }
  }

  /// Sends when the user presses the close button or Escape. No initial value; rules as
  /// ``EventPublisher``.
  public var closePublisher: SignalPublisher<Void> {
    SignalPublisher(self, Origin("response")) { $0.int(0) < 0 ? () : nil }
  }

  /// Sends whether the bar is to be seen: the present state first, then each change. From code, since
  /// the user cannot change it. Rules as ``ValuePublisher``.
  public var isRevealedPublisher: ValuePublisher<Bool> { publisher(for: .isRevealed) }
}

extension BindableProperty where Source: InfoBar, Value == Bool {
  /// Whether the bar is to be seen.
  public static var isRevealed: Self {
    Self("notify::revealed", get: { $0.isRevealed }, set: { $0.isRevealed = $1 })
  }
}

extension InfoBar: ValueControl {
  /// Whether the bar is to be seen.
  public var valueAccess: ValueAccess<Bool> { ValueAccess(self, .isRevealed) }
}
