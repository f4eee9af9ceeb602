/// What the lists show.
struct Planet: Identifiable, Hashable, CustomStringConvertible {
  let id: Int
  let name: String
  /// How many are known.
  let moons: Int

  var description: String { name }

  static let all = [
    Planet(id: 1, name: "Mercury", moons: 0), Planet(id: 2, name: "Venus", moons: 0),
    Planet(id: 3, name: "Earth", moons: 1), Planet(id: 4, name: "Mars", moons: 2),
    Planet(id: 5, name: "Jupiter", moons: 95), Planet(id: 6, name: "Saturn", moons: 146),
    Planet(id: 7, name: "Uranus", moons: 28), Planet(id: 8, name: "Neptune", moons: 16),
  ]
}
