import Weir

extension Rule where Value: Comparable {
  /// The value must be within the range; NaN is in none.
  public static func range(_ range: ClosedRange<Value>, _ message: Message) -> Rule {
    Rule(message) { range.contains($0) }
  }
}

extension Rule {
  /// The value and another field's must go together. The field with the rule is judged again when
  /// the other changes, and it is the one that shows the error.
  ///
  /// ```swift
  /// .comparing(with: arrival, Message("Leave after you arrive.")) { departure, arrival in
  ///   departure > arrival
  /// }
  /// ```
  public static func comparing<Other>(
    with other: Field<Other>, _ message: Message,
    _ holds: @escaping (_ value: Value, _ other: Other) -> Bool
  ) -> Rule {
    Rule(neighbours: [other.changes]) { [subject = other.subject] value in
      holds(value, subject.value) ? .holds : .broken(message)
    }
  }
}

extension Rule where Value: Equatable {
  /// The value must be the same as another field's, as a repeated password is.
  public static func equal(to other: Field<Value>, _ message: Message) -> Rule {
    comparing(with: other, message, ==)
  }
}
