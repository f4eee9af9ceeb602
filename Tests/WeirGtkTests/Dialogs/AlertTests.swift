import CGtk
import Foundation
import GtkTesting
import Weir
import WeirTesting
import XCTest

@testable import WeirGtk

final class AlertTests: XCTestCase {
  private enum Answer { case discard, keep }

  @MainActor
  private static let alert = Alert(
    "Discard changes?", "What you have typed will be lost.",
    responses: [
      .init(Answer.keep, "_Keep Editing"), .init(.discard, "_Discard", style: .destructive),
    ],
    default: .discard, close: .keep)

  func testAButtonGivesItsAnswerOnce() throws {
    try withGtk {
      let parent = Window(title: "Parent")
      parent.present()
      let answers = AlertTests.alert.present(over: parent).record()
      let window = try XCTUnwrap(AlertTests.openAlert())
      XCTAssertTrue(window.isModal)
      XCTAssertEqual((window.defaultWidget as? Button)?.label, "_Discard")
      XCTAssertTrue(window.focus === window.defaultWidget)
      XCTAssertTrue(try XCTUnwrap(window.defaultWidget).hasCSSClass("destructive-action"))
      weir_signal_emit(try XCTUnwrap(window.defaultWidget).pointer, "clicked")
      XCTAssertTrue(turnLoop { answers.completion != nil })
      XCTAssertEqual(answers.values, [.discard])
      parent.destroy()
    }
  }

  func testClosingIsTheHarmlessAnswerAlsoForWhoComesLater() throws {
    try withGtk {
      let answer = AlertTests.alert.present()
      try XCTUnwrap(AlertTests.openAlert()).close()
      settleLoop()
      let answers = answer.record()
      XCTAssertEqual(answers.values, [.keep])
    }
  }

  func testTheAlertGoesWithItsParent() throws {
    try withGtk {
      let parent = Window(title: "Parent")
      parent.present()
      let answers = AlertTests.alert.present(over: parent).record()
      parent.destroy()
      XCTAssertTrue(turnLoop { answers.completion != nil })
      XCTAssertEqual(answers.values, [.keep])
    }
  }

  func testNothingIsLeftOfAnAlert() throws {
    try withGtk {
      settleLoop()
      let boxes = LiveCounts.signalBoxes
      let wrappers = LiveCounts.wrappers
      for _ in 0..<3 {
        AlertTests.alert.present()
        AlertTests.openAlert()?.close()
        settleLoop()
      }
      settleLoop()
      XCTAssertEqual(LiveCounts.signalBoxes, boxes)
      XCTAssertEqual(LiveCounts.wrappers, wrappers)
    }
  }

  @MainActor
  private static func openAlert() -> Window? {
    weir_window_titled("Discard changes?").flatMap { Object.existing(for: $0) as? Window }
  }
}
