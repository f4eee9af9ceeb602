import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import XCTest

/// Containers with one state: shown or not, open or not, a handle's place.
final class PaneTests: XCTestCase {
  func testAnExpanderAndASubjectFollowEachOther() throws {
    try withGtk {
      let child = Label("more")
      let expander = Expander("_Details", child)
      XCTAssertTrue(expander.child === child)
      XCTAssertEqual(expander.title, "_Details")
      let model = CurrentValueSubject<Bool, Never>(true)
      let states = expander.isExpandedPublisher.record()
      let token = expander.binding(with: model)
      XCTAssertTrue(expander.isExpanded)
      expander.isExpanded = false
      XCTAssertFalse(model.value)
      model.send(true)
      XCTAssertEqual(states.values, [false, true, false, true])
      token.cancel()
      states.cancel()
    }
  }

  func testARevealerFollowsItsModel() throws {
    try withGtk {
      let revealer = Revealer(Label("more"))
      revealer.setTransition(.none)
      let model = CurrentValueSubject<Bool, Never>(false)
      let token = revealer.binding(with: model)
      let window = Window()
      window.child = revealer
      window.present()
      let revealed = revealer.isChildRevealedPublisher.record()
      model.send(true)
      XCTAssertTrue(turnLoop { revealed.values == [false, true] })
      XCTAssertTrue(revealer.revealsChild)
      token.cancel()
      revealed.cancel()
      window.destroy()
    }
  }

  func testAHandleAndASubjectFollowEachOther() throws {
    try withGtk {
      let start = Label("start")
      let end = Label("end")
      let paned = Paned(.horizontal, start: start, end: end)
      XCTAssertTrue(paned.start === start && paned.end === end)
      let window = Window()
      window.child = paned
      window.defaultSize = (400, 200)
      let model = CurrentValueSubject<Int, Never>(150)
      let token = paned.binding(with: model)
      window.present()
      XCTAssertTrue(turnLoop { paned.isMapped && paintedFrames(of: window) > 0 })
      XCTAssertEqual(paned.position, 150)
      paned.position = 120
      XCTAssertEqual(model.value, 120)
      let positions = paned.positionPublisher.record()
      model.send(200)
      XCTAssertEqual(positions.values, [120, 200])
      token.cancel()
      positions.cancel()
      window.destroy()
    }
  }

  func testWhatIsInContainersIsReadBack() throws {
    try withGtk {
      let child = Label("child")
      let overlay = Overlay(child)
      let over = Label("over")
      overlay.add(over)
      XCTAssertTrue(overlay.child === child)
      XCTAssertTrue(over.parent === overlay)
      overlay.remove(over)
      XCTAssertNil(over.parent)
      overlay.child = nil
      let frame = Frame("Title", child)
      XCTAssertTrue(frame.child === child)
      XCTAssertEqual(frame.title, "Title")
      frame.title = nil
      XCTAssertNil(frame.title)
      _ = Separator(.vertical)
    }
  }

  func testAnActionBarIsShownAndHidden() throws {
    try withGtk {
      let bar = ActionBar()
      let button = Button("_Send")
      bar.packStart(Label("start"))
      bar.packEnd(button)
      bar.setCenter(Label("center"))
      let states = bar.isRevealedPublisher.record()
      let model = CurrentValueSubject<Bool, Never>(false)
      let token = bar.binding(with: model)
      XCTAssertFalse(bar.isRevealed)
      bar.remove(button)
      XCTAssertNil(button.parent)
      XCTAssertEqual(states.values, [true, false])
      token.cancel()
      states.cancel()
    }
  }

  func testNothingIsLeftOfThem() throws {
    try withGtk {
      assertNothingIsLeft { window, cancellables in
        let expander = Expander("_Details", Label("more"))
        let revealer = Revealer(Label("more"))
        let paned = Paned(.vertical, start: expander, end: revealer)
        let overlay = Overlay(paned)
        let frame = Frame("Title", overlay)
        let bar = ActionBar()
        bar.packStart(frame)
        window.child = bar
        expander.isExpandedPublisher.sink { [bar] _ in _ = bar }.store(in: &cancellables)
        revealer.isChildRevealedPublisher.sink { _ in }.store(in: &cancellables)
        expander.createBinding(with: CurrentValueSubject(true), storeIn: &cancellables)
        revealer.createBinding(with: CurrentValueSubject(true), storeIn: &cancellables)
        paned.createBinding(with: CurrentValueSubject(10), storeIn: &cancellables)
        bar.createBinding(with: CurrentValueSubject(true), storeIn: &cancellables)
        return [expander, revealer, paned, overlay, frame, bar]
      }
    }
  }
}
