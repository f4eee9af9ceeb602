import Weir

/// What a value must be like.
///
/// ```swift
/// let name = Field(
///   "", scheduler: scheduler,
///   rules: [.required(Message("Enter a name.")), .length(atLeast: 4)])
/// ```
///
/// Rules are asked in their order and the first that is broken counts. Those that have to ask
/// somebody else come last, whatever their place: nobody is asked about a value that breaks another
/// rule. The rules for texts let an empty one pass, so that a field may be left empty unless it is
/// ``required(_:ignoringSpace:)``.
public struct Rule<Value> {
  /// What a rule says at once.
  enum Outcome {
    case holds
    case missing(Message)
    case broken(Message)
    /// It depends on answers.
    case asks([Question])
  }

  let judge: (Value) -> Outcome
  /// Whether the rule asks for a value to be there.
  let isRequirement: Bool
  /// Send when something else that the rule looks at has changed.
  let neighbours: [AnyPublisher<Void, Never>]

  init(
    isRequirement: Bool = false, neighbours: [AnyPublisher<Void, Never>] = [],
    judge: @escaping (Value) -> Outcome
  ) {
    self.judge = judge
    self.isRequirement = isRequirement
    self.neighbours = neighbours
  }

  /// A rule of your own: the message says what is wrong when `holds` is false.
  public init(_ message: Message, _ holds: @escaping (Value) -> Bool) {
    self.init { holds($0) ? .holds : .broken(message) }
  }
}

// MARK: Composing

extension Rule {
  /// Several rules as one, in their order.
  public static func all(_ rules: [Rule]) -> Rule {
    Rule(
      isRequirement: rules.contains { $0.isRequirement },
      neighbours: rules.flatMap(\.neighbours)
    ) { value in
      var questions: [Question] = []
      for rule in rules {
        switch rule.judge(value) {
        case .holds: continue
        case .asks(let more): questions += more
        case let outcome: return outcome
        }
      }
      return questions.isEmpty ? .holds : .asks(questions)
    }
  }

  /// A rule for a part of the value: `.at(\.exposed, .length(atLeast: 8))` for a secret text.
  public static func at<Part>(_ path: KeyPath<Value, Part>, _ rule: Rule<Part>) -> Rule {
    Rule(isRequirement: rule.isRequirement, neighbours: rule.neighbours) { value in
      switch rule.judge(value[keyPath: path]) {
      case .holds: .holds
      case .missing(let message): .missing(message)
      case .broken(let message): .broken(message)
      case .asks(let questions): .asks(questions)
      }
    }
  }

  /// The rule, only while another field's value is as `condition` says.
  ///
  /// A field with such a rule does not count as required: it is not always.
  public func when<Other>(
    _ other: Field<Other>, _ condition: @escaping (Other) -> Bool
  ) -> Rule {
    Rule(neighbours: neighbours + [other.changes]) { [judge, subject = other.subject] value in
      condition(subject.value) ? judge(value) : .holds
    }
  }
}
