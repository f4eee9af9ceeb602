import CGtk
import Foundation
import GtkTesting
import Weir
import WeirTesting
import XCTest

@testable import WeirGtk

/// What every class of this library does at its end, one specimen of each after the other.
final class EveryClassLifetimeTests: XCTestCase {
  func testEveryPublicClassIsAmongTheSpecimens() throws {
    let named = try Self.publicClasses().subtracting(Self.withoutSpecimen)
    XCTAssertEqual(named, Set(specimens.map { String($0.name.prefix { $0 != "," }) }))
  }

  /// Even when each keeps itself in a handler, as long as the handler's token is let go.
  func testNothingIsLeftOfAny() throws {
    try withGtk {
      for specimen in specimens {
        assertNothingIsLeft(specimen.name) { window, cancellables in
          let object = specimen.make(window, &cancellables)
          object.publisher(for: Signal("notify")).sink { [object] _ in _ = object }
            .store(in: &cancellables)
          return [object]
        }
      }
    }
  }

  /// Whoever still holds a token is told, and the token holds nothing back.
  func testEachEndsItsSubscriptionsThoughTheirTokensAreKept() throws {
    try withGtk {
      for specimen in specimens {
        settleLoop()
        let boxes = LiveCounts.signalBoxes
        let wrappers = LiveCounts.wrappers
        let objects = LiveCounts.watchedObjects
        var cancellables: Set<AnyCancellable> = []
        let end = Self.showAndClose(specimen, &cancellables)
        settleLoop()
        XCTAssertEqual(end.completion, .finished, specimen.name)
        XCTAssertEqual(LiveCounts.signalBoxes, boxes, "handlers of \(specimen.name)")
        XCTAssertEqual(LiveCounts.wrappers, wrappers, "Swift objects of \(specimen.name)")
        XCTAssertEqual(LiveCounts.watchedObjects, objects, "GObjects of \(specimen.name)")
        withExtendedLifetime(cancellables) {}
      }
    }
  }

  @MainActor
  private static func showAndClose(
    _ specimen: Specimen, _ cancellables: inout Set<AnyCancellable>
  ) -> Recorder<Void, Never> {
    let window = Window(title: specimen.name)
    let object = specimen.make(window, &cancellables)
    LiveCounts.watch(window)
    LiveCounts.watch(object)
    // The recorder would keep the object among its values.
    let end = object.publisher(for: Signal("notify")).map { _ in }.record()
    window.present()
    settleLoop()
    XCTAssertNil(end.completion, specimen.name)
    (object as? Window)?.destroy()
    window.destroy()
    return end
  }

  /// Those that are no GObject, and those of which only subclasses are made.
  private static let withoutSpecimen: Set = ["KeyFile", "MainLoop", "Object", "Widget"]

  private static func publicClasses() throws -> Set<String> {
    let sources = URL(filePath: #filePath).appending(path: "../../../../Sources/WeirGtk")
      .standardized
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }
    let declaration = /^(?:open|public)(?: final)? class (\w+)/.anchorsMatchLineEndings()
    return try files.reduce(into: []) { names, file in
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      names.formUnion(text.matches(of: declaration).map { String($0.1) })
    }
  }
}

/// A class by its name, perhaps with a state after a comma, and how to put one into a window with all that can be subscribed to and bound.
private struct Specimen: Sendable {
  typealias Make = @MainActor @Sendable (Window, inout Set<AnyCancellable>) -> Object

  let name: String
  let make: Make

  init(_ name: String, _ make: @escaping Make) {
    self.name = name
    self.make = make
  }
}

extension Specimen {
  /// A widget that shows something.
  static func widget<Shown: Widget>(
    _ make: @autoclosure @escaping @MainActor @Sendable () -> Shown,
    connect: @escaping @MainActor @Sendable (Shown, inout Set<AnyCancellable>) -> Void = { _, _ in }
  ) -> Specimen {
    Specimen("\(Shown.self)".replacing(/<.*/, with: "")) { window, cancellables in
      let widget = make()
      window.child = widget
      connect(widget, &cancellables)
      follow(widget, &cancellables)
      return widget
    }
  }

