import CGtkBenchmarks
import Weir
import WeirGtk

/// Bytes that one more binding of an entry, or a scale, to a shared subject takes.
@MainActor
func bytesPerBinding(_ count: Int) -> (entry: Int, scale: Int) {
  let text = CurrentValueSubject<String, Never>("")
  let number = CurrentValueSubject<Double, Never>(0)
  let entries = (0..<count).map { _ in Entry() }
  let scales = (0..<count).map { _ in Scale() }
  // An entry makes its buffer when it is first asked for its text.
  for entry in entries { _ = entry.text }
  var tokens: [AnyCancellable] = []
  tokens.reserveCapacity(2 * count)
  let start = bench_used_bytes()
  for entry in entries { tokens.append(entry.binding(with: text)) }
  let between = bench_used_bytes()
  for scale in scales { tokens.append(scale.binding(with: number)) }
  let end = bench_used_bytes()
  return withExtendedLifetime((tokens, entries, scales)) {
    ((between - start) / count, (end - between) / count)
  }
}

/// CPU nanoseconds that each of the first thousand and of the last thousand of `count` bindings to one
/// subject takes to make and to end.
@MainActor
func growth(_ count: Int) -> (made: (Int, Int), ended: (Int, Int)) {
  let model = CurrentValueSubject<Double, Never>(0)
  let scales = (0..<count).map { _ in Scale() }
  var tokens: [AnyCancellable] = []
  tokens.reserveCapacity(count)
  var made: [Int] = []
  var ended: [Int] = []
  for start in stride(from: 0, to: count, by: 1000) {
    let before = bench_cpu()
    for scale in scales[start..<start + 1000] { tokens.append(scale.binding(with: model)) }
    made.append((bench_cpu() - before) / 1000)
  }
  for start in stride(from: 0, to: count, by: 1000) {
    let before = bench_cpu()
    for token in tokens[start..<start + 1000] { token.cancel() }
    ended.append((bench_cpu() - before) / 1000)
  }
  return withExtendedLifetime(scales) {
    ((made.first ?? 0, made.last ?? 0), (ended.first ?? 0, ended.last ?? 0))
  }
}
