import CGtk
import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import XCTest

final class ScrolledWindowTests: XCTestCase {
  func testTheOffsetIsSentAndBroughtToTheEdges() throws {
    try withGtk {
      let form = TallForm()
      let offsets = form.scroll.contentOffsetPublisher.record()
      let scrolls = form.scroll.didScrollPublisher.record()
      form.scroll.contentOffset = .init(y: 50)
      form.scroll.verticalOffset = 1_000_000
      form.scroll.verticalOffset = .nan
      let bottom = form.scroll.verticalOffset
      XCTAssertGreaterThan(bottom, 1000)
      XCTAssertLessThan(bottom, 2000)
      form.scroll.scroll(to: .top)
      XCTAssertEqual(offsets.values.map(\.y), [0, 50, bottom, 0])
      XCTAssertEqual(scrolls.values.count, 3)
      offsets.cancel()
      scrolls.cancel()
      form.close()
    }
  }

  func testTheOffsetAndASubjectFollowEachOther() throws {
    try withGtk {
      let form = TallForm()
      let model = CurrentValueSubject<Double, Never>(30)
      let token = form.scroll.binding(of: .verticalOffset, with: model)
      XCTAssertEqual(form.scroll.verticalOffset, 30)
      form.scroll.verticalOffset = 40
      XCTAssertEqual(model.value, 40)
      model.send(-5)
      settleLoop()
      XCTAssertEqual(model.value, 0)
      token.cancel()
      form.close()
    }
  }

  func testTheBottomIsReachedOnceEachTime() throws {
    try withGtk {
      let form = TallForm()
      let reached = form.scroll.reachedBottomPublisher(offset: 100).map { 1 }.record()
      XCTAssertEqual(reached.values.count, 0)
      form.scroll.scroll(to: .bottom)
      form.scroll.verticalOffset -= 50
      XCTAssertEqual(reached.values.count, 1)
      form.scroll.scroll(to: .top)
      form.scroll.verticalOffset = 1_000_000
      XCTAssertEqual(reached.values.count, 2)
      reached.cancel()
      form.close()
    }
  }

  func testShortContentReachesTheBottomWhenItIsShown() throws {
    try withGtk {
      let scroll = ScrolledWindow(Label("short"))
      let reached = scroll.reachedBottomPublisher().map { 1 }.record()
      XCTAssertEqual(reached.values.count, 0)
      let window = Window()
      window.child = scroll
      window.present()
      XCTAssertTrue(turnLoop { reached.values.count == 1 })
      reached.cancel()
      window.destroy()
    }
  }

  func testEdgesAreNamed() throws {
    try withGtk {
      let scroll = ScrolledWindow(Label("text"))
      let edges = scroll.edgeReachedPublisher.record()
      let pulls = scroll.edgeOvershotPublisher.record()
      weir_signal_emit_int(scroll.pointer, "edge-reached", 3)
      weir_signal_emit_int(scroll.pointer, "edge-overshot", 2)
      XCTAssertEqual(edges.values, [.bottom])
      XCTAssertEqual(pulls.values, [.top])
      edges.cancel()
      pulls.cancel()
    }
  }

  func testPropertiesAreReadBack() throws {
    try withGtk {
      let label = Label("text")
      let scroll = ScrolledWindow(label)
      XCTAssertTrue(scroll.child === label)
      scroll.horizontalPolicy = .never
      scroll.verticalPolicy = .always
      scroll.minimumContentSize = (10, 20)
      XCTAssertEqual(scroll.horizontalPolicy, .never)
      XCTAssertEqual(scroll.verticalPolicy, .always)
      XCTAssertEqual(scroll.minimumContentSize.width, 10)
      XCTAssertEqual(scroll.minimumContentSize.height, 20)
    }
  }

  func testAWidgetInItIsBroughtIntoView() throws {
    try withGtk {
      let rows = (0..<50).map { Label("\($0)") }
      for row in rows { row.setSizeRequest(height: 20) }
      let scroll = ScrolledWindow(Box(.vertical, rows))
      let window = Window()
      window.child = scroll
      window.defaultSize = (200, 200)
      // Asked before there is a place to scroll to.
      rows[40].scrollIntoView()
      window.present()
      XCTAssertTrue(turnLoop { scroll.verticalOffset > 0 })
      // Its lower edge is that of what can be seen, whose height the window's frame takes some of.
      let height = weir_adjustment_page_size(weir_scrolled_window_adjustment(scroll.pointer, true))
      XCTAssertEqual(scroll.verticalOffset, 41 * 20 - height)

      rows[39].scrollIntoView()
      rows[3].scrollIntoView()
      XCTAssertTrue(turnLoop { scroll.verticalOffset == 3 * 20 })
      Label("nowhere").scrollIntoView()
      window.destroy()
    }
  }

  func testItIsLetGoWhenItsPlaceIsTaken() throws {
    try withGtk {
      let window = Window()
      let content = Label("kept")
      weak var witness: ScrolledWindow?
      do {
        let scroll = ScrolledWindow(content)
        witness = scroll
        window.child = scroll
      }
      window.present()
      XCTAssertTrue(turnLoop { paintedFrames(of: window) > 0 })
      window.child = nil
      XCTAssertTrue(turnLoop { witness == nil })
      window.destroy()
    }
  }

  func testNothingIsLeftOfAScrolledWindow() throws {
    try withGtk {
      assertNothingIsLeft { window, cancellables in
        let scroll = ScrolledWindow(Label("text"))
        window.child = scroll
        scroll.contentOffsetPublisher.sink { [scroll] _ in _ = scroll }.store(in: &cancellables)
        scroll.reachedBottomPublisher().sink {}.store(in: &cancellables)
        scroll.edgeReachedPublisher.sink { _ in }.store(in: &cancellables)
        scroll.createBinding(
          of: .verticalOffset, with: CurrentValueSubject(0), storeIn: &cancellables)
        return [scroll]
      }
    }
  }
}

/// Two thousand pixels seen through a few hundred.
@MainActor
private final class TallForm {
  let window = Window(title: "Weir scroll tests")
  let scroll: ScrolledWindow

  init() {
    let content = Box()
    content.setSizeRequest(height: 2000)
    scroll = ScrolledWindow(content)
    window.child = scroll
    window.defaultSize = (300, 300)
    window.present()
    _ = turnLoop { [scroll] in
      weir_adjustment_page_size(
        weir_scrolled_window_adjustment(scroll.pointer, true)) > 0
    }
  }

  func close() {
    window.destroy()
  }
}
