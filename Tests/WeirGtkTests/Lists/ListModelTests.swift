import CGtk
import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import XCTest

/// The rows of a list and their selection, without a view.
final class ListModelTests: XCTestCase {
  func testTheSelectionStaysWithItsRow() throws {
    try withGtk {
      let model = ListModel(["a", "b", "c"])
      let indices = model.selectedIndexPublisher.record()
      model.selectedIndex = 1
      model.items = ["x", "a", "b", "c"]
      XCTAssertEqual(model.selectedItem, "b")
      model.items = ["c", "b", "a"]
      XCTAssertEqual(model.selectedItem, "b")
      model.items = ["a", "c", "b"]
      XCTAssertEqual(model.selectedItem, "b")
      model.items.remove(at: 2)
      XCTAssertNil(model.selectedItem)
      XCTAssertEqual(indices.values, [nil, 1, 2, 1, 2, nil])
      indices.cancel()
    }
  }

  func testManyRowsStaySelectedHoweverTheyMove() throws {
    try withGtk {
      let model = ListModel(Array(0..<100), selection: .multiple)
      model.selectedRows = [3, 50, 99]
      model.items = model.items.reversed()
      XCTAssertEqual(model.selectedRows, [96, 49, 0])
      XCTAssertEqual(model.selectedItems, [99, 50, 3])
      model.items = model.items.filter { $0 != 50 }
      XCTAssertEqual(model.selectedItems, [99, 3])
    }
  }

  func testARowOfTheSameIdKeepsItsSelectionWhenItsContentChanges() throws {
    try withGtk {
      let model = ListModel([Person(1, "Ada"), Person(2, "Grace")])
      model.selectedIndex = 1
      let items = model.selectedItemPublisher.record()
      model.items = [Person(1, "Ada"), Person(2, "Hopper")]
      XCTAssertEqual(model.selectedIndex, 1)
      XCTAssertEqual(items.values, [Person(2, "Grace"), Person(2, "Hopper")])
      items.cancel()
    }
  }

  func testOnlyAsManyAreSelectedAsTheModeAllows() throws {
    try withGtk {
      let none = ListModel(["a", "b"], selection: .none)
      none.selectedIndex = 1
      XCTAssertEqual(none.selectedRows, [])
      let one = ListModel(["a", "b", "c"])
      one.selectedRows = [2, 1, 7]
      XCTAssertEqual(one.selectedRows, [1])
      one.selectedIndex = 3
      XCTAssertNil(one.selectedIndex)
    }
  }

  func testOnlyTheUsersChoicesAreSentAsSelectAndDeselect() throws {
    try withGtk {
      let model = ListModel(["a", "b", "c"])
      let selected = model.didSelectRowPublisher.record()
      let deselected = model.didDeselectItemPublisher.record()
      model.selectedIndex = 0
      XCTAssertEqual(selected.values, [])
      weir_list_user_select(model.pointer, 2, true)
      weir_list_user_select(model.pointer, 2, true)
      XCTAssertEqual(selected.values, [2])
      XCTAssertEqual(deselected.values, ["a"])
      weir_list_user_unselect(model.pointer, 2)
      XCTAssertEqual(deselected.values, ["a", "c"])
      XCTAssertNil(model.selectedIndex)
      selected.cancel()
      deselected.cancel()
    }
  }

  func testAllRowsAreSelectedOneByOneWhereManyCanBe() throws {
    try withGtk {
      let model = ListModel(["a", "b", "c"], selection: .multiple)
      model.selectedIndex = 1
      let selected = model.didSelectItemPublisher.record()
      let rows = model.selectedRowsPublisher.record()
      weir_list_user_select_all(model.pointer)
      XCTAssertEqual(selected.values, ["a", "c"])
      XCTAssertEqual(rows.values, [[1], [0, 1, 2]])
      selected.cancel()
      rows.cancel()
    }
  }

  func testTheSelectedIndexAndASubjectFollowEachOther() throws {
    try withGtk {
      let model = ListModel(["a", "b", "c"])
      let subject = CurrentValueSubject<Int?, Never>(1)
      let sent = subject.record()
      let token = model.binding(of: .selectedIndex, with: subject)
      XCTAssertEqual(model.selectedIndex, 1)
      weir_list_user_select(model.pointer, 0, true)
      subject.send(2)
      XCTAssertEqual(model.selectedIndex, 2)
      model.items.insert("x", at: 0)
      settleLoop()
      XCTAssertEqual(sent.values, [1, 0, 2, 3])
      token.cancel()
      sent.cancel()
    }
  }

  func testAnItemThatIsNotThereComesBackAsNone() throws {
    try withGtk {
      let model = ListModel(["a", "b"])
      let subject = CurrentValueSubject<String?, Never>("b")
      let sent = subject.record()
      let token = model.binding(of: .selectedItem, with: subject)
      XCTAssertEqual(model.selectedIndex, 1)
      subject.send("z")
      settleLoop()
      XCTAssertNil(model.selectedIndex)
      XCTAssertEqual(sent.values, ["b", "z", nil])
      token.cancel()
      sent.cancel()
    }
  }

  func testTheSelectedRowsAndAPublishedPropertyFollowEachOther() throws {
    try withGtk {
      final class Choice {
        @Published var rows: Set<Int> = [0, 9]
      }
      let choice = Choice()
      let model = ListModel(["a", "b", "c"], selection: .multiple)
      let token = model.binding(of: .selectedRows, with: choice, \.rows, \.$rows)
      settleLoop()
      XCTAssertEqual(choice.rows, [0])
      weir_list_user_select(model.pointer, 2, false)
      XCTAssertEqual(choice.rows, [0, 2])
      choice.rows = [1]
      settleLoop()
      XCTAssertEqual(model.selectedRows, [1])
      token.cancel()
    }
  }

  func testItemsOfAWorkerAreShownOnTheMainLoop() throws {
    try withGtk {
      let model = ListModel<Int>([])
      let results = PassthroughSubject<[Int], Never>()
      let token = model.bind(items: results)
      let thread = Thread { for count in 0...50 { results.send(Array(0..<count)) } }
      thread.start()
      XCTAssertTrue(turnLoop { model.items.count == 50 })
      token.cancel()
      results.send([])
      XCTAssertEqual(model.items.count, 50)
    }
  }

  func testSortedRowsStaySortedAndGoBack() throws {
    try withGtk {
      let model = ListModel([3, 1, 2])
      model.selectedIndex = 0
      model.sort(by: <)
      XCTAssertEqual(model.items, [1, 2, 3])
      XCTAssertEqual(model.selectedIndex, 2)
      model.items = [5, 3, 4]
      XCTAssertEqual(model.items, [3, 4, 5])
      model.sort(by: nil)
      XCTAssertEqual(model.items, [5, 3, 4])
      XCTAssertEqual(model.selectedItem, 3)
    }
  }

  func testItsPublishersFinishWithTheModel() throws {
    try withGtk {
      let model = ListModel(["a"])
      let rows = model.selectedRowsPublisher.record()
      let selected = model.didSelectRowPublisher.record()
      dispose(model)
      XCTAssertEqual(rows.completion, .finished)
      XCTAssertEqual(selected.completion, .finished)
    }
  }
}

struct Person: Identifiable, Hashable {
  let id: Int
  var name: String

  init(_ id: Int, _ name: String) {
    self.id = id
    self.name = name
  }
}
