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

  // MARK: Items

  private struct Person: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  func testOnlyWhatIsNewOrOtherIsMadeAgain() throws {
    try withGtk {
      let people = CurrentValueSubject<[Person], Never>(
        [Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace"), Person(id: 3, name: "Barbara")])
      let box = ListBox([Label("there before")])
      let made = Shared<[String]>([])
      let token = box.bind(items: people) { person in
        made.value.append(person.name)
        return Label(person.name)
      }
      XCTAssertEqual(box.texts, ["Ada", "Grace", "Barbara"])
      let grace = box.row(at: 1)
      people.value.insert(Person(id: 4, name: "Hedy"), at: 0)
      people.value.removeLast()
      people.value[1].name = "Ada Lovelace"
      XCTAssertEqual(box.texts, ["Hedy", "Ada Lovelace", "Grace"])
      XCTAssertTrue(box.row(at: 2) === grace)
      XCTAssertEqual(made.value, ["Ada", "Grace", "Barbara", "Hedy", "Ada Lovelace"])
      people.value.reverse()
      XCTAssertEqual(box.texts, ["Grace", "Ada Lovelace", "Hedy"])
      XCTAssertTrue(box.row(at: 0) === grace)
      XCTAssertEqual(made.value.count, 5)
      token.cancel()
      people.value = []
      XCTAssertEqual(box.rowCount, 3)
    }
  }

  func testTheSelectionStaysWithItsItemAndIsAnnouncedOnce() throws {
    try withGtk {
      let items = CurrentValueSubject<[String], Never>(["a", "b", "c", "d"])
      let box = ListBox()
      let chosen = CurrentValueSubject<Int?, Never>(nil)
      let tokens = [
        box.bind(items: items) { Label($0) }, box.binding(of: .selectedIndex, with: chosen),
      ]
      box.selectedIndex = 1
      let sent = chosen.record()
      let users = box.selectedIndexPublisher.userOnly.record()
      items.send(["d", "c", "b", "a"])
      items.send(["x", "c", "y", "b"])
      items.send(["b", "x", "c", "y"])
      items.send(["b", "x", "y"])
      items.send(["x", "y"])
      XCTAssertEqual(sent.values, [1, 2, 3, 0, nil])
      XCTAssertEqual(users.values, [])
      for token in tokens { token.cancel() }
    }
  }

  func testManySelectedRowsStayWithTheirItems() throws {
    try withGtk {
      let items = CurrentValueSubject<[Int], Never>(Array(0..<6))
      let box = ListBox(selection: .multiple)
      let token = box.bind(items: items) { Label("\($0)") }
      box.selectedRows = [1, 4]
      items.value.reverse()
      XCTAssertEqual(box.selectedRows, [1, 4])
      items.value.insert(9, at: 0)
      XCTAssertEqual(box.selectedRows, [2, 5])
      items.value.removeAll { $0 == 4 }
      XCTAssertEqual(box.texts, ["9", "5", "3", "2", "1", "0"])
      XCTAssertEqual(box.selectedRows, [4])
      token.cancel()
    }
  }

  func testARowThatIsMovedKeepsTheFocus() throws {
    try withGtk {
      let items = CurrentValueSubject<[String], Never>(["a", "b", "c"])
      let box = ListBox()
      let token = box.bind(items: items) { Entry(text: $0) }
      let window = Window()
      window.child = box
      window.present()
      let entry = box.row(at: 2)
      entry?.grabFocus()
      items.send(["c", "a", "b"])
      XCTAssertTrue(box.row(at: 0) === entry)
      XCTAssertEqual(entry?.hasFocusWithin, true)
      token.cancel()
      window.destroy()
    }
  }

  func testRandomListsAreShownAsTheyAre() throws {
    try withGtk {
      let items = PassthroughSubject<[Int], Never>()
      let box = ListBox(selection: .multiple)
      let token = box.bind(items: items) { Label("\($0)") }
      var seed: UInt64 = 5
      func next(_ limit: Int) -> Int {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(seed >> 33) % limit
      }
      for _ in 0..<300 {
        let list = (0..<next(9)).map { _ in next(10) }
        items.send(list)
        XCTAssertEqual(box.texts, list.map { "\($0)" })
      }
      token.cancel()
    }
  }

  func testRowsThatSomebodyElseHasTakenAwayAreMadeAnew() throws {
    try withGtk {
      let items = CurrentValueSubject<[String], Never>(["a", "b"])
      let box = ListBox()
      let token = box.bind(items: items) { Label($0) }
      box.remove(at: 0)
      items.send(["a", "b", "c"])
      XCTAssertEqual(box.texts, ["a", "b", "c"])
      token.cancel()
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
        box.bind(items: CurrentValueSubject(["c", "d"])) { Label($0) }.store(in: &cancellables)
        box.createBinding(
          of: .selectedRows, with: CurrentValueSubject([1]), storeIn: &cancellables)
        return [box]
      }
    }
  }
}

extension ListBox {
  /// What the rows show.
  @MainActor
  fileprivate var texts: [String?] {
    (0..<rowCount).map { (row(at: $0) as? Label)?.text }
  }
}
