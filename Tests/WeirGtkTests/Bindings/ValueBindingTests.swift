import Weir
import XCTest

@testable import WeirGtk

/// The rules of a two-way number binding, on a widget without a display.
final class ValueBindingTests: XCTestCase {
  func testAMoveOfTheUserIsSentOnce() {
    onMain { form in
      form.view.heldValue = 5
      XCTAssertEqual(form.sent, [5])
      XCTAssertEqual(form.model.value, 5)
    }
  }

  func testAWrittenNumberDoesNotEcho() {
    onMain { form in
      form.model.send(7)
      form.model.send(7)
      XCTAssertEqual(form.view.heldValue, 7)
      XCTAssertEqual(form.view.writes, 1)
      XCTAssertEqual(form.sent, [])
    }
  }

  func testANumberOutsideTheRangeComesBackOnceAsTheNearestEnd() {
    onMain { form in
      form.model.send(150)
      XCTAssertEqual(form.sent, [100])
      form.turns.end()
      form.model.send(-.infinity)
      XCTAssertEqual(form.sent, [100, 0])
      XCTAssertEqual(form.model.value, 0)
    }
  }

  func testNaNIsRefusedAndTheModelToldOnce() {
    onMain { form in
      form.model.send(7)
      form.model.send(.nan)
      XCTAssertEqual(form.view.heldValue, 7)
      XCTAssertEqual(form.model.value, 7)
      XCTAssertEqual(form.sent, [7])
    }
  }

  func testAModelThatInsistsIsNotAnsweredAgain() {
    onMain { form in
      form.onSent = { _ in form.model.send(150) }
      form.model.send(150)
      XCTAssertEqual(form.sent, [100])
      form.turns.end()
      form.onSent = { _ in form.model.send(.nan) }
      form.model.send(.nan)
      XCTAssertEqual(form.sent, [100, 100])
    }
  }

  func testTwoNumbersOutsideTheRangeInOneTurnAreBothCorrected() {
    onMain { form in
      form.model.send(150)
      form.model.send(120)
      XCTAssertEqual(form.sent, [100])
      form.turns.end()
      XCTAssertEqual(form.sent, [100, 100])
      XCTAssertEqual(form.model.value, 100)
    }
  }

  func testANarrowedRangeReachesTheModelOnce() {
    onMain { form in
      form.model.send(80)
      form.view.range = 0...50
      XCTAssertEqual(form.sent, [50])
      XCTAssertEqual(form.view.heldValue, 50)
    }
  }

  func testAModelThatRoundsIsFollowed() {
    onMain { form in
      form.onSent = { form.model.send($0.rounded()) }
      form.view.heldValue = 33.3
      XCTAssertEqual(form.view.heldValue, 33)
      XCTAssertEqual(form.model.value, 33)
    }
  }

  func testANumberSentFromInsideAWriteIsWrittenAfterIt() {
    onMain { form in
      form.view.onChange = {
        form.binding.controlChanged()
        if form.view.heldValue == 1 { form.model.send(2) }
      }
      form.model.send(1)
      XCTAssertEqual(form.view.heldValue, 2)
      XCTAssertEqual(form.sent, [])
    }
  }

  func testANumberIsComparedAsTheModelWouldHoldIt() {
    onMain { form in
      form.view.heldValue = 0.7
      XCTAssertEqual(form.sent, [0.7])
      let writes = form.view.writes
      let narrow = ValueBinding<Float>(
        form.view.access.floating(), send: { _ in XCTFail("nothing has changed") },
        schedule: form.turns.schedule)
      narrow.modelChanged(0.7)
      XCTAssertEqual(form.view.heldValue, 0.7)
      XCTAssertEqual(form.view.writes, writes)
    }
  }

  private func onMain(_ body: @escaping @MainActor (Form) -> Void) {
    MainActor.assumeIsolated { body(Form()) }
  }
}

/// A number widget without a display, which behaves as GTK's slider does.
@MainActor
private final class FakeScale {
  private(set) var writes = 0
  var onChange: () -> Void = {}
  var range: ClosedRange<Double> = 0...100 {
    didSet { hold(held) }
  }
  private var held = 0.0

  var heldValue: Double {
    get { held }
    set {
      writes += 1
      // GTK takes NaN for the greatest value.
      hold(newValue.isNaN ? range.upperBound : newValue)
    }
  }

  var access: ValueAccess<Double> {
    ValueAccess(
      OpaquePointer(bitPattern: 8)!, "value-changed", read: { [self] _ in held },
      write: { [self] in heldValue = $1 })
  }

  private func hold(_ value: Double) {
    let old = held
    held = min(max(value, range.lowerBound), range.upperBound)
    if held != old { onChange() }
  }
}

@MainActor
private final class Form {
  let view = FakeScale()
  let turns = Turns()
  let model = CurrentValueSubject<Double, Never>(0)
  private(set) var sent: [Double] = []
  var onSent: (Double) -> Void = { _ in }
  private(set) var binding: ValueBinding<Double>!
  private var token: AnyCancellable?

  init() {
    binding = ValueBinding(
      view.access,
      send: { [unowned self] value in
        sent.append(value)
        model.send(value)
        onSent(value)
      }, schedule: { [turns] in turns.schedule($0) })
    view.onChange = { [unowned self] in binding.controlChanged() }
    token = model.sink { [unowned self] value in
      MainActor.assumeIsolated { binding.modelChanged(value) }
    }
  }
}
