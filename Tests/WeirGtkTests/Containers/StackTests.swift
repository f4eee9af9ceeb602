import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import XCTest

final class StackTests: XCTestCase {
  func testTheVisiblePageAndASubjectFollowEachOther() throws {
    try withGtk {
      let stack = twoPages()
      let model = CurrentValueSubject<String?, Never>("two")
      let sent = model.record()
      let token = stack.binding(of: .visibleChildName, with: model)
      XCTAssertEqual(stack.visibleChildName, "two")
      stack.visibleChildName = "one"
      model.send("two")
      XCTAssertEqual(stack.visibleChildName, "two")
      XCTAssertEqual(sent.values, ["two", "one", "two"])
      token.cancel()
      stack.visibleChildName = "one"
      XCTAssertEqual(model.value, "two")
      sent.cancel()
    }
  }

  func testAPageThatIsNotThereComesBackOnceAsTheOneThatIs() throws {
    try withGtk {
      let stack = twoPages()
      let model = CurrentValueSubject<String?, Never>("one")
      let sent = model.record()
      let token = stack.binding(of: .visibleChildName, with: model)
      model.send("nowhere")
      settleLoop()
      XCTAssertEqual(stack.visibleChildName, "one")
      XCTAssertEqual(sent.values, ["one", "nowhere", "one"])
      token.cancel()
      sent.cancel()
    }
  }

  func testAPublishedPropertyFollows() throws {
    try withGtk {
      final class Model {
        @Published var page: String? = "two"
      }
      let model = Model()
      let stack = twoPages()
      var cancellables: Set<AnyCancellable> = []
      stack.createBinding(
        of: .visibleChildName, with: model, \.page, \.$page, storeIn: &cancellables)
      XCTAssertEqual(stack.visibleChildName, "two")
      stack.visibleChildName = "one"
      XCTAssertEqual(model.page, "one")
      model.page = "two"
      settleLoop()
      XCTAssertEqual(stack.visibleChildName, "two")
    }
  }

  func testAValueOfAWorkerIsShownOnTheMainLoop() throws {
    try withGtk {
      let stack = twoPages()
      let model = CurrentValueSubject<String?, Never>("one")
      let token = stack.binding(of: .visibleChildName, with: model)
      let thread = Thread { model.send("two") }
      thread.start()
      XCTAssertTrue(turnLoop { stack.visibleChildName == "two" })
      token.cancel()
    }
  }

  func testItsPublisherFinishesWithTheStack() throws {
    try withGtk {
      let stack = twoPages()
      let names = stack.publisher(for: .visibleChildName).record()
      dispose(stack)
      XCTAssertEqual(names.completion, .finished)
    }
  }

  func testNothingIsLeftOfAStackAndItsSwitchers() throws {
    try withGtk {
      assertNothingIsLeft { window, cancellables in
        let stack = twoPages()
        let switcher = StackSwitcher(stack)
        let sidebar = StackSidebar(stack)
        window.child = Box(.vertical, [switcher, sidebar, stack])
        stack.createBinding(
          of: .visibleChildName, with: CurrentValueSubject("two"), storeIn: &cancellables)
        stack.visibleChildNamePublisher.sink { [stack] _ in _ = stack }.store(in: &cancellables)
        return [stack, switcher, sidebar]
      }
    }
  }
}

@MainActor
private func twoPages() -> Stack {
  let stack = Stack()
  stack.add(Label("one"), name: "one", title: "_One")
  stack.add(Label("two"), name: "two", title: "_Two")
  return stack
}
