import Glibc

/// Nanoseconds of processor time that one operation takes: the difference of two numbers of them, so
/// that preparations cancel out, and the least of several runs, which the rest of the machine has
/// disturbed least.
func nanosecondsPerOperation(_ run: (Int) -> Int) -> Double {
  var count = 1_000
  while nanoseconds(of: run, 3 * count) - nanoseconds(of: run, count) < 50_000_000 { count *= 2 }
  let few = (0..<5).map { _ in nanoseconds(of: run, count) }.min()!
  let many = (0..<5).map { _ in nanoseconds(of: run, 3 * count) }.min()!
  return Double(many - few) / Double(2 * count)
}

private func nanoseconds(of run: (Int) -> Int, _ count: Int) -> Int {
  let start = processorTime()
  checksum &+= run(count)
  return processorTime() - start
}

/// Keeps the work from being optimised away.
nonisolated(unsafe) private(set) var checksum = 0

private func processorTime() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}
