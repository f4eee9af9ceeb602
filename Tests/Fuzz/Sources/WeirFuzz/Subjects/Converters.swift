import WeirGtk

/// Whatever is typed is a value or a problem; what is shown for the value means the same value.
@Sendable func fuzzConverters(_ texts: [String]) {
  for text in texts {
    check(Converter<Int, NumberProblem>.integer, text)
    check(Converter<Int8, NumberProblem>.integer, text)
    check(Converter<UInt64, NumberProblem>.integer.optional, text)
    check(Converter<Double, NumberProblem>.decimal(digits: 2), text)
    check(Converter<Float, NumberProblem>.decimal(digits: 0), text)
  }
}

private func check<Value, Problem>(_ converter: Converter<Value, Problem>, _ text: String) {
  guard let value = try? converter.parse(text) else { return }
  let shown = converter.format(value)
  guard let again = try? converter.parse(shown) else {
    fatalError("'\(text)' means \(value), which is shown as '\(shown)', which means nothing.")
  }
  precondition(again == value, "'\(text)' means \(value), shown as '\(shown)', meaning \(again).")
}
