import CGtk
import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import XCTest

final class DropDownTests: XCTestCase {
  func testTheFirstTextIsChosenAtFirst() throws {
    try withGtk {
      let list = DropDown(["Red", "Green"])
      XCTAssertEqual(list.items, ["Red", "Green"])
      XCTAssertEqual(list.selectedIndex, 0)
      XCTAssertEqual(list.selectedItem, "Red")
      list.selectedItem = "Green"
      XCTAssertEqual(list.selectedIndex, 1)
      list.selectedItem = "Blue"
      XCTAssertNil(list.selectedIndex)
      list.enablesSearch = true
      XCTAssertTrue(list.enablesSearch)
    }
  }

  func testAnEmptyListHasNothingChosen() throws {
    try withGtk {
      let list = DropDown()
      let index = CurrentValueSubject<Int?, Never>(0)
      let item = CurrentValueSubject<String?, Never>("Red")
      let indices = index.record()
      let tokens = [list.binding(with: index), list.binding(with: item)]
      settleLoop()
      XCTAssertEqual(list.items, [])
      XCTAssertNil(list.selectedIndex)
      XCTAssertEqual(indices.values, [0, nil])
      XCTAssertNil(item.value)
      list.items = ["Red", "Green"]
      settleLoop()
      XCTAssertEqual(index.value, 0)
      XCTAssertEqual(item.value, "Red")
      list.items = []
      settleLoop()
      XCTAssertNil(index.value)
      XCTAssertNil(item.value)
      indices.cancel()
      for token in tokens { token.cancel() }
    }
  }

  func testWhatIsNotInTheListBecomesNothingOnce() throws {
    try withGtk {
      let list = DropDown(["Red", "Green"])
      let index = CurrentValueSubject<Int?, Never>(1)
      let item = CurrentValueSubject<String?, Never>("Green")
      let indices = index.record()
      let items = item.record()
      let tokens = [list.binding(with: index), list.binding(with: item)]
      index.send(7)
      settleLoop()
      XCTAssertEqual(indices.values, [1, 7, nil])
      XCTAssertEqual(items.values, ["Green", nil])
      item.send("Blue")
      settleLoop()
      XCTAssertEqual(items.values, ["Green", nil, "Blue", nil])
      XCTAssertEqual(indices.values, [1, 7, nil])
      for token in tokens { token.cancel() }
      indices.cancel()
      items.cancel()
    }
  }

  func testTheChosenTextStaysWhenTheListChanges() throws {
    try withGtk {
      let list = DropDown(["Red", "Green"])
      list.selectedIndex = 1
      let items = list.selectedItemPublisher.record()
      let indices = list.selectedIndexPublisher.record()
      list.items = ["Black", "Blue", "Green"]
      settleLoop()
      XCTAssertEqual(list.selectedIndex, 2)
      XCTAssertEqual(items.values, ["Green"])
      XCTAssertEqual(indices.values, [1, 2])
      list.items = ["Black", "Blue"]
      XCTAssertEqual(list.selectedItem, "Black")
      list.selectedIndex = nil
      list.items = ["White"]
      XCTAssertNil(list.selectedIndex)
      items.cancel()
      indices.cancel()
    }
  }

  func testItsItemIsBoundToAPublishedProperty() throws {
    try withGtk {
      let model = Paint()
      let list = DropDown(["Red", "Green"])
      let token = list.binding(with: model, \.colour, \.$colour)
      XCTAssertEqual(list.selectedIndex, 1)
      weir_drop_down_set_selected(list.pointer, 0)
      XCTAssertEqual(model.colour, "Red")
      token.cancel()
    }
  }

  func testNothingIsLeftOfAListWithItemBindings() throws {
    try withGtk {
      assertNothingIsLeft { window, cancellables in
        let list = DropDown(["Red", "Green"])
        window.child = list
        list.createBinding(with: CurrentValueSubject("Green"), storeIn: &cancellables)
        list.createBinding(with: Paint(), \.colour, \.$colour, storeIn: &cancellables)
        list.selectedItemPublisher.sink { _ in }.store(in: &cancellables)
        list.items = ["Blue"]
        return [list]
      }
    }
  }
}

private final class Paint {
  @Published var colour: String? = "Green"
}
