import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import XCTest

/// Bindings through a converter on real widgets.
final class EditableConverterTests: XCTestCase {
  func testAnEntryAndANumberFollowEachOther() throws {
    try withGtk {
      let entry = Entry()
      let model = CurrentValueSubject<Int, Never>(5)
      let problem = CurrentValueSubject<NumberProblem?, Never>(nil)
      let token = entry.binding(with: model, through: .integer, problem: problem)
      XCTAssertEqual(entry.text, "5")
      entry.caretPosition = 1
      entry.typeText("2")
      XCTAssertEqual(model.value, 52)
      entry.typeText("x")
      settleLoop()
      XCTAssertEqual(problem.value, .notANumber)
      XCTAssertEqual(model.value, 52)
      XCTAssertEqual(entry.text, "52x")
      model.send(7)
      settleLoop()
      XCTAssertEqual(entry.text, "7")
      XCTAssertNil(problem.value)
      token.cancel()
      entry.typeText("9")
      settleLoop()
      XCTAssertEqual(model.value, 7)
    }
  }

  func testValuesOfAWorkerAreShownOnTheMainLoop() throws {
    try withGtk {
      let entry = Entry()
      let model = CurrentValueSubject<Int, Never>(0)
      let token = entry.binding(with: model, through: .integer)
      let thread = Thread { for number in 1...500 { model.send(number) } }
      thread.start()
      XCTAssertTrue(turnLoop { entry.text == "500" })
      token.cancel()
    }
  }

  func testNothingIsLeftOfAConvertedBinding() throws {
    try withGtk {
      assertNothingIsLeft { window, cancellables in
        let entry = Entry()
        let password = PasswordEntry()
        window.child = Box(.vertical, [entry, password])
        let problem = CurrentValueSubject<NumberProblem?, Never>(nil)
        entry.createBinding(
          with: CurrentValueSubject(5), through: .integer, problem: problem,
          storeIn: &cancellables)
        password.createBinding(
          with: Settings(), \.pin, \.$pin, through: Converter.integer.optional,
          storeIn: &cancellables)
        entry.grabFocus()
        entry.typeText("x")
        password.typeText("12")
        return [entry, password]
      }
    }
  }
}

private final class Settings {
  @Published var pin: Int?
}
