import Weir
import WeirGtk

extension Page {
  static let alert = Page(
    "Alert", in: .dialogs, "A question that is asked at once and answered once."
  ) { stage in
    enum Answer { case cancel, discard, save }

    let button = Button("_Close the document")
    button.halign = .start
    let answer = stage.value(Optional<Answer>.none, named: "Answer")
    let window = stage.window
    button.tapPublisher
      .flatMap { [weak window] in
        Alert(
          "Save changes?", "What you have typed will be lost otherwise.",
          responses: [
            .init(Answer.discard, "_Discard", style: .destructive), .init(.cancel, "_Cancel"),
            .init(.save, "_Save", style: .suggested),
          ],
          default: .save, close: .cancel
        )
        .present(over: window)
      }
      .sink { answer.value = $0 }
      .store(in: &stage.cancellables)
    stage.button("Ask from code") { [weak button] in button?.activate() }
    stage.button("Forget the answer") { answer.value = nil }
    return button
  }
}
