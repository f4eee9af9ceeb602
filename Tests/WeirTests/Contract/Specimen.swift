import Testing
import Weir
import WeirTesting

/// An operator as a function, for the checks that all operators have to pass.
struct Specimen: CustomTestStringConvertible, @unchecked Sendable {
  typealias Source = AnyPublisher<Int, TestError>
  typealias Clock = TestScheduler<MonotonicTime, Never>

  let name: String
  /// The rules of the contract that the operator breaks.
  let violations: () -> [Violation]
  /// Cancels while what the chain holds cancels and sends again as it is let go.
  let checkFarewell: () throws -> Void

  /// Takes an operator that may break the rules of `exceptions` on purpose; `pause` passes after each
  /// step of a check.
  init<P: Publisher>(
    _ name: String, except exceptions: Set<ContractRule> = [],
    pause: MonotonicTime.Stride = .milliseconds(30),
    _ apply: @escaping (Source, Clock) -> P
  ) {
    self.name = name
    violations = {
      let clock = TestScheduler()
      return ContractChecks.check(
        ContractRule.standard.subtracting(exceptions), samples: [1, 2, 3, 4, 5],
        failure: TestError.oops, settle: { clock.advance(by: pause) },
        { upstream in apply(upstream.eraseToAnyPublisher(), clock) })
    }
    checkFarewell = { try Self.checkFarewell(apply) }
  }

  var testDescription: String { name }

  private static func checkFarewell<P: Publisher>(_ apply: (Source, Clock) -> P) throws {
    try expectNoLeaks {
      let clock = TestScheduler()
      let subject = PassthroughSubject<Int, TestError>()
      let recorder = Recorder<P.Output, P.Failure>()
      do {
        let farewell = Farewell { [weak recorder] in
          subject.send(9)
          recorder?.cancel()
          subject.send(completion: .finished)
        }
        let source = subject.map { value in withExtendedLifetime(farewell) { value } }
        apply(source.eraseToAnyPublisher(), clock).subscribe(recorder)
      }
      clock.advance(by: .milliseconds(1))
      subject.send(1)
      subject.send(2)
      recorder.cancel()
      let count = recorder.history.count
      subject.send(3)
      clock.advance(by: .seconds(10))
      #expect(recorder.history.count == count)
    }
  }
}

/// Runs a closure when it goes.
private final class Farewell {
  private let run: () -> Void

  init(_ run: @escaping () -> Void) { self.run = run }

  deinit { run() }
}
