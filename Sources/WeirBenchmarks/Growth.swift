import Glibc
import Weir

/// Cases whose cost must not grow: the bound is the same work on a small scale.
nonisolated(unsafe) let growthCases: [Case] = [
  Case(
    name: "leave 100 000 subscribers, first come first (bound: of 100)", goal: 1.5,
    allocations: 5,
    bound: { churn($0, among: 100) { turn, live in turn % live } },
    weir: { churn($0, among: 100_000) { turn, live in turn % live } }),
  Case(
    name: "leave 100 000 subscribers, last come first (bound: of 100)", goal: 1.5,
    allocations: 5,
    bound: { churn($0, among: 100) { _, live in live - 1 } },
    weir: { churn($0, among: 100_000) { _, live in live - 1 } }),
  Case(
    name: "leave 100 000 subscribers, in any order (bound: of 100)", goal: 1.5,
    allocations: 5,
    bound: { churn($0, among: 100) { turn, live in turn &* 7919 % live } },
    weir: { churn($0, among: 100_000) { turn, live in turn &* 7919 % live } }),
  Case(
    name: "zip, one side 200 000 ahead (bound: 1 ahead)", goal: 1.5,
    bound: { zip($0, ahead: 1) }, weir: { zip($0, ahead: 200_000) }),
]

/// One of many subscribers leaves and a new one comes, again and again.
private func churn(_ count: Int, among live: Int, _ choose: (Int, Int) -> Int) -> Int {
  let sum = Sum()
  let source = opaque(PassthroughSubject<Int, Never>())
  var tokens = (0..<live).map { _ in source.sink { sum.total &+= $0 } }
  for turn in 0..<count {
    let index = choose(turn, live)
    tokens[index].cancel()
    tokens[index] = source.sink { sum.total &+= $0 }
  }
  source.send(1)
  return sum.total
}

private func zip(_ count: Int, ahead: Int) -> Int {
  let sum = Sum()
  let left = opaque(PassthroughSubject<Int, Never>())
  let right = opaque(PassthroughSubject<Int, Never>())
  let token = left.zip(right).sink { sum.total &+= $0 &+ $1 }
  for i in 0..<ahead { left.send(i) }
  for i in 0..<count {
    left.send(i)
    right.send(i)
  }
  token.cancel()
  return sum.total
}

/// Bytes of memory that one more subscription on a shared subject takes, its sink and token included:
/// by how much the resident set grows for 100 000 of them.
func bytesPerSubscription() -> Int {
  let count = 100_000
  let sum = Sum()
  let source = PassthroughSubject<Int, Never>()
  var tokens: [AnyCancellable] = []
  tokens.reserveCapacity(count + 1)
  let before = residentBytes()
  for _ in 0..<count { tokens.append(source.sink { sum.total &+= $0 }) }
  let after = residentBytes()
  return withExtendedLifetime(tokens) { (after - before) / count }
}

/// The second number of `/proc/self/statm`, in bytes.
private func residentBytes() -> Int {
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var text = [CChar](repeating: 0, count: 128)
  guard fgets(&text, Int32(text.count), file) != nil else { return 0 }
  let numbers = text.split(separator: 32).dropFirst().first ?? []
  let pages = numbers.reduce(0) { $0 * 10 + Int($1) - 48 }
  return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
}
