import CGtk
import Weir

/// A popover to choose an emoji from, by its picture or by a word for it.
///
/// ```swift
/// let chooser = EmojiChooser()
/// chooser.attach(to: button)
/// button.tapPublisher.sink { [weak chooser] in chooser?.open() }.store(in: &cancellables)
/// chooser.emojiPickedPublisher.sink { model.mood = $0 }.store(in: &cancellables)
/// ```
///
/// An ``Entry`` has one of its own: ``Entry/showsEmojiIcon``.
open class EmojiChooser: Popover {
  public init() {
    super.init(popover: weir_new_emoji_chooser())
  }

  /// Sends the emoji that the user has picked, which closes the popover. By the user only. No initial
  /// value; rules as ``EventPublisher``.
  public var emojiPickedPublisher: SignalPublisher<String> {
    SignalPublisher(self, Origin("emoji-picked")) { $0.string(0) }
  }
}
