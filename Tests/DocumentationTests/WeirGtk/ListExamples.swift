import GtkTesting
import Weir
import WeirGtk
import XCTest

/// The examples of lists, menus and dialogs, with real ones.
final class ListExamples: XCTestCase {
  private struct Person: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  private let ada = Person(id: 1, name: "Ada")
  private let grace = Person(id: 2, name: "Grace")

  func testAListFollowsItsModel() throws {
    try withGtk { [ada, grace] in
      let window = Window()
      let people = CurrentValueSubject<[Person], Never>([grace, ada])
      let chosen = CurrentValueSubject<Person?, Never>(ada)
      var cancellables: Set<AnyCancellable> = []
      // page: "Lists", "Overview"
      // example
      let list = ListView(
        ListModel<Person>(), make: { Label() },
        bind: { label, row in label.text = row.item.name })
      list.bind(items: people).store(in: &cancellables)
      list.createBinding(of: .selectedItem, with: chosen, storeIn: &cancellables)
      list.activateItemPublisher.sink { print("open \($0.name)") }.store(in: &cancellables)
      window.child = ScrolledWindow(list)
      // end
      XCTAssertEqual(list.model.items, [grace, ada])
      XCTAssertEqual(list.model.selectedIndex, 1)
      people.send([ada, grace])
      XCTAssertEqual(list.model.selectedIndex, 0, "the selection has not gone with its row")
      list.model.select(grace)
      XCTAssertEqual(chosen.value, grace)
      window.destroy()
    }
  }

  func testARowShowsWhetherItIsSelected() throws {
    try withGtk { [ada, grace] in
      // page: "Lists", "Rows"
      // example
      let names = RowFactory<Person>(
        make: { Label() },
        bind: { label, row in
          label.text = row.item.name
          row.isSelectedPublisher
            .sink { [weak label] isSelected in label?.opacity = isSelected ? 1 : 0.5 }
            .store(in: &row.cancellables)
        })
      // end
      let list = ListView(ListModel([ada, grace]), rows: names)
      var labels: [String: Label] = [:]
      let token = list.willDisplayRowPublisher.sink { row in
        labels[row.item.name] = row.child as? Label
      }
      let window = Window()
      window.child = list
      window.present()
      XCTAssertTrue(turnLoop { labels.count == 2 })
      list.model.select(grace)
      XCTAssertEqual(labels.mapValues(\.text), ["Ada": "Ada", "Grace": "Grace"])
      XCTAssertEqual(labels.mapValues { ($0.opacity * 10).rounded() }, ["Ada": 5, "Grace": 10])
      token.cancel()
      window.destroy()
    }
  }

  func testAColumnSorts() throws {
    try withGtk { [ada, grace] in
      // page: "Lists", "Columns that sort"
      // example
      let table = ColumnView(ListModel<Person>())
      table.addColumn(
        "Name", sortedBy: { $0.name < $1.name }, make: { Label() },
        bind: { label, row in label.text = row.item.name })
      // end
      table.model.items = [grace, ada]
      table.sortOrder = SortOrder(column: 0)
      XCTAssertEqual(table.model.selectedIndex, nil)
      table.model.select(ada)
      XCTAssertEqual(table.model.selectedIndex, 0)
    }
  }

  func testAMenuDoesAnActionOfTheWindow() throws {
    try withGtk {
      let application = Application("io.github.weir.Tests", isUnique: false)
      let window = Window()
      let wrapsLines = CurrentValueSubject<Bool, Never>(false)
      var cancellables: Set<AnyCancellable> = []
      // page: "MenusAndDialogs", "Overview"
      // example
      let wraps = ToggleAction("wraps")
      wraps.createBinding(with: wrapsLines, storeIn: &cancellables)
      window.insert(ActionGroup([wraps]), prefix: "win")
      application.setKeys(["<Control>w"], for: "win.wraps")

      let menu = Menu([
        .item("_Wrap Lines", action: "win.wraps"),
        .section("Help", [.item("_About", action: "app.about")]),
      ])
      let button = MenuButton(icon: "open-menu-symbolic", accessibleLabel: "Menu", menu: menu)
      button.isPrimary = true
      // end
      window.child = button
      XCTAssertTrue(window.activateAction("win.wraps"))
      XCTAssertTrue(wrapsLines.value)
      wrapsLines.send(false)
      XCTAssertFalse(wraps.isOn)
      window.destroy()
    }
  }

  func testAQuestionIsAnsweredWhenItsParentGoes() throws {
    try withGtk {
      let window = Window()
      window.present()
      var cancellables: Set<AnyCancellable> = []
      var printed: [String] = []
      func print(_ item: Any) { printed.append("\(item)") }
      // page: "MenusAndDialogs", "Questions"
      // example
      enum Answer { case discard, keep }

      let alert = Alert(
        "Discard changes?", "What you have typed will be lost.",
        responses: [
          .init(Answer.keep, "_Keep Editing"),
          .init(.discard, "_Discard", style: .destructive),
        ],
        default: .keep, close: .keep)
      alert.present(over: window)
        .filter { $0 == .discard }
        .sink { _ in print("discarded") }
        .store(in: &cancellables)
      // end
      XCTAssertEqual(alert.closeChoice, .keep)
      window.destroy()
      settleLoop()
      XCTAssertEqual(printed, [])
    }
  }

  func testNoFileIsChosenByCancelling() throws {
    try withGtk {
      let window = Window()
      window.present()
      var cancellables: Set<AnyCancellable> = []
      var printed: [String] = []
      func print(_ item: Any) { printed.append("\(item)") }
      // page: "MenusAndDialogs", "Files"
      // example
      let chooser = FileChooser(.open, title: "Open Pictures", parent: window)
      chooser.allowsMany = true
      chooser.add(FileFilter("Pictures", types: ["image/*"]))
      chooser.present()
        .compactMap(\.paths)
        .sink { print($0) }
        .store(in: &cancellables)
      // end
      chooser.cancel()
      settleLoop()
      XCTAssertEqual(printed, [])
      window.destroy()
    }
  }
}
