import Foundation
import FoundationNetworking
import Weir

extension URLSession {
  /// A publisher of what `url` answers.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher of what `request` is answered.
  ///
  /// ```swift
  /// let token = URLSession.shared.dataTaskPublisher(for: url)
  ///   .map(\.data)
  ///   .decode(type: Account.self, decoder: JSONDecoder())
  ///   .receive(on: DispatchQueue.main)
  ///   .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
  /// ```
  ///
  /// Each subscriber has a task of its own, which starts when it asks for a value and is cancelled
  /// with the subscription. An answer is a value whatever its status code; an error is that there was
  /// none. Values come on the session's delegate queue.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Publishes the answer to one request.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    /// What is asked.
    public let request: URLRequest
    /// Who asks.
    public let session: URLSession

    /// Makes a publisher of what `request` is answered in `session`.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == URLError {
      subscriber.receive(subscription: Inner(publisher: self, downstream: subscriber))
    }
  }
}

extension URLSession.DataTaskPublisher {
  private final class Inner<Downstream: Subscriber>: Subscription, CustomStringConvertible,
    @unchecked Sendable
  where Downstream.Input == Output, Downstream.Failure == URLError {
    private struct State {
      /// Nil once the stream has ended or was cancelled.
      var downstream: Downstream?
      var publisher: URLSession.DataTaskPublisher?
      var task: URLSessionDataTask?
      var reply: Reply?
    }

    private let state: Lock<State>
    private let token = LiveSubscriptions.Token()

    init(publisher: URLSession.DataTaskPublisher, downstream: Downstream) {
      state = Lock(State(downstream: downstream, publisher: publisher))
    }

    func request(_ demand: Subscribers.Demand) {
      demand.assertNonZero()
      // The first request takes the publisher and makes the task.
      let publisher = state.withLock { state in
        defer { state.publisher = nil }
        return state.publisher
      }
      if let publisher {
        let reply = Reply(receive)
        let task = publisher.session.dataTask(with: publisher.request) { reply.send($0, $1, $2) }
        let isLive = state.withLock { state in
          if state.downstream != nil { (state.task, state.reply) = (task, reply) }
          return state.downstream != nil
        }
        if !isLive { reply.letGo() }
      }
      state.withLock { $0.task }?.resume()
    }

    func cancel() {
      end().task?.cancel()
    }

    private func receive(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
      guard let downstream = end().downstream else { return }
      if let response, error == nil {
        _ = downstream.receive((data ?? Data(), response))
        downstream.receive(completion: .finished)
      } else {
        downstream.receive(
          completion: .failure(error as? URLError ?? URLError(.unknown)))
      }
    }

    private func end() -> State {
      let last = state.withLock { state in
        defer { state = State() }
        return state
      }
      last.reply?.letGo()
      return last
    }

    var description: String { "DataTaskPublisher" }
  }
}

/// Where a task takes its answer. A session lets go of a cancelled task some time later; what is to
/// be done with the answer is let go at once.
private final class Reply: Sendable {
  typealias Handler = (Data?, URLResponse?, (any Error)?) -> Void

  private let handler: Lock<Handler?>

  init(_ handler: @escaping Handler) {
    self.handler = Lock(handler)
  }

  func send(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    handler.withLock { $0.take() }?(data, response, error)
  }

  func letGo() {
    withExtendedLifetime(handler.withLock { $0.take() }) {}
  }
}