  /// A widget with a value, bound in every way there is.
  static func control<Shown: Widget & ValueControl>(
    _ make: @autoclosure @escaping @MainActor @Sendable () -> Shown, _ value: Shown.Value,
    connect: @escaping @MainActor @Sendable (Shown, inout Set<AnyCancellable>) -> Void = { _, _ in }
  ) -> Specimen where Shown.Value: Sendable {
    widget(make()) { shown, cancellables in
      bind(shown, value, &cancellables)
      connect(shown, &cancellables)
    }
  }

  /// An entry of some kind, with a text bound in every way there is.
  static func entry<Shown: Widget & Editable>(
    _ make: @autoclosure @escaping @MainActor @Sendable () -> Shown,
    connect: @escaping @MainActor @Sendable (Shown, inout Set<AnyCancellable>) -> Void = { _, _ in }
  ) -> Specimen {
    widget(make()) { shown, cancellables in
      shown.createBinding(with: CurrentValueSubject("bound"), storeIn: &cancellables)
      shown.textPublisher.sink { _ in }.store(in: &cancellables)
      shown.textPublisher.userOnly.sink { _ in }.store(in: &cancellables)
      shown.activatePublisher.sink {}.store(in: &cancellables)
      shown.preeditPublisher.sink { _ in }.store(in: &cancellables)
      shown.editPublisher.sink { _ in }.store(in: &cancellables)
      connect(shown, &cancellables)
    }
  }
}

/// What can be asked of every widget.
@MainActor
private func follow(_ widget: Widget, _ cancellables: inout Set<AnyCancellable>) {
  widget.mapPublisher.sink {}.store(in: &cancellables)
  widget.containsFocusPublisher.sink { _ in }.store(in: &cancellables)
  widget.keyPressPublisher().sink { _ in }.store(in: &cancellables)
  widget.containsPointerPublisher.sink { _ in }.store(in: &cancellables)
  widget.publisher(of: "visible", as: Bool.self).sink { _ in }.store(in: &cancellables)
  widget.bind(\.name, to: CurrentValueSubject("bound")).store(in: &cancellables)
}

@MainActor
private func bind<Control: ValueControl>(
  _ control: Control, _ value: Control.Value, _ cancellables: inout Set<AnyCancellable>
) {
  control.createBinding(with: CurrentValueSubject(value), storeIn: &cancellables)
  control.createBinding(with: Model(value), \.value, \.$value, storeIn: &cancellables)
}

private final class Model<Value> {
  @Published var value: Value

  init(_ value: Value) { self.value = value }
}

@MainActor
private func connect<View: ItemView>(_ view: View, _ cancellables: inout Set<AnyCancellable>)
where View.Item == String {
  view.selectedItemPublisher.sink { _ in }.store(in: &cancellables)
  view.activateItemPublisher.sink { _ in }.store(in: &cancellables)
  view.bind(items: CurrentValueSubject(["Ada", "Grace"])).store(in: &cancellables)
  view.createBinding(of: .selectedIndex, with: CurrentValueSubject(1), storeIn: &cancellables)
}

@MainActor
private var labels: RowFactory<String> {
  RowFactory(make: { Label() }, bind: { label, row in label.text = row.item })
}

@MainActor
private func table() -> ColumnView<String> {
  let table = ColumnView(ListModel(["Ada"]))
  table.addColumn("Name", sortedBy: <, cells: labels)
  return table
}

@MainActor
private func filledGrid() -> Grid {
  let grid = Grid()
  grid.attach(Label("in it"), column: 0, row: 0)
  return grid
}

@MainActor
private func filledHeaderBar() -> HeaderBar {
  let bar = HeaderBar()
  bar.packStart(Label("in it"))
  return bar
}

