import CGtk

/// Turns a model's value into the text of a field, and what the user types into a value.
///
/// ```swift
/// let year = Converter<Int, YearProblem>(
///   format: { String($0) },
///   parse: { text throws(YearProblem) in
///     guard let year = Int(text) else { throw .noNumber }
///     return year
///   })
/// entry.createBinding(with: model.year, through: year, problem: problem, storeIn: &cancellables)
/// ```
public struct Converter<Value: Equatable & SendableMetatype, Problem: Error>: Sendable {
  /// The text of a value in the form it is shown in when nobody edits it.
  public let format: @Sendable (Value) -> String
  /// The value that a text stands for.
  public let parse: @Sendable (String) throws(Problem) -> Value

  public init(
    format: @escaping @Sendable (Value) -> String,
    parse: @escaping @Sendable (String) throws(Problem) -> Value
  ) {
    self.format = format
    self.parse = parse
  }

  /// The same for a value that may be missing: the empty text, spaces apart, is nil.
  public var optional: Converter<Value?, Problem> {
    Converter<Value?, Problem>(
      format: { [format] in $0.map(format) ?? "" },
      parse: { [parse] text throws(Problem) in
        text.allSatisfy(\.isWhitespace) ? nil : try parse(text)
      })
  }
}

/// Why a text is no number.
public enum NumberProblem: Error, Hashable, Sendable {
  /// There is no text.
  case empty
  /// It is something else.
  case notANumber
  /// It is a number that the model cannot hold.
  case outOfRange
}

extension Converter where Value: FixedWidthInteger, Problem == NumberProblem {
  /// Whole numbers, in digits with a sign at most. Spaces at the ends do not matter.
  public static var integer: Self {
    Self(
      format: { String($0) },
      parse: { text throws(NumberProblem) in
        let digits = try trimmed(text)
        if let number = Value(digits) { return number }
        let magnitude = digits.dropFirst(digits.first == "-" || digits.first == "+" ? 1 : 0)
        let isNumber = !magnitude.isEmpty && magnitude.utf8.allSatisfy { 48...57 ~= $0 }
        throw isNumber ? .outOfRange : .notANumber
      })
  }
}

extension Converter where Value: BinaryFloatingPoint, Problem == NumberProblem {
  /// Numbers as the user's locale writes them, without marks between thousands.
  ///
  /// - Parameter digits: How many places after the point are shown; what is typed is rounded to them,
  ///   so that text and value are the same.
  public static func decimal(digits: Int) -> Self {
    Self(
      format: { Translation.text(Double($0), digits: digits) },
      parse: { text throws(NumberProblem) in
        let typed = try number(trimmed(text))
        let value = Value(try number(Translation.text(typed, digits: digits)))
        // A number that is none too large for `Double` can be for `Value`.
        guard value.isFinite else { throw .outOfRange }
        return value
      })
  }
}

private func trimmed(_ text: String) throws(NumberProblem) -> String {
  let start = text.drop { $0.isWhitespace }
  guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { throw .empty }
  return String(start[...end])
}

private func number(_ text: String) throws(NumberProblem) -> Double {
  var number = 0.0
  guard weir_number_read(text, &number) else { throw .notANumber }
  guard number.isFinite else { throw .outOfRange }
  return number
}
