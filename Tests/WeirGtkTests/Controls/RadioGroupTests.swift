import CGtk
import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import XCTest

final class RadioGroupTests: XCTestCase {
  func testTheMomentWithoutAChosenButtonIsNotSeen() throws {
    try withGtk {
      let buttons = [CheckButton("A", isOn: true), CheckButton("B")]
      let group = RadioGroup(buttons)
      let model = CurrentValueSubject<Int?, Never>(0)
      let sent = model.record()
      let token = group.binding(with: model)
      weir_check_set_active(buttons[1].pointer, true)
      settleLoop()
      XCTAssertEqual(sent.values, [0, 1])
      XCTAssertFalse(buttons[0].isOn)
      token.cancel()
      sent.cancel()
    }
  }

  func testNoneIsChosenWhenTheChosenOneIsTakenBack() throws {
    try withGtk {
      let buttons = [CheckButton("A", isOn: true), CheckButton("B")]
      let group = RadioGroup(buttons)
      let indices = group.selectedIndexPublisher.record()
      buttons[0].isOn = false
      XCTAssertNil(group.selectedIndex)
      settleLoop()
      XCTAssertEqual(indices.values, [0, nil])
      indices.cancel()
    }
  }

  func testAPositionWithoutAButtonIsNone() throws {
    try withGtk {
      let buttons = [ToggleButton("A"), ToggleButton("B")]
      let group = RadioGroup(buttons)
      let model = CurrentValueSubject<Int?, Never>(1)
      let token = group.binding(with: model)
      XCTAssertTrue(buttons[1].isOn)
      for wrong in [2, -1, .max] {
        model.send(wrong)
        settleLoop()
        XCTAssertNil(model.value)
        XCTAssertNil(group.selectedIndex)
        model.send(1)
      }
      token.cancel()
    }
  }

  func testItsButtonsKeepItAndItEndsWithTheLastOfThem() throws {
    try withGtk {
      settleLoop()
      let wrappers = LiveCounts.wrappers
      let boxes = LiveCounts.signalBoxes
      var buttons = [CheckButton("A", isOn: true), CheckButton("B")]
      let model = CurrentValueSubject<Int?, Never>(1)
      let token = RadioGroup(buttons).binding(with: model)
      let ends = Shared(false)
      weak var group: RadioGroup?
      do {
        let other = RadioGroup([CheckButton("alone")])
        group = other
        _ = other.selectedIndexPublisher.sink(
          receiveCompletion: { _ in ends.value = true }, receiveValue: { _ in })
      }
      XCTAssertNil(group)
      weir_check_set_active(buttons[0].pointer, true)
      XCTAssertEqual(model.value, 0)
      buttons.removeLast()
      weir_check_set_active(buttons[0].pointer, false)
      settleLoop()
      XCTAssertNil(model.value)
      buttons = []
      settleLoop()
      XCTAssertEqual(LiveCounts.wrappers, wrappers)
      XCTAssertEqual(LiveCounts.signalBoxes, boxes)
      token.cancel()
    }
  }

  func testAGroupThatIsKeptFinishesWithItsLastButton() throws {
    try withGtk {
      var buttons = [CheckButton("A"), CheckButton("B")]
      let group = RadioGroup(buttons)
      let indices = group.selectedIndexPublisher.record()
      buttons.removeFirst()
      XCTAssertNil(indices.completion)
      buttons = []
      XCTAssertEqual(indices.completion, .finished)
      XCTAssertTrue(group.isDisposed)
      XCTAssertNil(group.selectedIndex)
    }
  }

  func testNothingIsLeftOfButtonsInAWindow() throws {
    try withGtk {
      assertNothingIsLeft { window, cancellables in
        let buttons = [CheckButton("A"), CheckButton("B")]
        let group = RadioGroup(buttons)
        window.child = Box(.vertical, buttons)
        group.createBinding(with: CurrentValueSubject(1), storeIn: &cancellables)
        group.selectedIndexPublisher.userOnly.sink { _ in }.store(in: &cancellables)
        buttons[0].isOn = true
        buttons[0].isOn = false
        return buttons + [group]
      }
    }
  }

  func testASegmentedControlIsOneChoice() throws {
    try withGtk {
      let control = SegmentedControl(["_One", "_Two", "T_hree"], selectedIndex: nil)
      XCTAssertNil(control.selectedIndex)
      XCTAssertTrue(control.hasCSSClass("linked"))
      let indices = control.selectedSegmentIndexPublisher.record()
      control.buttons[2].isOn = true
      control.selectedIndex = 0
      settleLoop()
      XCTAssertEqual(indices.values, [nil, 2, 0])
      XCTAssertEqual(control.buttons.map(\.isOn), [true, false, false])
      indices.cancel()
    }
  }

  func testACheckButtonKnowsItsOtherStates() throws {
    try withGtk {
      let check = CheckButton("_All", isOn: true)
      check.isInconsistent = true
      XCTAssertTrue(check.isInconsistent && check.isOn)
      XCTAssertEqual(check.label, "_All")
      check.label = nil
      XCTAssertNil(check.label)
    }
  }
}
