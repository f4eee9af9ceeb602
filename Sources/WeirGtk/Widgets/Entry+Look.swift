import CGtk
import Weir

extension Editable {
  /// What helps or disturbs while it is entered, for input methods and keyboards on the screen.
  public var inputHints: InputHints {
    get { InputHints(rawValue: weir_editable_input_hints(pointer)) }
    set { weir_editable_set_input_hints(pointer, newValue.rawValue) }
  }

  /// Where the text stands when there is room: 0 at the start, 0.5 in the middle, 1 at the end.
  public var alignment: Float {
    get { weir_editable_alignment(pointer) }
    set { weir_editable_set_alignment(pointer, newValue) }
  }
}

extension Entry {
  /// How far what the entry stands for has come, from 0 to 1, as a bar at its lower edge; 0 hides it.
  public var progress: Double {
    get { weir_entry_progress(pointer) }
    set { weir_entry_set_progress(pointer, newValue) }
  }

  /// Moves the bar a little, for work whose end cannot be foreseen.
  ///
  /// - Parameter step: How far, as a part of the entry's width.
  public func pulseProgress(by step: Double = 0.1) {
    weir_entry_pulse(pointer, step)
  }

  /// Whether the entry has an outline.
  public var hasFrame: Bool {
    get { weir_entry_has_frame(pointer) }
    set { weir_entry_set_has_frame(pointer, newValue) }
  }

  /// Whether an icon opens a table of emoji. Their key works all the same, unless ``Editable/inputHints`` has
  /// ``InputHints/noEmoji``.
  public var showsEmojiIcon: Bool {
    get { weir_entry_shows_emoji_icon(pointer) }
    set { weir_entry_set_shows_emoji_icon(pointer, newValue) }
  }

  /// Whether a word between colons is offered as an emoji.
  public var completesEmoji: Bool {
    get { weir_entry_completes_emoji(pointer) }
    set { weir_entry_set_completes_emoji(pointer, newValue) }
  }

  /// Whether the user can press an icon.
  public func isIconPressable(at position: IconPosition) -> Bool {
    weir_entry_icon_activatable(pointer, position == .secondary)
      && weir_entry_icon_sensitive(pointer, position == .secondary)
  }

  /// Lets the user press an icon, or shows it greyed out.
  public func setIconPressable(_ isPressable: Bool, at position: IconPosition) {
    weir_entry_set_icon_activatable(pointer, position == .secondary, isPressable)
    weir_entry_set_icon_sensitive(pointer, position == .secondary, isPressable)
  }

  /// Sends when the user lets an icon go. No initial value; rules as ``EventPublisher``.
  public var iconReleasePublisher: SignalPublisher<IconPosition> {
    SignalPublisher(self, Origin("icon-release")) { $0.int(0) == 0 ? .primary : .secondary }
  }
}
