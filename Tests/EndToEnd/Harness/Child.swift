import Foundation
import Synchronization

/// A program that this one has started, with a thread that waits for its end.
///
/// Foundation's `Process` keeps some kilobytes of each program it has ever run, which a test of
/// thousands would take for a leak of the window's.
final class Child: Sendable {
  let identifier: pid_t
  private let ended = Mutex<Int32?>(nil)
  private let end = DispatchSemaphore(value: 0)

  /// - Parameters:
  ///   - words: The program, looked for on the `PATH`, and its arguments.
  ///   - output: The file that gets what it prints; `errors` likewise.
  ///   - whenEnded: Is called once, on a thread of its own.
  init(
    _ words: [String], environment: [String: String], output: String, errors: String,
    whenEnded: (@Sendable () -> Void)?
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let writing = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, writing, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, writing, 0o600)

    // It would hold others' pipes open, and who waits for their end would wait for its end, too.
    for name in try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd") {
      guard let descriptor = Int32(name), descriptor > STDERR_FILENO else { continue }
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }

    var arguments = (["env"] + words).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for copy in arguments + variables { free(copy) } }
    var spawned: pid_t = 0
    let error = posix_spawn(&spawned, "/usr/bin/env", &actions, nil, &arguments, &variables)
    guard error == 0 else { throw Failure("\(words[0]): \(String(cString: strerror(error)))") }
    identifier = spawned

    DispatchQueue.global().async { [self] in
      var status: Int32 = 0
      while waitpid(identifier, &status, 0) == -1, errno == EINTR {}
      let signal = status & 0x7f
      ended.withLock { $0 = signal == 0 ? (status >> 8) & 0xff : signal }
      end.signal()
      whenEnded?()
    }
  }

  var isRunning: Bool { ended.withLock { $0 == nil } }

  func terminate() {
    if isRunning { kill(identifier, SIGTERM) }
  }

  /// Waits for its end.
  ///
  /// - Returns: The status it exited with, or the number of the signal that ended it.
  @discardableResult
  func wait() -> Int32 {
    end.wait()
    end.signal()
    return ended.withLock { $0! }
  }
}
