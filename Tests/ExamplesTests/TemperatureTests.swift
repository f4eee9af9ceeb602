import Testing
import WeirGtk

@testable import ExampleTemperature

@Suite("Example: temperature")
struct TemperatureTests {
  private typealias Temperature = Converter<Double, TemperatureProblem>

  @Test("Both units stand for the same value", arguments: [(100.0, "212.0"), (-40, "-40.0")])
  func units(_ celsius: Double, _ fahrenheit: String) throws {
    #expect(Temperature.fahrenheit.format(celsius) == fahrenheit)
    #expect(abs(try Temperature.fahrenheit.parse(fahrenheit) - celsius) < 1e-9)
    #expect(try Temperature.celsius.parse("\(celsius)") == celsius)
  }

  @Test("What is no temperature says why")
  func problems() {
    #expect(throws: TemperatureProblem.noNumber) { try Temperature.celsius.parse("warm") }
    #expect(throws: TemperatureProblem.tooCold) { try Temperature.celsius.parse("-273.2") }
    #expect(throws: TemperatureProblem.tooCold) { try Temperature.fahrenheit.parse("-460") }
    #expect(throws: Never.self) { try Temperature.fahrenheit.parse("-459.6") }
  }
}
