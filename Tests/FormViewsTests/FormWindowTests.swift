import FormModels
import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import XCTest

@testable import FormViews

final class FormWindowTests: XCTestCase {
  func testEachScreenPutsTheFocusOnItsFirstField() throws {
    try withWindow(showing: .text) { test in
      for name in ScreenName.allCases + ScreenName.allCases.reversed() {
        test.window.screen = name
        test.settle()
        let first: Widget =
          switch name {
          case .text: test.screen(.text, as: TextScreen.self).entry
          case .slider: test.screen(.slider, as: SliderScreen.self).scale
          case .logIn: test.screen(.logIn, as: LogInScreen.self).nameEntry
          case .signUp: test.screen(.signUp, as: SignUpScreen.self).entry
          }
        XCTAssertTrue(first.hasFocusWithin, name.rawValue)
      }
    }
  }

  func testNoTwoAccessKeysOfAScreenAreTheSame() throws {
    try withGtk {
      // With everything on the screen that there may be: Cancel comes with an attempt to log in.
      for language in ["en_US.UTF-8", "ko_KR.UTF-8"] {
        inLanguage(language) {
          XCTAssertEqual(tr("_Name"), language.hasPrefix("ko") ? "이름(_N)" : "_Name")
          for name in ScreenName.allCases {
            let test = WindowOnTestTime(showing: name)
            test.models.logIn.name.value = "ada"
            test.models.logIn.password.value = "secret"
            test.models.logIn.logIn()
            test.settle()
            let keys = test.window.accessKeys.sorted()
            XCTAssertEqual(keys, Set(keys).sorted(), "\(name) in \(language)")
            XCTAssertGreaterThan(keys.count, 4, "\(name) in \(language)")
            test.window.warn("Something was damaged.")
            test.settle()
            let all = test.window.accessKeys.sorted()
            XCTAssertEqual(all, Set(all).sorted(), "\(name) in \(language), with a notice")
            XCTAssertEqual(all.count, keys.count + 1, "\(name) in \(language), with a notice")
            test.window.destroy()
            settleLoop()
          }
        }
      }
    }
  }

  func testAHundredWindowsLeaveNothingBehind() throws {
    try withGtk {
      // The first window makes what the toolkit keeps for good.
      WindowOnTestTime(showing: .text).window.destroy()
      settleLoop()
      let boxes = LiveCounts.signalBoxes
      let wrappers = LiveCounts.wrappers
      let objects = LiveCounts.watchedObjects
      try expectNoLeaks {
        for _ in 0..<100 {
          let test = WindowOnTestTime(showing: .signUp)
          LiveCounts.watch(test.window)
          LiveCounts.watch(test.screen(.text, as: TextScreen.self).entry)
          LiveCounts.watch(test.screen(.logIn, as: LogInScreen.self).passwordEntry)
          LiveCounts.watch(test.screen(.slider, as: SliderScreen.self).scale)
          test.models.signUp.name.value = "pending"
          test.models.logIn.name.value = "ada"
          test.models.logIn.password.value = "x"
          test.models.logIn.logIn()
          test.window.destroy()
          settleLoop()
        }
        settleLoop()
      }
      XCTAssertEqual(LiveCounts.signalBoxes, boxes)
      XCTAssertEqual(LiveCounts.wrappers, wrappers)
      XCTAssertEqual(LiveCounts.watchedObjects, objects)
    }
  }
}
