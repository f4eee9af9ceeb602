import SeededRandom
import Weir

/// How an input or the whole stream ends.
enum End: Equatable {
  case finished, failed

  var completion: Subscribers.Completion<TestError> {
    self == .finished ? .finished : .failure(.oops)
  }
}

/// One thing that happens around an operator.
struct Step: CustomStringConvertible {
  enum Action {
    /// An input sends the next number, if it is live and has been asked for one.
    case send(port: Int)
    case end(port: Int, End)
    /// A subscriber joins, and asks for that much at once.
    case join(ear: Int, Subscribers.Demand)
    case request(ear: Int, Subscribers.Demand)
    case cancel(ear: Int)
    /// The value's receiver returns this demand; means nothing elsewhere.
    case reply(Subscribers.Demand)
    case pass(milliseconds: Int)
    case connect
    case disconnect
  }

  enum Moment { case now, insideValue, insideRequest }

  var moment: Moment
  var action: Action

  var description: String {
    switch moment {
    case .now: "\(action)"
    case .insideValue: "\(action), inside a value"
    case .insideRequest: "\(action), inside a request"
    }
  }
}

/// What an operator can be put through.
struct Traits {
  /// How many inputs steps are about; the last number stands for whichever came last.
  var ports = 1
  var ears = 1
  var isTimed = false
  var connects = false
}

extension Traits {
  /// Makes up a schedule; the same one for the same seed.
  func schedule(seed: UInt64) -> [Step] {
    var random = SplitMix64(seed: seed)
    var steps = (0..<(4 + random.below(20))).map { _ in step(&random) }
    // Something may be put off until the first subscriber asks for a value.
    let join = Step(moment: .now, action: .join(ear: 0, demand(&random, orNone: true)))
    steps.insert(join, at: random.happens(70) ? 0 : random.below(4))
    // No timer may be left when all is over.
    if isTimed {
      let end: [Step.Action] = [.cancel(ear: 0), .pass(milliseconds: 1000)]
      steps += end.map { Step(moment: .now, action: $0) }
    }
    return steps
  }

  private func step(_ random: inout SplitMix64) -> Step {
    if isTimed, random.happens(30) {
      return Step(moment: .now, action: .pass(milliseconds: random.below(7) * 5))
    }
    let moment: Step.Moment =
      random.happens(60) ? .now : random.happens(65) ? .insideValue : .insideRequest
    return Step(moment: moment, action: action(moment, &random))
  }

  private func action(_ moment: Step.Moment, _ random: inout SplitMix64) -> Step.Action {
    if moment == .insideValue, random.happens(25) { return .reply(demand(&random)) }
    if connects, random.happens(10) { return random.happens(70) ? .connect : .disconnect }
    if ears > 1, random.happens(20) {
      return .join(ear: random.below(ears), demand(&random, orNone: true))
    }
    switch random.below(100) {
    case ..<62: return .send(port: random.below(ports))
    case ..<82: return .request(ear: random.below(ears), demand(&random))
    case ..<92: return .end(port: random.below(ports), .finished)
    case ..<95: return .end(port: random.below(ports), .failed)
    default: return .cancel(ear: random.below(ears))
    }
  }

  private func demand(_ random: inout SplitMix64, orNone: Bool = false) -> Subscribers.Demand {
    switch random.below(orNone ? 6 : 5) {
    case 0, 1: .unlimited
    case 5: .none
    case let count: .max(count - 1)
    }
  }
}
