import Weir

/// A text, and what is found for it: never an answer to a text that is no longer there.
final class SearchModel {
  enum State: Equatable {
    case searching
    case found(Hits)
    case failed(SearchFailure)
  }

  let text = CurrentValueSubject<String, Never>("")

  /// How far the search for the text is. Each subscription searches for itself.
  let states: AnyPublisher<State, Never>

  /// - Parameter search: Looks for a text; answers on any thread. Cancelled when the text is another.
  init(
    scheduler: AnyScheduler<MonotonicTime, Never>,
    search: @escaping (String) -> AnyPublisher<Hits, SearchFailure>
  ) {
    states =
      text
      .debounce(for: .milliseconds(200), scheduler: scheduler)
      .removeDuplicates()
      .map { text in
        search(text)
          .map(State.found)
          .catch { Just(.failed($0)) }  // In here: a failure ends this search and not all of them.
          .receive(on: scheduler)
          .prepend(.searching)
      }
      .switchToLatest()
      .eraseToAnyPublisher()
  }
}
