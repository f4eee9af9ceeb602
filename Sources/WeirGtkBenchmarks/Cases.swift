import CGtkBenchmarks
import Weir
import WeirGtk

/// One thing that is done in C by what GTK and GObject offer, and by this library.
struct Case {
  let name: String
  /// What the library may cost at most, as a multiple of C.
  let goal: Double
  let c: (Int) -> Double
  let weir: @MainActor (Int) -> Double
}

@MainActor
let cases = [
  Case(
    name: "a signal of a scale to a handler (C) or a sink", goal: 1.5,
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
    name: "model to scale (C: g_object_bind_property both ways, adjustment to the scale's)",
    goal: 1,
    c: bench_model_to_scale, weir: modelToScale),
  Case(
    name: "scale to model (the same, the other way)", goal: 1,
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
    name: "model to scale, against two adjustments without a widget", goal: 1,
    c: bench_pair, weir: modelToScale),
  Case(
    name: "model to entry (C: g_object_bind_property both ways, a string property)", goal: 1,
    c: bench_model_to_entry,
    weir: { n in
      let entry = Entry()
      let model = CurrentValueSubject<String, Never>("")
      let token = entry.binding(with: model)
      for i in 0..<n { model.send(texts[i & 1]) }
      token.cancel()
      return Double(entry.text.utf8.count)
    }),
  Case(
    name: "entry to model (the same, the other way)", goal: 1,
    c: bench_entry_to_model,
    weir: { n in
      let entry = Entry()
      let model = CurrentValueSubject<String, Never>("")
      let token = entry.binding(with: model)
      for i in 0..<n { entry.text = texts[i & 1] }
      token.cancel()
      return Double(model.value.utf8.count)
    }),
  Case(
    name: "an equal text (C: strcmp first)", goal: 5,
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
    name: "bind a scale and unbind it", goal: 1,
    c: bench_bind_and_unbind,
    weir: { n in
      let scale = Scale(0...1e9)
      let model = CurrentValueSubject<Double, Never>(0)
      for _ in 0..<n { scale.binding(with: model).cancel() }
      return Double(n)
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

/// Moves the scale as GTK does.
@MainActor
private func move(_ scale: Scale, _ value: Double) {
  bench_move(UnsafeMutableRawPointer(scale.pointer), value)
}

private final class Sum {
  var total = 0.0
}