@MainActor
private func twoPageNotebook() -> Notebook {
  let notebook = Notebook()
  notebook.append(Label("one"), title: "_One")
  notebook.append(Label("two"), title: "_Two")
  return notebook
}

@MainActor
private func twoPages() -> Stack {
  let stack = Stack()
  stack.add(Label("one"), name: "one", title: "_One")
  stack.add(Label("two"), name: "two", title: "_Two")
  return stack
}

/// A list in the window, and the first row that it has shown.
@MainActor
private func shownRow(_ window: Window) -> ListRow<String> {
  var first: ListRow<String>?
  let list = ListView(ListModel(["Ada"]), rows: labels)
  let token = list.willDisplayRowPublisher.sink { first = first ?? $0 }
  window.child = list
  window.present()
  while first == nil { MainLoop.main.iterate(blocking: true) }
  token.cancel()
  defer { first = nil }
  return first!
}

private let specimens: [Specimen] = widgets + lists + others

private let widgets: [Specimen] = [
  .control(ActionBar(), false),
  .widget(Box(.vertical, [Label("in it")])),
  .widget(Button("_Press")) { $0.tapPublisher.sink {}.store(in: &$1) },
  .control(Calendar(), CalendarDate(year: 2024, month: 2, day: 29)!),
  .control(CheckButton("_On"), true),
  .widget(Clamp(Label("in it"), width: 300)),
  .widget(DrawingArea { canvas in canvas.circle(at: Point(x: 9, y: 9), radius: 9, .init(hex: 0)) })
  { $0.onFrame { _ in }.store(in: &$1) },
  .control(ColorButton(), Color(hex: 0x336699)),
  .control(ColorChooser(), Color(hex: 0x336699)) {
    $0.colorActivatedPublisher.sink { _ in }.store(in: &$1)
  },
  .control(DropDown(["a", "b"]), 1) {
    $0.selectedItemPublisher.sink { _ in }.store(in: &$1)
  },
  .control(EditableLabel("text"), "bound") {
    $0.isEditingPublisher.sink { _ in }.store(in: &$1)
  },
  .entry(Entry()) { $0.iconPressPublisher.sink { _ in }.store(in: &$1) },
  .control(Expander("_More", Label("in it")), true),
  .widget(Frame("Title", Label("in it"))),
  .widget(filledGrid()),
  .widget(filledHeaderBar()),
  .widget(Image(iconName: "dialog-error")),
  .control(InfoBar(.warning, "Careful"), false) {
    $0.responsePublisher.sink { _ in }.store(in: &$1)
  },
  .widget(Label("text")) { $0.bind(\.text, to: CurrentValueSubject("bound")).store(in: &$1) },
  .widget(LevelBar()) { $0.bind(\.value, to: CurrentValueSubject(0.5)).store(in: &$1) },
  .widget(LinkButton("_Page", uri: "weir:nowhere")) {
    $0.onActivateLink { _ in true }.store(in: &$1)
    $0.activateLinkPublisher.sink { _ in }.store(in: &$1)
  },
  .widget(MenuButton("_Menu", menu: Menu([.item("_Wrap", action: "win.wraps")]))) {
    $0.createBinding(of: .isOpen, with: CurrentValueSubject(false), storeIn: &$1)
  },
  .control(twoPageNotebook(), 1) { $0.switchPagePublisher.sink { _ in }.store(in: &$1) },
  .widget(Overlay(Label("in it"))),
  .control(Paned(.vertical, start: Label("one"), end: Label("two")), 10),
  .entry(PasswordEntry()),
  .widget(ProgressBar()) { $0.bind(\.fraction, to: CurrentValueSubject(0.5)).store(in: &$1) },
  .control(Revealer(Label("in it")), true) {
    $0.isChildRevealedPublisher.sink { _ in }.store(in: &$1)
  },
  .control(Scale(), 50),
  .widget(ScrolledWindow(Label("in it"))) {
    $0.contentOffsetPublisher.sink { _ in }.store(in: &$1)
    $0.didScrollPublisher.sink {}.store(in: &$1)
    $0.reachedBottomPublisher().sink {}.store(in: &$1)
  },
  .widget(SearchBar(entry: SearchEntry())) {
    $0.isSearchingPublisher.sink { _ in }.store(in: &$1)
  },
  .entry(SearchEntry()) {
    $0.searchPublisher.sink { _ in }.store(in: &$1)
    $0.stopSearchPublisher.sink {}.store(in: &$1)
  },
  .control(SegmentedControl(["a", "b"]), 1),
  .widget(Separator()),
  .control(SpinButton(), 50) { $0.wrapPublisher.sink {}.store(in: &$1) },
  .widget(Spinner()),
  .widget(Squeezer([Label("wide"), Label("narrow")])),
  .control(twoPages(), "two"),
  .widget(StackSidebar(twoPages())),
  .widget(StackSwitcher(twoPages())),
  .control(Switch(), true),
  .widget(TextView()) {
    $0.createBinding(with: CurrentValueSubject("bound"), storeIn: &$1)
    $0.editPublisher.sink { _ in }.store(in: &$1)
    $0.preeditPublisher.sink { _ in }.store(in: &$1)
  },
  .control(ToggleButton("_Down"), true),
]

