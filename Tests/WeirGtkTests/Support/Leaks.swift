import CGtk
import GtkTesting
import Weir
import WeirGtk
import XCTest

/// Opens a window with what `build` makes, closes it, and fails if anything is left: a handler, a
/// Swift object or a GObject.
///
/// - Parameters:
///   - name: Says in a failure whose end it was.
///   - build: Fills the window, connects whatever the control can be asked for, and returns the
///     objects to count; windows among them are closed too. It runs several times.
@MainActor
func assertNothingIsLeft(
  _ name: String = "them", file: StaticString = #filePath, line: UInt = #line,
  _ build: (Window, inout Set<AnyCancellable>) -> [Object]
) {
  settleLoop()
  let boxes = LiveCounts.signalBoxes
  let wrappers = LiveCounts.wrappers
  let objects = LiveCounts.watchedObjects
  for _ in 0..<5 { showAndClose(build) }
  settleLoop()
  XCTAssertEqual(LiveCounts.signalBoxes, boxes, "handlers of \(name)", file: file, line: line)
  XCTAssertEqual(LiveCounts.wrappers, wrappers, "Swift objects of \(name)", file: file, line: line)
  XCTAssertEqual(LiveCounts.watchedObjects, objects, "GObjects of \(name)", file: file, line: line)
}

@MainActor
private func showAndClose(_ build: (Window, inout Set<AnyCancellable>) -> [Object]) {
  let window = Window(title: "Leaks")
  var cancellables: Set<AnyCancellable> = []
  var windows = [window]
  LiveCounts.watch(window)
  for object in build(window, &cancellables) {
    LiveCounts.watch(object)
    if let other = object as? Window { windows.append(other) }
  }
  window.present()
  settleLoop()
  for window in windows { window.destroy() }
  settleLoop()
  // Whatever is still connected now outlives the window through its tokens alone.
  cancellables = []
}
