import CGtk
import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import XCTest

final class ListBoxTests: XCTestCase {
  func testRowsComeGoAndAreFound() throws {
    try withGtk {
      let one = Label("one")
      let box = ListBox([one, Label("two")])
      let first = Label("zero")
      box.insert(first, at: 0)
      XCTAssertEqual(box.rowCount, 3)
      XCTAssertTrue(box.row(at: 0) === first)
      XCTAssertTrue(box.row(at: 1) === one)
      XCTAssertNil(box.row(at: 3))
      XCTAssertNil(box.row(at: -1))
      box.remove(at: 1)
      box.remove(at: 9)
      XCTAssertEqual(box.rowCount, 2)
      XCTAssertNil(one.parent)
      box.removeAll()
      XCTAssertEqual(box.rowCount, 0)
      box.setPlaceholder(Label("nothing"))
      box.showsSeparators = true
      box.opensOnSingleClick = false
      XCTAssertTrue(box.showsSeparators)
      XCTAssertFalse(box.opensOnSingleClick)
      XCTAssertEqual(box.rowCount, 0)
    }
  }

  func testTheSelectionFollowsItsRowAndItsModel() throws {
    try withGtk {
      let box = ListBox(["a", "b", "c"].map { Label($0) })
      let model = CurrentValueSubject<Int?, Never>(1)
      let sent = model.record()
      let token = box.binding(of: .selectedIndex, with: model)
      XCTAssertEqual(box.selectedIndex, 1)
      box.selectedIndex = 2
      box.insert(Label("x"), at: 0)
      box.remove(at: 3)
      model.send(9)
      settleLoop()
      XCTAssertEqual(sent.values, [1, 2, 3, nil, 9, nil])
      token.cancel()
      sent.cancel()
    }
  }

  func testManyRowsAreBound() throws {
    try withGtk {
      let box = ListBox(selection: .multiple, ["a", "b", "c"].map { Label($0) })
      let model = CurrentValueSubject<Set<Int>, Never>([0, 2, 7])
      let token = box.binding(of: .selectedRows, with: model)
      settleLoop()
      XCTAssertEqual(box.selectedRows, [0, 2])
      XCTAssertEqual(model.value, [0, 2])
      model.send([1])
      XCTAssertEqual(box.selectedRows, [1])
      weir_list_box_set_selected(box.pointer, 2, true)
      XCTAssertEqual(model.value, [1, 2])
      token.cancel()
      let none = ListBox(selection: .none, [Label("a")])
      none.selectedIndex = 0
      XCTAssertNil(none.selectedIndex)
      let one = ListBox(["a", "b"].map { Label($0) })
      one.selectedRows = [0, 1]
      XCTAssertEqual(one.selectedRows, [0])
    }
  }

  func testARowIsOpened() throws {
    try withGtk {
      let box = ListBox(["a", "b"].map { Label($0) })
      let window = Window()
      window.child = box
      window.present()
      let opened = box.activateRowPublisher.record()
      weir_list_box_activate(box.pointer, 1)
      box.setRow(0, isSelectable: false, isActivatable: false)
      weir_list_box_activate(box.pointer, 0)
      XCTAssertEqual(opened.values, [1])
      opened.cancel()
      window.destroy()
    }
  }

  func testNothingIsLeftOfAListBox() throws {
    try withGtk {
      assertNothingIsLeft { window, cancellables in
        let box = ListBox(selection: .multiple, ["a", "b"].map { Label($0) })
        box.setPlaceholder(Label("nothing"))
        window.child = box
        box.selectedIndexPublisher.sink { [box] _ in _ = box }.store(in: &cancellables)
        box.activateRowPublisher.sink { _ in }.store(in: &cancellables)
        box.createBinding(
          of: .selectedRows, with: CurrentValueSubject([1]), storeIn: &cancellables)
        return [box]
      }
    }
  }
}
