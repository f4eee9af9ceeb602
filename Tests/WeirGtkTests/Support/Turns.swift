/// The end of a main loop's turn, when the test says so.
@MainActor
final class Turns {
  private var work: [@MainActor () -> Void] = []

  nonisolated init() {}

  func schedule(_ action: @escaping @MainActor () -> Void) {
    work.append(action)
  }

  func end() {
    let due = work
    work = []
    for action in due { action() }
  }
}
