import Testing
import Weir

/// Subjects, and operators that serve several subscribers through one, held against their rules
/// under random schedules.
@Suite struct RandomSubjectTests {
  @Test func `a passthrough subject serves each subscriber what it asked for`() {
    Trial(
      Traits(ears: 3), { stage, _ in SubjectDevice(stage, PassthroughSubject()) },
      { SubjectReference($0, current: nil) }
    ).run()
  }

  @Test func `a current value subject gives the latest to whoever has not had it`() {
    Trial(
      Traits(ears: 3), { stage, _ in SubjectDevice(stage, CurrentValueSubject(0)) },
      { SubjectReference($0, current: 0) }
    ).run()
  }

  @Test func `multicast serves many from one input while it is connected`() {
    Trial(
      Traits(ports: 3, ears: 3, connects: true),
      { _, bench in
        Device(
          bench, bench.input.multicast { PassthroughSubject<Int, TestError>() },
          connection: { $0.connect() }
        ) { [$0] }
      }, MulticastReference.init
    ).run()
  }

  @Test func `share serves many from one input while anyone is there`() {
    Trial(
      Traits(ports: 3, ears: 3), { _, bench in Device(bench, bench.input.share()) { [$0] } },
      ShareReference.init
    ).run()
  }
}

/// A subject that is sent to from port 0.
private final class SubjectDevice<S: Subject>: Middle
where S.Output == Int, S.Failure == TestError {
  let stage: Stage
  let subject: S
  let now = 0
  private lazy var device = Device(Workbench(stage), subject) { [$0] }

  init(_ stage: Stage, _ subject: S) {
    self.stage = stage
    self.subject = subject
    stage.openFreePort()
  }

  func receive(_ value: Int, port: Int) -> Subscribers.Demand {
    subject.send(value)
    return .none
  }

  func end(_ end: End, port: Int) { subject.send(completion: end.completion) }
  func join(ear: Int) { device.join(ear: ear) }
  func request(_ demand: Subscribers.Demand, ear: Int) { device.request(demand, ear: ear) }
  func cancel(ear: Int) { device.cancel(ear: ear) }
  func pass(milliseconds: Int) {}
}
