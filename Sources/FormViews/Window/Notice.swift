import Weir
import WeirGtk

/// Words across the window that do not stop the work, with a button to take them away; Escape does
/// the same when the focus is there.
@MainActor
final class Notice {
  let bar: InfoBar
  private var cancellables: Set<AnyCancellable> = []

  /// - Parameters:
  ///   - words: What the user reads, and what a screen reader says when the window opens.
  ///   - close: Takes the bar out of the window.
  init(_ words: String, close: @escaping @MainActor () -> Void) {
    bar = InfoBar(.warning, words)
    bar.addButton(tr("_Hide"))
    // GTK's own Escape works only of bars that have its close button.
    let escapes = PassthroughSubject<Void, Never>()
    bar.addShortcut("Escape") { escapes.send() }
      .store(in: &cancellables)
    bar.responsePublisher.map { _ in }
      .merge(with: escapes)
      .receive(on: MainLoop.main)
      .sink { close() }
      .store(in: &cancellables)
    bar.mapPublisher
      .first()
      // When the window has the focus somewhere.
      .receive(on: MainLoop.main)
      .sink { [weak bar] in bar?.announce(words) }
      .store(in: &cancellables)
  }
}
