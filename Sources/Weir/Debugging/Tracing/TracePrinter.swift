#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Prints events of traced streams, a line each.
///
/// The form of a line is for programs to read as well, and stays as it is: seconds since the start, the
/// name (or the kind of subscriber, if it has none) and the number of the subscription, the place in
/// the source, and what has happened.
///
/// ```text
/// +0.123456 name#3 FormModels/SignUpModel.swift:61 value "Grace"
/// ```
package struct TracePrinter: Sendable {
  private let filter: TraceFilter
  private let write: @Sendable (String) -> Void
  private let now: @Sendable () -> MonotonicTime
  private let start: MonotonicTime

  package init(
    _ filter: TraceFilter, now: @escaping @Sendable () -> MonotonicTime,
    write: @escaping @Sendable (String) -> Void
  ) {
    self.filter = filter
    self.write = write
    self.now = now
    start = now()
  }

  package func receive(_ event: TraceEvent) {
    guard filter.matches(event.label) else { return }
    let name = event.label.name ?? "stream"
    write(
      "+\(Self.seconds(start.distance(to: now()))) \(name)#\(event.subscription) "
        + "\(event.label.location) \(event.kind)\n")
  }

  /// Seconds with six decimals.
  static func seconds(_ time: MonotonicTime.Stride) -> String {
    let (seconds, rest) = max(0, time.nanoseconds / 1000).quotientAndRemainder(
      dividingBy: 1_000_000)
    let digits = String(rest)
    return "\(seconds).\(String(repeating: "0", count: 6 - digits.count))\(digits)"
  }
}

// What the environment asks for. It is read once.
extension TracePrinter {
  /// What `WEIR_TRACE` asks to be printed; nil if nothing.
  static let requested: TraceFilter? = getenv("WEIR_TRACE").flatMap {
    TraceFilter(String(cString: $0))
  }

  static func fromEnvironment() -> [Tracing.Observer] {
    guard let requested else { return [] }
    let printer = TracePrinter(requested, now: monotonicNow, write: writeToStandardError)
    return [Tracing.Observer(receive: printer.receive)]
  }

  @Sendable
  private static func monotonicNow() -> MonotonicTime {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return MonotonicTime(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }

  /// In one go, so that lines of several threads do not mix.
  @Sendable
  private static func writeToStandardError(_ line: String) {
    var line = line
    line.withUTF8 { _ = writeBytes(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}

/// The C library's function, which the closure of a ``TracePrinter`` hides.
private func writeBytes(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
