/// Tells a model what its widget really holds, at most once a turn of the main loop.
///
/// The first time in a turn it is told at once. A model that answers with yet another value that does
/// not fit is told at the turn's end: the two may go on like that, but the window does not stand still.
@MainActor
@usableFromInline
final class Correction {
  @usableFromInline typealias Schedule = @MainActor (@escaping @MainActor () -> Void) -> Void

  private let tell: @MainActor () -> Void
  private let schedule: Schedule
  private var hasTold = false
  private var isOwed = false

  @usableFromInline
  init(schedule: @escaping Schedule, tell: @escaping @MainActor () -> Void) {
    self.schedule = schedule
    self.tell = tell
  }

  @usableFromInline
  func make() {
    guard !hasTold else {
      isOwed = true
      return
    }
    hasTold = true
    schedule { [weak self] in self?.endTurn() }
    tell()
  }

  /// The model knows by now.
  @usableFromInline
  func drop() {
    isOwed = false
  }

  private func endTurn() {
    hasTold = false
    guard isOwed else { return }
    isOwed = false
    make()
  }
}
