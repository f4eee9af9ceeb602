import Weir
import WeirTesting

/// The real operator in the middle of a ``Stage``.
final class Device<P: Publisher>: Middle where P.Failure == TestError {
  private let bench: Workbench
  private let publisher: P
  private let render: (P.Output) -> [Int]
  private let connection: ((P) -> any Cancellable)?
  private var subscriptions: [Int: any Subscription] = [:]
  private var isConnected = false
  private var connected: (any Cancellable)?

  init(
    _ bench: Workbench, _ publisher: P, connection: ((P) -> any Cancellable)? = nil,
    _ render: @escaping (P.Output) -> [Int]
  ) {
    self.bench = bench
    self.publisher = publisher
    self.connection = connection
    self.render = render
  }

  var now: Int { Int(bench.scheduler.elapsed.nanoseconds / 1_000_000) }

  func join(ear: Int) {
    publisher.subscribe(
      Ear(
        begin: { [unowned self] subscription in
          subscriptions[ear] = subscription
          bench.stage.subscribed(ear: ear)
        },
        value: { [render, stage = bench.stage] in stage.deliver(render($0), ear: ear) },
        end: { [stage = bench.stage] in stage.complete($0, ear: ear) }))
  }

  func request(_ demand: Subscribers.Demand, ear: Int) { subscriptions[ear]?.request(demand) }
  func cancel(ear: Int) { subscriptions[ear]?.cancel() }

  func receive(_ value: Int, port: Int) -> Subscribers.Demand {
    bench.inlets[port]?.value(value) ?? .none
  }

  func end(_ end: End, port: Int) { bench.inlets[port]?.end(end) }

  func pass(milliseconds: Int) { bench.scheduler.advance(by: .milliseconds(milliseconds)) }

  func connect() {
    guard !isConnected else { return }
    isConnected = true
    connected = connection?(publisher)
  }

  func disconnect() {
    guard let connected else { return }
    connected.cancel()
    self.connected = nil
    isConnected = false
  }
}

/// What a real operator is built from: inputs and a scheduler.
final class Workbench {
  fileprivate struct Inlet {
    let value: (Int) -> Subscribers.Demand
    let end: (End) -> Void
  }

  let scheduler = TestScheduler()
  fileprivate let stage: Stage
  fileprivate var inlets: [Int: Inlet] = [:]

  init(_ stage: Stage) {
    self.stage = stage
  }

  /// An input. Each subscription to it is a port of the stage.
  var input: Socket { Socket(bench: self) }

  /// Lets everything go.
  func clear() { inlets = [:] }
}

struct Socket: Publisher {
  typealias Output = Int
  typealias Failure = TestError

  fileprivate let bench: Workbench

  func receive<S>(subscriber: S) where S: Subscriber, S.Input == Int, S.Failure == TestError {
    let port = bench.stage.openPort()
    bench.inlets[port] = Workbench.Inlet(
      value: { subscriber.receive($0) },
      end: { subscriber.receive(completion: $0.completion) })
    subscriber.receive(subscription: Plug(stage: bench.stage, port: port))
  }
}

private final class Plug: Subscription {
  let stage: Stage
  let port: Int

  init(stage: Stage, port: Int) {
    self.stage = stage
    self.port = port
  }

  func request(_ demand: Subscribers.Demand) { stage.requested(demand, port: port) }
  func cancel() { stage.cancelled(port: port) }
}

private struct Ear<Input>: Subscriber {
  typealias Failure = TestError

  let begin: (any Subscription) -> Void
  let value: (Input) -> Subscribers.Demand
  let end: (End) -> Void
  let combineIdentifier = CombineIdentifier()

  func receive(subscription: any Subscription) { begin(subscription) }
  func receive(_ input: Input) -> Subscribers.Demand { value(input) }
  func receive(completion: Subscribers.Completion<TestError>) {
    end(completion == .finished ? .finished : .failed)
  }
}
