import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import XCTest

final class NotebookTests: XCTestCase {
  func testTheCurrentPageAndASubjectFollowEachOther() throws {
    try withGtk {
      let notebook = threePages()
      let model = CurrentValueSubject<Int?, Never>(1)
      let token = notebook.binding(with: model)
      XCTAssertEqual(notebook.currentPage, 1)
      notebook.currentPage = 2
      XCTAssertEqual(model.value, 2)
      model.send(0)
      XCTAssertEqual(notebook.currentPage, 0)
      model.send(7)
      settleLoop()
      XCTAssertEqual(model.value, 0)
      token.cancel()
    }
  }

  func testSwitchPageComesWhileTheOldPageIsStillCurrent() throws {
    try withGtk {
      let notebook = threePages()
      var seen: [[Int?]] = []
      let token = notebook.switchPagePublisher.sink { [unowned notebook] page in
        MainActor.assumeIsolated { seen.append([page, notebook.currentPage]) }
      }
      notebook.currentPage = 2
      XCTAssertEqual(seen, [[2, 0]])
      token.cancel()
    }
  }

  func testAPageThatGoesBeforeTheCurrentOneMovesIt() throws {
    try withGtk {
      let notebook = threePages()
      notebook.currentPage = 2
      let pages = notebook.currentPagePublisher.record()
      notebook.remove(at: 0)
      XCTAssertEqual(notebook.currentPage, 1)
      XCTAssertEqual(pages.values, [2, 1])
      notebook.insert(Label("new"), title: "New", at: 0)
      XCTAssertEqual(notebook.currentPage, 2)
      XCTAssertEqual(pages.values, [2, 1, 2])
      notebook.remove(at: 9)
      XCTAssertEqual(notebook.pageCount, 3)
      pages.cancel()
    }
  }

  func testPagesAreFoundAndMoved() throws {
    try withGtk {
      let notebook = Notebook()
      XCTAssertNil(notebook.currentPage)
      let one = Label("one")
      let two = Label("two")
      notebook.append(one, title: "_One")
      notebook.append(two, title: "_Two")
      let moves = notebook.pageReorderedPublisher.record()
      notebook.move(two, to: 0)
      XCTAssertTrue(notebook.page(at: 0) === two)
      XCTAssertEqual(notebook.index(of: one), 1)
      XCTAssertNil(notebook.page(at: 2))
      XCTAssertNil(notebook.index(of: Label("three")))
      XCTAssertEqual(moves.values, [0])
      moves.cancel()
      notebook.isScrollable = true
      notebook.showsTabs = false
      XCTAssertTrue(notebook.isScrollable)
      XCTAssertFalse(notebook.showsTabs)
    }
  }

  func testNothingIsLeftOfANotebook() throws {
    try withGtk {
      assertNothingIsLeft { window, cancellables in
        let notebook = threePages()
        window.child = notebook
        notebook.currentPagePublisher.sink { [notebook] _ in _ = notebook }
          .store(in: &cancellables)
        notebook.switchPagePublisher.sink { _ in }.store(in: &cancellables)
        notebook.createBinding(with: CurrentValueSubject(1), storeIn: &cancellables)
        return [notebook]
      }
    }
  }
}

@MainActor
private func threePages() -> Notebook {
  let notebook = Notebook()
  for name in ["one", "two", "three"] { notebook.append(Label(name), title: name) }
  return notebook
}
