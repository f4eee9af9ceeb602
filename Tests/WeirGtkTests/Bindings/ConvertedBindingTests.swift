import Weir
import XCTest

@testable import WeirGtk

/// The rules of a binding through a converter, on a widget without a display.
final class ConvertedBindingTests: XCTestCase {
  func testTheModelIsShownInTheConvertersForm() {
    onMain(1.5) { form in XCTAssertEqual(form.view.text, "1.50") }
  }

  func testEachTextThatStandsForAnotherValueIsSent() {
    onMain(0) { form in
      form.view.isFocused = true
      form.userReplaces("1")
      form.userTypes("2")
      form.userTypes(".")
      form.userTypes("5")
      XCTAssertEqual(form.sent, [1, 12, 12.5])
      XCTAssertEqual(form.view.text, "12.5")
    }
  }

  func testTheTextIsNotRewrittenWhileTheUserEdits() {
    onMain(0) { form in
      form.view.isFocused = true
      form.onSent = { if $0 > 10 { form.model.send(10) } }
      form.userReplaces("1")
      form.userTypes("2")
      XCTAssertEqual(form.model.value, 10)
      XCTAssertEqual(form.view.text, "12")
      form.view.pressReturn()
      form.turns.end()
      XCTAssertEqual(form.view.text, "10.00")
    }
  }

  func testTheTextTakesTheConvertersFormWhenTheUserLeaves() {
    onMain(0) { form in
      form.view.isFocused = true
      form.userReplaces("1.5")
      XCTAssertEqual(form.view.text, "1.5")
      form.view.isFocused = false
      form.view.leave()
      form.turns.end()
      XCTAssertEqual(form.view.text, "1.50")
      XCTAssertEqual(form.sent, [1.5])
    }
  }

  func testAProblemIsAValueAndTheModelIsLeftAsItIs() {
    onMain(2) { form in
      form.view.isFocused = true
      form.userReplaces("many")
      XCTAssertEqual(form.problems, [.notANumber])
      XCTAssertEqual(form.model.value, 2)
      form.view.isFocused = false
      form.view.leave()
      form.turns.end()
      XCTAssertEqual(form.view.text, "many", "what is wrong is left to be mended")
      form.view.isFocused = true
      form.userReplaces("3")
      XCTAssertEqual(form.problems, [.notANumber, nil])
      XCTAssertEqual(form.sent, [3])
    }
  }

  func testANewerValueOfTheModelReplacesAProblemWhenTheUserLeaves() {
    onMain(2) { form in
      form.view.isFocused = true
      form.userReplaces("many")
      form.model.send(7)
      form.turns.end()
      XCTAssertEqual(form.view.text, "many")
      form.view.pressReturn()
      form.turns.end()
      XCTAssertEqual(form.view.text, "7.00")
      XCTAssertEqual(form.problems, [.notANumber, nil])
    }
  }

  func testWhatTheUserEntersLastWinsOverAWaitingValue() {
    onMain(2) { form in
      form.view.isFocused = true
      form.userReplaces("4")
      form.model.send(7)
      form.userTypes("5")
      form.view.pressReturn()
      form.turns.end()
      XCTAssertEqual(form.model.value, 45)
      XCTAssertEqual(form.view.text, "45.00")
    }
  }

  func testAModelThatMovesWhileNobodyEditsIsShownAtOnce() {
    onMain(2) { form in
      form.view.isFocused = true
      form.model.send(3)
      XCTAssertEqual(form.view.text, "3.00")
      XCTAssertEqual(form.sent, [])
    }
  }

  func testATextThatNobodyIsInTakesTheConvertersFormAtTheTurnsEnd() {
    onMain(2) { form in
      form.view.setFromCode("4.126")
      XCTAssertEqual(form.sent, [4.13])
      form.turns.end()
      form.turns.end()
      XCTAssertEqual(form.view.text, "4.13")
    }
  }

  func testWhatTheWidgetCannotHoldGoesBackToTheModel() {
    onMain(2) { form in
      form.view.maxLength = 4
      form.model.send(12345)
      form.turns.end()
      form.turns.end()
      XCTAssertEqual(form.model.value, 1234)
      XCTAssertEqual(form.sent.first, 1234)
    }
  }

  private func onMain(_ value: Double, _ body: @escaping @MainActor (Form) -> Void) {
    MainActor.assumeIsolated { body(Form(value)) }
  }
}

/// The converters that come with the library.
final class ConverterTests: XCTestCase {
  func testWholeNumbers() {
    let converter = Converter<Int8, NumberProblem>.integer
    XCTAssertEqual(converter.format(-5), "-5")
    XCTAssertEqual(try converter.parse(" +127 "), 127)
    assertProblem(.empty) { try converter.parse("  ") }
    assertProblem(.outOfRange) { try converter.parse("128") }
    for text in ["1.5", "0x10", "twelve", "-", "1 2", "１"] {
      assertProblem(.notANumber) { try converter.parse(text) }
    }
  }

  func testDecimalNumbers() {
    let converter = Converter<Double, NumberProblem>.decimal(digits: 2)
    XCTAssertEqual(converter.format(1.5), "1.50")
    XCTAssertEqual(try converter.parse(" -1.239 "), -1.24)
    XCTAssertEqual(try converter.parse("1e3"), 1000)
    assertProblem(.empty) { try converter.parse("") }
    assertProblem(.outOfRange) { try converter.parse("1e999") }
    let single = Converter<Float, NumberProblem>.decimal(digits: 0)
    assertProblem(.outOfRange) { try single.parse("1e99") }
    for text in ["nan", "inf", "0x10", "1,5", "1.5.2", "e"] {
      assertProblem(.notANumber) { try converter.parse(text) }
    }
  }

  func testAMissingValueIsTheEmptyText() {
    let converter = Converter<Int, NumberProblem>.integer.optional
    XCTAssertEqual(converter.format(nil), "")
    XCTAssertNil(try converter.parse(" "))
    XCTAssertEqual(try converter.parse("3"), 3)
    assertProblem(.notANumber) { try converter.parse("x") }
  }

  private func assertProblem<Value>(
    _ problem: NumberProblem, line: UInt = #line, _ parse: () throws -> Value
  ) {
    XCTAssertThrowsError(try parse(), line: line) { XCTAssertEqual($0 as? NumberProblem, problem) }
  }
}

@MainActor
private final class Form {
  let view = FakeText()
  let turns = Turns()
  let model: CurrentValueSubject<Double, Never>
  private(set) var sent: [Double] = []
  private(set) var problems: [NumberProblem?] = []
  var onSent: (Double) -> Void = { _ in }
  private var binding: ConvertedBinding<FakeText, Double, NumberProblem>!

  init(_ value: Double) {
    model = CurrentValueSubject(value)
    binding = ConvertedBinding(
      view, .decimal(digits: 2),
      send: { [unowned self] value in
        sent.append(value)
        model.send(value)
        onSent(value)
      },
      report: { [unowned self] in problems.append($0) },
      schedule: { [turns] in turns.schedule($0) })
    view.onChange = { [unowned self] in binding.text.controlChanged() }
    model.subscribe(binding)
  }

  func userTypes(_ text: String) {
    view.type(text)
    turns.end()
  }

  /// Types over everything.
  func userReplaces(_ text: String) {
    view.deleteAll()
    userTypes(text)
  }
}
