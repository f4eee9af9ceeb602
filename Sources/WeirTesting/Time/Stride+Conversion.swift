import Weir

extension MonotonicTime.Stride {
  /// Measures a length of time of any scheduler's, rounded to nanoseconds.
  ///
  /// Such a length can only be made, added and compared, not read; so it is counted out in lengths
  /// that double. One of a scheduler that knows no time, as ``ImmediateScheduler``, measures zero.
  init<Length>(_ length: Length)
  where Length: SignedNumeric & Comparable & SchedulerTimeIntervalConvertible {
    if let own = length as? Self {
      self = own
      return
    }
    let isNegative = length < .zero
    let count = (isNegative ? .zero - length : length).rounded(in: .nanoseconds(1))
    self.init(nanoseconds: isNegative ? -count : count)
  }
}

extension Comparable where Self: SignedNumeric {
  /// How many times `unit` fits into this length, to the nearest; zero if the unit is nothing.
  func rounded(in unit: Self) -> Int64 {
    guard unit > .zero else { return 0 }
    // Twice the length plus one unit, in steps of two units: that rounds to the nearest.
    var rest = self + self + unit
    var steps = [(length: unit + unit, count: Int64(1))]
    while let last = steps.last, last.length <= rest - last.length {
      steps.append((last.length + last.length, last.count * 2))
    }
    var total: Int64 = 0
    for step in steps.reversed() where step.length <= rest {
      rest -= step.length
      total += step.count
    }
    return total
  }
}
