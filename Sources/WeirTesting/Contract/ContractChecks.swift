import Weir

/// Tries out whether an operator keeps the contract between publishers and subscribers.
///
/// ```swift
/// @Test func `doubling keeps the contract`() {
///   #expect(ContractChecks.check { upstream in upstream.double() } == [])
/// }
/// ```
///
/// The operator is made anew for each trial, on a thread of its own, so that one that gets stuck is
/// found too. Give it values that it lets through, at least three; for one that waits, `settle` lets
/// the time pass:
///
/// ```swift
/// let scheduler = TestScheduler()
/// let violations = ContractChecks.check(
///   .standard(except: .demandOneByOne),
///   settle: { scheduler.advance(by: 1) },
///   { upstream in upstream.debounce(for: 1, scheduler: scheduler) })
/// ```
///
/// Rules that are about an upstream say nothing of a publisher that has none.
public enum ContractChecks {
  /// The error that the upstream of a trial fails with.
  public struct Failure: Error, Hashable {
    public init() {}
  }

  /// Tries out an operator on numbers.
  ///
  /// `settle` runs after each step of a trial; a trial that takes longer than `patience` counts as
  /// stuck.
  public static func check<P: Publisher>(
    _ rules: Set<ContractRule> = .standard, settle: @escaping () -> Void = {},
    patience: Duration = .seconds(10),
    _ makeOperator: @escaping (TestPublisher<Int, Failure>) -> P
  ) -> [Violation] {
    check(
      rules, samples: [1, 2, 3, 4, 5], failure: Failure(), settle: settle, patience: patience,
      makeOperator)
  }

  /// Tries out an operator on `samples`, with an upstream that cannot fail.
  public static func check<Input, P: Publisher>(
    _ rules: Set<ContractRule> = .standard, samples: [Input],
    settle: @escaping () -> Void = {}, patience: Duration = .seconds(10),
    _ makeOperator: @escaping (TestPublisher<Input, Never>) -> P
  ) -> [Violation] {
    let trials = Trials(
      samples: samples, failure: nil, settle: settle, patience: patience,
      makeOperator: makeOperator)
    return trials.violations(of: rules)
  }

  /// Tries out an operator on `samples`, with an upstream that may fail with `failure`.
  public static func check<Input, Failure, P: Publisher>(
    _ rules: Set<ContractRule> = .standard, samples: [Input], failure: Failure,
    settle: @escaping () -> Void = {}, patience: Duration = .seconds(10),
    _ makeOperator: @escaping (TestPublisher<Input, Failure>) -> P
  ) -> [Violation] {
    let trials = Trials(
      samples: samples, failure: failure, settle: settle, patience: patience,
      makeOperator: makeOperator)
    return trials.violations(of: rules)
  }
}
