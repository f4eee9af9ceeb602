import Weir

extension Rule {
  /// Somebody else knows whether the value will do: whether a name is still free, say.
  ///
  /// ```swift
  /// .asking(
  ///   Message("This name is taken."), unanswered: Message("The name could not be checked.")
  /// ) { name in registry.isFree(name) }
  /// ```
  ///
  /// Asked once typing rests, or at once when the field is left or the form submitted. The answer is
  /// the first value, on any thread; when the field's value changes meanwhile, the question is
  /// cancelled, so that only the latest answer counts. The value the field begins with is asked
  /// about when the form is submitted.
  ///
  /// - Parameters:
  ///   - message: What is wrong when the answer is no.
  ///   - unanswered: What to say when there is no answer: a failure, an end without a value, or
  ///     nothing for the time of `patience`. The next submit asks again.
  ///   - patience: How long an answer may take.
  ///   - ask: Asks about a value.
  public static func asking<Answer: Publisher>(
    _ message: Message, unanswered: Message, patience: MonotonicTime.Stride = .seconds(10),
    _ ask: @escaping (Value) -> Answer
  ) -> Rule where Answer.Output == Bool {
    Rule { value in
      .asks([
        Question(unanswered: unanswered, patience: patience) {
          ask(value)
            .map { $0 ? Question.Answer.yes : .no(message) }
            .replaceError(with: .none(unanswered))
            .eraseToAnyPublisher()
        }
      ])
    }
  }
}

/// What has to be asked before a value can be judged.
struct Question {
  enum Answer {
    case yes
    case no(Message)
    /// Nobody could say.
    case none(Message)

    var isYes: Bool { if case .yes = self { true } else { false } }
  }

  let unanswered: Message
  let patience: MonotonicTime.Stride
  let ask: () -> AnyPublisher<Answer, Never>

  /// Asks one question after the other until one is not answered with yes; sends one answer, on the
  /// scheduler.
  static func answer(
    to questions: [Question], scheduler: FormScheduler
  ) -> AnyPublisher<Answer, Never> {
    questions.publisher
      .flatMap(maxPublishers: .max(1)) { question in
        question.ask()
          .first()
          .timeout(question.patience, scheduler: scheduler)
          .replaceEmpty(with: .none(question.unanswered))
      }
      .first { !$0.isYes }
      .replaceEmpty(with: .yes)
      .eraseToAnyPublisher()
  }
}
