import SeededRandom

extension SplitMix64 {
  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  mutating func one<Element>(of choices: [Element]) -> Element { choices[below(choices.count)] }
}
