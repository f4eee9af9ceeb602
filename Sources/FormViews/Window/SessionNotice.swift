import FormModels
import Weir
import WeirGtk

/// Says across the window that nobody has done anything for long, and hears of everything that is
/// done: each key, and each press of the mouse.
@MainActor
final class SessionNotice {
  let root = InfoBar(.warning)
  let text = Label()
  private var cancellables: Set<AnyCancellable> = []

  init(_ session: SessionModel, in window: Window) {
    text.wraps = true
    text.text = tr("You will be logged out in a minute. Press any key to stay logged in.")
    root.add(text)
    root.isVisible = false
    session.$isEndingSoon
      .receive(on: MainLoop.main)
      .sink { [weak self] isEndingSoon in self?.show(isEndingSoon) }
      .store(in: &cancellables)
    window.keyPressPublisher(in: .capture)
      .sink { _ in session.noteUse() }
      .store(in: &cancellables)
    window.clickPressPublisher(.any, in: .capture)
      .sink { _ in session.noteUse() }
      .store(in: &cancellables)
    window.scrollPublisher()
      .sink { _ in session.noteUse() }
      .store(in: &cancellables)
  }

  private func show(_ isEndingSoon: Bool) {
    root.isVisible = isEndingSoon
    if isEndingSoon { text.announce(text.text) }
  }
}
