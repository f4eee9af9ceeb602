import Weir

/// Somebody who knows whether a text is free, and says so when the test wants it.
final class ScriptedAnswers {
  struct OutOfOrder: Error {}

  private(set) var asked: [String] = []
  private(set) var cancelled = 0
  private var answers: [PassthroughSubject<Bool, OutOfOrder>] = []

  func ask(_ text: String) -> AnyPublisher<Bool, OutOfOrder> {
    asked.append(text)
    let answer = PassthroughSubject<Bool, OutOfOrder>()
    answers.append(answer)
    return answer.handleEvents(receiveCancel: { [weak self] in self?.cancelled += 1 })
      .eraseToAnyPublisher()
  }

  func answer(_ isFree: Bool, _ index: Int = 0) { answers[index].send(isFree) }
  func fail(_ index: Int = 0) { answers[index].send(completion: .failure(OutOfOrder())) }
  func end(_ index: Int = 0) { answers[index].send(completion: .finished) }
}
