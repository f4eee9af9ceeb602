import Weir
import WeirGtk

extension Page {
  static let emojiChooser = Page(
    "Emoji Chooser", in: .containers, "An emoji by its picture, or by a word for it."
  ) { stage in
    let button = Button("_Mood…")
    button.halign = .start
    let chooser = EmojiChooser()
    chooser.attach(to: button)
    button.tapPublisher.sink { [weak chooser] in chooser?.open() }.store(in: &stage.cancellables)
    stage.show(chooser.emojiPickedPublisher.prepend(""), named: "Mood")
    stage.show(chooser.isOpenPublisher, named: "Is open")
    stage.log("emojiPickedPublisher", chooser.emojiPickedPublisher)
    return button
  }
}
