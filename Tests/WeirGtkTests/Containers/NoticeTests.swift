import CGtk
import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import XCTest

/// Popovers, message bars and links.
final class NoticeTests: XCTestCase {
  func testAPopoverOpensAndCloses() throws {
    try withGtk {
      let button = Button("_More")
      let child = Label("more")
      let popover = Popover(child)
      XCTAssertTrue(popover.child === child)
      popover.isOpen = true
      XCTAssertFalse(popover.isOpen)
      popover.attach(to: button)
      let window = Window()
      window.child = button
      window.present()
      XCTAssertTrue(turnLoop { paintedFrames(of: window) > 0 })
      let model = CurrentValueSubject<Bool, Never>(false)
      let token = popover.binding(with: model)
      let closed = popover.closedPublisher.record()
      model.send(true)
      XCTAssertTrue(popover.isOpen)
      popover.close()
      XCTAssertTrue(turnLoop { closed.values.count == 1 })
      XCTAssertFalse(model.value)
      popover.position = .top
      popover.isModal = false
      popover.hasArrow = false
      popover.point(atX: 1, y: 1)
      XCTAssertEqual(popover.position, .top)
      XCTAssertFalse(popover.isModal || popover.hasArrow)
      popover.attach(to: nil)
      XCTAssertNil(popover.parent)
      token.cancel()
      closed.cancel()
      window.destroy()
    }
  }

  func testReturnPressesTheDefaultButtonOfAMessageThatIsPutIntoAWindow() throws {
    try withGtk {
      let bar = InfoBar(.question, "Save first?")
      bar.addButton("_Yes", isDefault: true)
      let window = Window()
      XCTAssertNil(window.defaultWidget)
      window.child = bar
      XCTAssertNotNil(window.defaultWidget)
      window.destroy()
    }
  }

  func testAMessageIsAnsweredByButtonOrClosed() throws {
    try withGtk {
      let bar = InfoBar(.question, "Save first?")
      XCTAssertEqual(bar.addButton("_Yes", isDefault: true), 0)
      XCTAssertEqual(bar.addButton("_No"), 1)
      bar.showsCloseButton = true
      let answers = bar.responsePublisher.record()
      let closes = bar.closePublisher.map { 1 }.record()
      weir_signal_emit_int(bar.pointer, "response", 1)
      weir_signal_emit(bar.pointer, "close")
      XCTAssertEqual(answers.values, [.button(1), .closed])
      XCTAssertEqual(closes.values.count, 1)
      let model = CurrentValueSubject<Bool, Never>(false)
      let token = bar.binding(with: model)
      XCTAssertFalse(bar.isRevealed)
      bar.kind = .error
      XCTAssertEqual(bar.kind, .error)
      XCTAssertTrue(bar.showsCloseButton)
      token.cancel()
      answers.cancel()
      closes.cancel()
    }
  }

  func testALinkIsOpenedByWhoAnswersFirst() throws {
    try withGtk {
      let link = LinkButton("_Page", uri: "weir:nowhere")
      let opened = link.activateLinkPublisher.record()
      let visits = link.isVisitedPublisher.record()
      var asked: [String] = []
      let token = link.onActivateLink { uri in
        asked.append(uri)
        return true
      }
      weir_signal_emit(link.pointer, "clicked")
      XCTAssertEqual(opened.values, ["weir:nowhere"])
      XCTAssertEqual(asked, ["weir:nowhere"])
      link.isVisited = true
      XCTAssertEqual(visits.values.last, true)
      link.uri = "weir:elsewhere"
      XCTAssertEqual(link.uri, "weir:elsewhere")
      token.cancel()
      opened.cancel()
      visits.cancel()
    }
  }

  func testAPickedEmojiIsSent() throws {
    try withGtk {
      let chooser = EmojiChooser()
      let picked = chooser.emojiPickedPublisher.record()
      XCTAssertEqual(picked.values, [])
      weir_signal_emit_string(chooser.pointer, "emoji-picked", "👩‍👩‍👧")
      XCTAssertEqual(picked.values, ["👩‍👩‍👧"])
      dispose(chooser)
      XCTAssertEqual(picked.completion, .finished)
    }
  }

  func testNothingIsLeftOfThem() throws {
    try withGtk {
      assertNothingIsLeft { window, cancellables in
        let popover = Popover(Label("more"))
        let bar = InfoBar(.warning, "Careful")
        bar.addButton("_Yes")
        let link = LinkButton("_Page", uri: "weir:nowhere")
        window.child = Box(.vertical, [bar, link])
        popover.attach(to: link)
        popover.closedPublisher.sink { [popover] in _ = popover }.store(in: &cancellables)
        popover.createBinding(with: CurrentValueSubject(false), storeIn: &cancellables)
        bar.responsePublisher.sink { _ in }.store(in: &cancellables)
        link.activateLinkPublisher.sink { _ in }.store(in: &cancellables)
        link.onActivateLink { _ in true }.store(in: &cancellables)
        return [popover, bar, link]
      }
    }
  }
}
