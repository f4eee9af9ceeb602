import CGtk
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

  func testItsLifeAndItsWindowsAreSent() throws {
    try withGtk {
      let application = Application("io.github.weir.Tests", isUnique: false)
      let seen = Shared<[String]>([])
      var tokens: Set<AnyCancellable> = []
      application.startupPublisher.sink { seen.value.append("startup") }.store(in: &tokens)
      application.activatePublisher.sink { seen.value.append("activate") }.store(in: &tokens)
      application.shutdownPublisher.sink { seen.value.append("shutdown") }.store(in: &tokens)
      application.windowAddedPublisher.sink { window in
        seen.value.append("added \(window.title)")
      }.store(in: &tokens)
      application.windowRemovedPublisher.sink { window in
        seen.value.append("removed \(window.title)")
      }.store(in: &tokens)
      try application.run(arguments: ["tests"]) { application in
        let window = Window(application, title: "Only")
        window.present()
        MainLoop.main.schedule { MainActor.assumeIsolated { window.close() } }
      }
      XCTAssertEqual(
        seen.value, ["startup", "activate", "added Only", "removed Only", "shutdown"])
    }
  }

  func testTheFilesItIsStartedWithAreSent() throws {
    try withGtk {
      let application = Application("io.github.weir.Tests", isUnique: false, opensFiles: true)
      let requests = Shared<[OpenRequest]>([])
      let token = application.openPublisher.sink { requests.value.append($0) }
      try application.run(arguments: ["tests", "/tmp/a b.txt", "sftp://example.org/c"]) { _ in
        XCTFail("there are files to open")
      }
      XCTAssertEqual(
        requests.value.first?.files.map(\.uri), ["file:///tmp/a%20b.txt", "sftp://example.org/c"])
      XCTAssertEqual(requests.value.first?.files.first?.path, "/tmp/a b.txt")
      XCTAssertEqual(requests.value.first?.hint, "")
      token.cancel()
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

  func testTheClosingKeysAskEachWindowAndOneMayRefuse() throws {
    try withGtk {
      let application = Application("io.github.weir.Tests", isUnique: false)
      var open: [[Bool]] = []
      var question: AnyCancellable?
      let mayClose = Shared(false)
      try application.run(arguments: ["tests"]) { application in
        application.addClosingKeys()
        let windows = ["first", "stubborn", "last"].map { Window(application, title: $0) }
        question = windows[1].onCloseRequest { mayClose.value }
        for window in windows { window.present() }
        MainLoop.main.schedule {
          MainActor.assumeIsolated {
            let inFront = application.activeWindow
            weir_application_activate_action(application.pointer, "close")
            XCTAssertEqual(windows.map(\.isMapped), windows.map { $0 !== inFront })
            weir_application_activate_action(application.pointer, "quit")
            open.append(windows.map(\.isMapped))
            mayClose.value = true
            weir_application_activate_action(application.pointer, "quit")
            open.append(windows.map(\.isMapped))
          }
        }
      }
      XCTAssertEqual(open, [[false, true, false], [false, false, false]])
      question?.cancel()
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