private let lists: [Specimen] = [
  .widget(table()) {
    connect($0, &$1)
    $0.sortOrderPublisher.sink { _ in }.store(in: &$1)
  },
  .widget(GridView(ListModel(["Ada"]), cells: labels)) {
    connect($0, &$1)
    $0.willDisplayCellPublisher.sink { _ in }.store(in: &$1)
  },
  .widget(ListBox(selection: .multiple, [Label("a"), Label("b")])) {
    $0.selectedIndexPublisher.sink { _ in }.store(in: &$1)
    $0.createBinding(of: .selectedRows, with: CurrentValueSubject([1]), storeIn: &$1)
  },
  .widget(ListView(ListModel(["Ada"]), rows: labels)) {
    connect($0, &$1)
    $0.willDisplayRowPublisher.sink { _ in }.store(in: &$1)
  },
  Specimen("Column") { window, cancellables in
    let table = ColumnView(ListModel(["Ada"]))
    window.child = table
    let column = table.addColumn("Name", cells: labels)
    column.fixedWidthPublisher.sink { _ in }.store(in: &cancellables)
    column.willDisplayCellPublisher.sink { _ in }.store(in: &cancellables)
    return column
  },
  Specimen("ListModel") { window, cancellables in
    let model = ListModel(["Ada"])
    window.child = ListView(model, rows: labels)
    model.selectedIndexPublisher.sink { _ in }.store(in: &cancellables)
    return model
  },
  Specimen("ListRow") { window, _ in
    let row = shownRow(window)
    row.isSelectedPublisher.sink { _ in }.store(in: &row.cancellables)
    return row
  },
]

