import CGtk
import GtkTesting
import Weir
import WeirGtk
import XCTest

/// Opens a window with what `build` makes, closes it, and fails if anything is left: a handler, a
/// Swift object or a GObject.
///
/// - Parameter build: Fills the window, connects whatever the control can be asked for, and returns
///   the objects to count. It runs several times.
@MainActor
func assertNothingIsLeft(
  file: StaticString = #filePath, line: UInt = #line,
  _ build: (Window, inout Set<AnyCancellable>) -> [Object]
) {
  settleLoop()
  let boxes = LiveCounts.signalBoxes
  let wrappers = LiveCounts.wrappers
  let objects = LiveCounts.watchedObjects
  for _ in 0..<5 { showAndClose(build) }
  settleLoop()
  XCTAssertEqual(LiveCounts.signalBoxes, boxes, "handlers", file: file, line: line)
  XCTAssertEqual(LiveCounts.wrappers, wrappers, "Swift objects", file: file, line: line)
  XCTAssertEqual(LiveCounts.watchedObjects, objects, "GObjects", file: file, line: line)
}

@MainActor
private func showAndClose(_ build: (Window, inout Set<AnyCancellable>) -> [Object]) {
  let window = Window(title: "Leaks")
  var cancellables: Set<AnyCancellable> = []
  for object in [window] + build(window, &cancellables) { LiveCounts.watch(object) }
  window.present()
  settleLoop()
  window.destroy()
  settleLoop()
  // Whatever is still connected now outlives the window through its tokens alone.
  cancellables = []
}
