import GtkTesting
import Weir
import WeirGtk
import XCTest

final class DrawingAreaTests: XCTestCase {
  func testItDrawsWhenShownAndWhenAsked() throws {
    try withGtk {
      var sizes: [(Double, Double)] = []
      let area = DrawingArea { canvas in
        sizes.append((canvas.width, canvas.height))
        let ink = Color(hex: 0x1c71d8)
        canvas.line(from: Point(x: 0, y: 0), to: Point(x: 9, y: 9), ink, thickness: 2, dash: 3)
        canvas.circle(at: Point(x: 20, y: 20), radius: 5, ink)
        canvas.rectangle(at: Point(x: 1, y: 1), width: 8, height: 8, ink, thickness: 1)
        canvas.text("text", at: Point(x: 40, y: 40), size: 12, ink, anchor: .middle, limit: 10)
      }
      area.setSizeRequest(width: 80, height: 60)
      let window = Window()
      window.child = area
      window.present()
      XCTAssertTrue(turnLoop { !sizes.isEmpty })
      XCTAssertEqual(sizes.last?.0, 80)
      XCTAssertEqual(sizes.last?.1, 60)
      let count = sizes.count
      area.redraw()
      XCTAssertTrue(turnLoop { sizes.count > count })
      window.destroy()
    }
  }

  func testATextIsAsWideAsItsLettersAndLargerLettersAreWider() throws {
    try withGtk {
      var widths: [Double] = []
      let area = DrawingArea { canvas in
        widths = [
          canvas.width(of: "", size: 12), canvas.width(of: "m", size: 12),
          canvas.width(of: "mm", size: 12), canvas.width(of: "m", size: 24),
        ]
      }
      let window = Window()
      window.child = area
      area.setSizeRequest(width: 10, height: 10)
      window.present()
      XCTAssertTrue(turnLoop { !widths.isEmpty })
      XCTAssertEqual(widths[0], 0)
      XCTAssertEqual(widths[2], 2 * widths[1], accuracy: 1)
      XCTAssertEqual(widths[3], 2 * widths[1], accuracy: 1)
      window.destroy()
    }
  }

  func testTheTextColourIsTheThemes() throws {
    try withGtk {
      let area = DrawingArea { _ in }
      let window = Window()
      window.child = area
      window.present()
      XCTAssertTrue(turnLoop { area.textColor.brightness < 0.5 })
      Display.prefersDark = true
      defer { Display.prefersDark = false }
      XCTAssertTrue(turnLoop { area.textColor.brightness > 0.5 })
      window.destroy()
    }
  }

  func testFramesComeUntilTheTokenIsCancelled() throws {
    try withGtk {
      let window = Window()
      let label = Label("frames")
      window.child = label
      window.present()
      var times: [MonotonicTime] = []
      let token = label.onFrame { times.append($0) }
      XCTAssertTrue(turnLoop { times.count >= 3 })
      XCTAssertEqual(times, times.sorted())
      XCTAssertLessThan(times[2].distance(to: MainLoop.main.now).seconds, 5)
      token.cancel()
      let count = times.count
      _ = turnLoop(seconds: 1) { false }
      XCTAssertEqual(times.count, count)
      window.destroy()
    }
  }

  func testFramesEndWithTheWidgetAndNothingIsKept() throws {
    final class Kept {}
    try withGtk {
      weak var kept: Kept?
      let token: AnyCancellable
      do {
        let object = Kept()
        kept = object
        let area = DrawingArea { _ in withExtendedLifetime(object) {} }
        token = area.onFrame { _ in withExtendedLifetime(object) {} }
        let window = Window()
        window.child = area
        window.present()
        settleLoop()
        window.destroy()
      }
      settleLoop()
      XCTAssertNotNil(kept, "the token keeps what its closure has captured")
      token.cancel()
      XCTAssertNil(kept)
    }
  }
}