private let others: [Specimen] = [
  Specimen("Action") { window, cancellables in
    let action = Action("act")
    window.insert(ActionGroup([action]), prefix: "test")
    action.activatePublisher.sink {}.store(in: &cancellables)
    return action
  },
  Specimen("ActionGroup") { window, _ in
    let group = ActionGroup([Action("act")])
    window.insert(group, prefix: "test")
    return group
  },
  Specimen("ChoiceAction") { window, cancellables in
    let action = ChoiceAction("align", choice: "left")
    window.insert(ActionGroup([action]), prefix: "test")
    bind(action, "right", &cancellables)
    return action
  },
  Specimen("ToggleAction") { window, cancellables in
    let action = ToggleAction("wraps")
    window.insert(ActionGroup([action]), prefix: "test")
    bind(action, true, &cancellables)
    return action
  },
  Specimen("Menu") { window, _ in
    let menu = Menu([.item("_Wrap", action: "win.wraps"), .submenu("_More", [])])
    window.child = MenuButton("_Menu", menu: menu)
    return menu
  },
  Specimen("Popover") { window, cancellables in
    let popover = Popover(Label("in it"))
    let button = Button("_Open")
    window.child = button
    popover.attach(to: button)
    bind(popover, false, &cancellables)
    popover.closedPublisher.sink {}.store(in: &cancellables)
    follow(popover, &cancellables)
    return popover
  },
  Specimen("Popover, open") { window, cancellables in
    let popover = Popover(Button("_In it"))
    let button = Button("_Open")
    window.child = button
    popover.attach(to: button)
    follow(popover, &cancellables)
    window.present()
    popover.open()
    return popover
  },
  Specimen("EmojiChooser") { window, cancellables in
    let chooser = EmojiChooser()
    let button = Button("_Open")
    window.child = button
    chooser.attach(to: button)
    chooser.emojiPickedPublisher.sink { _ in }.store(in: &cancellables)
    follow(chooser, &cancellables)
    window.present()
    chooser.open()
    return chooser
  },
  Specimen("Popover, open beside a widget that goes") { window, cancellables in
    let popover = Popover(Label("in it"))
    let button = Button("_Open")
    window.child = button
    popover.attach(to: button)
    popover.closedPublisher.sink {}.store(in: &cancellables)
    window.present()
    popover.open()
    window.child = nil
    return popover
  },
  Specimen("PopoverMenu") { window, cancellables in
    let popover = PopoverMenu(menu: Menu([.item("_Wrap", action: "win.wraps")]))
    let button = Button("_Open")
    window.child = button
    popover.attach(to: button)
    bind(popover, false, &cancellables)
    follow(popover, &cancellables)
    return popover
  },
  Specimen("RadioGroup") { window, cancellables in
    let buttons = [CheckButton("_Small"), CheckButton("_Large")]
    window.child = Box(.vertical, buttons)
    let group = RadioGroup(buttons)
    bind(group, 1, &cancellables)
    return group
  },
  Specimen("TextBuffer") { window, cancellables in
    let buffer = TextBuffer(text: "text")
    window.child = TextView(buffer)
    buffer.documentPublisher.sink { _ in }.store(in: &cancellables)
    buffer.selectionPublisher.sink { _ in }.store(in: &cancellables)
    buffer.canUndoPublisher.sink { _ in }.store(in: &cancellables)
    return buffer
  },
  Specimen("Window") { _, cancellables in
    let window = Window(title: "Another")
    window.focusPublisher.sink { _ in }.store(in: &cancellables)
    window.onCloseRequest { true }.store(in: &cancellables)
    window.addShortcut("Escape") {}.store(in: &cancellables)
    follow(window, &cancellables)
    window.present()
    return window
  },
  Specimen("AboutDialog") { window, cancellables in
    let about = AboutDialog("Weir", version: "1.0")
    about.setTransient(for: window)
    follow(about, &cancellables)
    about.present()
    return about
  },
  Specimen("ShortcutsWindow") { _, cancellables in
    let help = ShortcutsWindow([
      .init("forms", title: "Forms", [.init("Edit", [.init("Clear", keys: "<Control>l")])])
    ])
    follow(help, &cancellables)
    help.present()
    return help
  },
  Specimen("FileChooser") { window, cancellables in
    let chooser = FileChooser(.save, title: "Save", parent: window)
    chooser.present().sink { _ in }.store(in: &cancellables)
    chooser.cancel()
    return chooser
  },
  Specimen("Application") { window, cancellables in
    let application = Application("io.github.weir.Tests", isUnique: false)
    application.startupPublisher.sink { _ in }.store(in: &cancellables)
    application.windowAddedPublisher.sink { _ in }.store(in: &cancellables)
    return application
  },
]
