import FormModels
import FormViews
import Weir
import WeirGtk
import XCTest

final class LifetimeTests: XCTestCase {
  func testAHundredWindowsLeaveNothingBehind() throws {
    try inProcess {
      openAndClose()  // What is made once for the process is made here.
      let boxes = LiveCounts.signalBoxes
      let wrappers = LiveCounts.wrappers
      for _ in 1...100 { openAndClose() }
      XCTAssertEqual(LiveCounts.signalBoxes, boxes)
      XCTAssertEqual(LiveCounts.wrappers, wrappers)
      XCTAssertEqual(LiveCounts.watchedObjects, 0)
    }
  }
}

@MainActor
private func openAndClose() {
  let accounts = ScriptedAccounts()
  let window = FormWindow(
    models: FormModelSet(
      scheduler: MainLoop.main.eraseToAnyScheduler(),
      accounts: AccountServices(store: accounts, memory: NoKeyring())))
  LiveCounts.watch(window)
  window.present()
  for screen in ScreenName.allCases {
    window.screen = screen
    while MainLoop.main.iterate() {}
  }
  window.destroy()
  while MainLoop.main.iterate() {}
}
