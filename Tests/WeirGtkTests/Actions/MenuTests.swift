import CGtk
import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import XCTest

final class MenuTests: XCTestCase {
  func testAToggleChangesWhenItIsDoneAlsoWhileSomebodyListens() throws {
    try withGtk {
      let action = ToggleAction("wraps")
      let model = CurrentValueSubject<Bool, Never>(true)
      let sent = model.record()
      let token = action.binding(with: model)
      let done = action.activatePublisher.map { 1 }.record()
      XCTAssertTrue(action.isOn)
      action.activate()
      XCTAssertFalse(action.isOn)
      model.send(true)
      XCTAssertTrue(action.isOn)
      action.isEnabled = false
      action.activate()
      XCTAssertEqual(sent.values, [true, false, true])
      XCTAssertEqual(done.values.count, 1)
      token.cancel()
      sent.cancel()
      done.cancel()
    }
  }

  func testAChoiceIsBound() throws {
    try withGtk {
      let action = ChoiceAction("align", choice: "left")
      let model = CurrentValueSubject<String, Never>("right")
      let token = action.binding(with: model)
      XCTAssertEqual(action.choice, "right")
      action.activate("center")
      XCTAssertEqual(model.value, "center")
      let choices = action.choicePublisher.record()
      model.send("left")
      XCTAssertEqual(choices.values, ["center", "left"])
      token.cancel()
      choices.cancel()
    }
  }

  func testActionsOfAWindowWorkInWhatIsInIt() throws {
    try withGtk {
      let window = Window()
      let label = Label("text")
      window.child = label
      let align = ChoiceAction("align", choice: "left")
      let save = Action("save")
      let group = ActionGroup([align])
      group.add(save)
      window.insert(group, prefix: "win")
      let saves = save.activatePublisher.map { 1 }.record()
      XCTAssertTrue(label.activateAction("win.save"))
      XCTAssertTrue(label.activateAction("win.align", choice: "right"))
      XCTAssertFalse(label.activateAction("win.nothing"))
      XCTAssertEqual(saves.values.count, 1)
      XCTAssertEqual(align.choice, "right")
      group.remove("save")
      XCTAssertFalse(label.activateAction("win.save"))
      saves.cancel()
      window.destroy()
    }
  }

  func testKeysAreSetForActionsOfAnyKind() throws {
    try withGtk {
      let application = Application("io.github.weir.Tests", isUnique: false)
      try application.run(arguments: ["tests"]) { application in
        application.add(ToggleAction("wraps"), keys: ["<Control>w", "F9"])
        application.setKeys(["<Control>1"], for: "win.align::left")
        XCTAssertEqual(weir_application_accelerator_count(application.pointer, "app.wraps"), 2)
        XCTAssertEqual(
          weir_application_accelerator_count(application.pointer, "win.align::left"), 1)
        application.setKeys([], for: "app.wraps")
        XCTAssertEqual(weir_application_accelerator_count(application.pointer, "app.wraps"), 0)
        application.quit()
      }
    }
  }

  func testAMenuIsBuiltFromItemsSectionsAndSubmenus() throws {
    try withGtk {
      let menu = Menu([
        .item("_Open", action: "app.open", keys: "<Control>o"),
        .section("More", [.choice("_Left", action: "win.align", "left")]),
        .submenu("_Help", [.item("_About", action: "app.about")]),
      ])
      XCTAssertEqual(menu.count, 3)
      menu.setItems([.item("_Close", action: "win.close")])
      XCTAssertEqual(menu.count, 1)
    }
  }

  func testAMenuButtonOpensItsMenu() throws {
    try withGtk {
      let button = MenuButton("_Menu", menu: Menu([.item("_Open", action: "app.open")]))
      button.isPrimary = true
      XCTAssertTrue(button.isPrimary)
      XCTAssertEqual(button.label, "_Menu")
      let popover = try XCTUnwrap(button.popover)
      XCTAssertTrue(button.popover === popover)
      let window = Window()
      window.child = button
      window.present()
      XCTAssertTrue(turnLoop { paintedFrames(of: window) > 0 })
      let model = CurrentValueSubject<Bool, Never>(false)
      let token = button.binding(of: .isOpen, with: model)
      let states = button.isOpenPublisher.record()
      button.isOpen = true
      XCTAssertTrue(model.value)
      model.send(false)
      XCTAssertEqual(states.values, [false, true, false])
      token.cancel()
      states.cancel()
      let mine = Popover(Label("mine"))
      button.popover = mine
      XCTAssertTrue(button.popover === mine)
      window.destroy()
    }
  }

  func testNothingIsLeftOfMenusAndActions() throws {
    try withGtk {
      assertNothingIsLeft { window, cancellables in
        let wraps = ToggleAction("wraps")
        let align = ChoiceAction("align", choice: "left")
        let group = ActionGroup([wraps, align])
        window.insert(group, prefix: "win")
        let menu = Menu([.item("_Wrap", action: "win.wraps"), .submenu("_More", [])])
        let button = MenuButton("_Menu", menu: menu)
        let context = PopoverMenu(menu: menu)
        context.attach(to: button)
        window.child = button
        wraps.createBinding(with: CurrentValueSubject(true), storeIn: &cancellables)
        align.createBinding(with: CurrentValueSubject("right"), storeIn: &cancellables)
        wraps.activatePublisher.sink { [wraps] in _ = wraps }.store(in: &cancellables)
        button.isOpenPublisher.sink { _ in }.store(in: &cancellables)
        return [wraps, align, group, menu, button, context]
      }
    }
  }
}
