import GtkTesting
import Weir
import WeirGtk
import XCTest

final class ApplicationTests: XCTestCase {
  func testRunsUntilTheLastWindowIsClosed() throws {
    try withGtk {
      let application = Application("io.github.weir.Tests", isUnique: false)
      var events: [String] = []
      let startup = application.publisher(for: .startup).sink { _ in events.append("startup") }
      let shutdown = application.publisher(for: .shutdown).sink { _ in events.append("shutdown") }
      let status = try application.run(arguments: ["tests"]) { application in
        events.append("open")
        let window = Window(application, title: "Only")
        window.present()
        MainLoop.main.schedule { MainActor.assumeIsolated { window.close() } }
      }
      XCTAssertEqual(status, 0)
      XCTAssertEqual(events, ["startup", "open", "shutdown"])
      startup.cancel()
      shutdown.cancel()
    }
  }

  func testASecondActivationBringsTheWindowToTheFrontInsteadOfOpeningAnother() throws {
    try withGtk {
      let application = Application("io.github.weir.Tests", isUnique: false)
      var opened = 0
      try application.run(arguments: ["tests"]) { application in
        opened += 1
        Window(application).present()
        MainLoop.main.schedule {
          MainActor.assumeIsolated {
            application.activate()
            application.quit()
          }
        }
      }
      XCTAssertEqual(opened, 1)
    }
  }

  func testActionsHaveKeysAndCanBeDisabled() throws {
    try withGtk {
      let application = Application("io.github.weir.Tests", isUnique: false)
      try application.run(arguments: ["tests"]) { application in
        let action = application.addAction("clear", keys: ["<Control>l"])
        var count = 0
        let token = action.activatePublisher.sink { count += 1 }
        action.activate()
        action.isEnabled = false
        action.activate()
        XCTAssertEqual(count, 1)
        token.cancel()
        application.removeAction("clear")
        application.quit()
      }
    }
  }

  func testTextsStayAsWrittenWithoutACatalogue() {
    XCTAssertEqual(Translation.text("Name"), "Name")
    XCTAssertEqual(Translation.text("Name", context: "field"), "Name")
    XCTAssertEqual(Translation.text("one", plural: "many", count: 1), "one")
    XCTAssertEqual(Translation.text("one", plural: "many", count: 2), "many")
  }
}
