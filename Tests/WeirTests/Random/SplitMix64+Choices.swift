import SeededRandom

extension SplitMix64 {
  /// A number from 0 up to, not including, `bound`.
  mutating func below(_ bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  /// True that often in a hundred.
  mutating func happens(_ percent: Int) -> Bool {
    below(100) < percent
  }
}
