import CGtkBenchmarks
import Weir
import WeirGtk
import WeirText

/// One thing that is done in C by what GTK and GObject offer, and by this library.
struct Case {
  let name: String
  let goal: Goal
  let c: (Int) -> Double
  let weir: @MainActor (Int) -> Double
}

/// What the library may cost at most.
enum Goal: CustomStringConvertible {
  /// So many times the instructions of C.
  case times(Double)
  /// So many nanoseconds, whatever C costs.
  case nanoseconds(Int)

  var description: String {
    switch self {
    case .times(let factor): "times \(factor)"
    case .nanoseconds(let count): "ns \(count)"
    }
  }
}

@MainActor
let cases = [
  Case(
    name: "a signal of a scale to a handler (C) or a sink", goal: .times(1.5),
    c: bench_handler,
    weir: { n in
      let scale = Scale(0...1e9)
      let sum = Sum()
      let token = scale.publisher(for: .valueChanged).sink { _ in sum.total += 1 }
      for i in 1...n { move(scale, Double(i)) }
      token.cancel()
      return sum.total
    }),
  Case(
    name: "model to scale (C: from an adjustment)", goal: .times(1),
    c: bench_model_to_scale, weir: modelToScale),
  Case(
    name: "scale to model (C: to an adjustment)", goal: .times(1),
    c: bench_scale_to_model,
    weir: { n in
      let scale = Scale(0...1e9)
      let model = CurrentValueSubject<Double, Never>(0)
      let token = scale.binding(with: model)
      for i in 1...n { move(scale, Double(i)) }
      token.cancel()
      return model.value
    }),
  Case(
    name: "model to scale, against two adjustments without a widget", goal: .times(1),
    c: bench_pair, weir: modelToScale),
  Case(
    name: "model to entry, caret at the start (C: from a string property)", goal: .times(1),
    c: bench_model_to_entry, weir: { modelToEntry($0, caret: 0) }),
  Case(
    name: "model to entry, caret kept at the end (C: `set_text`, `set_position`)", goal: .times(1),
    c: bench_model_to_entry_keeping_caret, weir: { modelToEntry($0, caret: texts[0].count) }),
  Case(
    name: "entry, set from code, to model (C: to a string property)", goal: .times(1),
    c: bench_entry_to_model,
    weir: { n in
      let entry = Entry()
      let model = CurrentValueSubject<String, Never>(texts[1])
      let token = entry.binding(with: model)
      entry.caretPosition = 0
      for i in 0..<n { entry.text = texts[i & 1] }
      token.cancel()
      return Double(model.value.utf8.count)
    }),
  Case(
    name: "an equal text (C: `strcmp` first)", goal: .nanoseconds(100),
    c: bench_equal_text,
    weir: { n in
      let entry = Entry()
      let model = CurrentValueSubject<String, Never>(texts[0])
      let token = entry.binding(with: model)
      for _ in 0..<n { model.send(texts[0]) }
      token.cancel()
      return entry.text == texts[0] ? Double(n) : 0
    }),
  Case(
    name: "bind a scale and unbind it", goal: .times(1),
    c: bench_bind_and_unbind,
    weir: { n in
      let scale = Scale(0...1e9)
      let model = CurrentValueSubject<Double, Never>(0)
      for _ in 0..<n { scale.binding(with: model).cancel() }
      return Double(n)
    }),
  Case(
    name: "a character typed into a text of 1 MB (C: bound to nothing)", goal: .times(2),
    c: bench_type_unbound,
    weir: { n in
      let view = TextView()
      let line = "The quick brown fox jumps over the lazy dog, day by day by day.\n"
      let text = TextDocument(String(repeating: line, count: 1 << 20 / line.utf8.count))
      let model = CurrentValueSubject<TextDocument, Never>(text)
      let token = view.binding(with: model)
      view.buffer.caretPosition = text.count / 2
      for _ in 0..<n { bench_type(UnsafeMutableRawPointer(view.buffer.pointer)) }
      token.cancel()
      return Double(model.value.count)
    }),
]

private let texts = ["The quick brown fox", "The quick brown box"]

@MainActor
private func modelToScale(_ n: Int) -> Double {
  let scale = Scale(0...1e9)
  let model = CurrentValueSubject<Double, Never>(0)
  let token = scale.binding(with: model)
  for i in 1...n { model.send(Double(i)) }
  token.cancel()
  return scale.value
}

@MainActor
private func modelToEntry(_ n: Int, caret: Int) -> Double {
  let entry = Entry()
  let model = CurrentValueSubject<String, Never>(texts[1])
  let token = entry.binding(with: model)
  entry.caretPosition = caret
  for i in 0..<n { model.send(texts[i & 1]) }
  token.cancel()
  return Double(entry.text.utf8.count + entry.caretPosition)
}

/// Moves the scale as GTK does.
@MainActor
private func move(_ scale: Scale, _ value: Double) {
  bench_move(UnsafeMutableRawPointer(scale.pointer), value)
}

private final class Sum {
  var total = 0.0
}
