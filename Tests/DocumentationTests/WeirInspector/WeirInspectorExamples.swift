import GtkTesting
import Weir
import WeirGtk
import WeirInspector
import XCTest

/// The example of the inspector, with a real window.
final class WeirInspectorExamples: XCTestCase {
  func testAKeyOpensTheInspector() throws {
    try withGtk {
      var cancellables: Set<AnyCancellable> = []
      let window = Window(title: "observed")
      // page: "WeirInspector", "Overview"
      // example
      window.addShortcut("<Control><Shift>d", scope: .window) { [weak window] in
        InspectorWindow(over: window).present()
      }
      .store(in: &cancellables)
      // end
      window.present()
      let inspector = InspectorWindow(over: window)
      inspector.present()
      settleLoop()
      XCTAssertTrue(inspector.isMapped)
      window.destroy()
      settleLoop()
      XCTAssertFalse(inspector.isMapped)
    }
  }
}
