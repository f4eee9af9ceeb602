extension Publisher {
  /// Prints a line for each event of this publisher: to `stream`, or to standard output.
  ///
  /// Whatever passes is printed, also what comes too early or too late.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil)
    -> Publishers.Print<Self>
  {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}

extension Publishers {
  /// A publisher that prints a line for each event.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// Begins each line.
    public let prefix: String
    /// Where the values come from.
    public let upstream: Upstream
    /// Where the lines go; standard output if nil.
    public let stream: (any TextOutputStream)?

    /// Makes a publisher that prints to `stream`, or to standard output.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let log = Log(prefix: prefix.isEmpty ? "" : prefix + ": ", stream: stream)
      let hooks = Observation<S>.Hooks(
        subscription: { log.write("receive subscription: (\($0))") },
        value: { log.write("receive value: (\($0))") },
        completion: { completion in
          switch completion {
          case .finished: log.write("receive finished")
          case .failure(let error): log.write("receive error: (\(error))")
          }
        },
        reply: { log.write("request \(Self.text($0)) (synchronous)") })
      let watch = Watch(
        "Print", .always, onRequest: { log.write("request \(Self.text($0))") },
        onCancel: { log.write("receive cancel") })
      upstream.subscribe(Observation(subscriber, hooks, watch))
    }

    private static func text(_ demand: Subscribers.Demand) -> String {
      demand.max.map { "max: (\($0))" } ?? "unlimited"
    }
  }
}

/// Writes lines. The stream is the user's, so it is written to without a lock.
private final class Log {
  private let prefix: String
  private let page: Lock<Page?>

  init(prefix: String, stream: (any TextOutputStream)?) {
    self.prefix = prefix
    page = Lock(stream.map(Page.init))
  }

  func write(_ line: String) {
    guard var page = page.withLock({ $0 }) else { return Swift.print(prefix + line) }
    // The line and its end are written one after the other, as `print` does.
    Swift.print(prefix + line, to: &page)
    // What it replaces is let go here, outside the lock.
    self.page.withLock { held in swap(&held!, &page) }
  }

  /// The user's stream, for `print` to write to.
  private struct Page: TextOutputStream {
    var stream: any TextOutputStream
    mutating func write(_ string: String) { stream.write(string) }
  }
}
