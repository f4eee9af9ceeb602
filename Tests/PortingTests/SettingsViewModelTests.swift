import Foundation
import Weir
import WeirFoundation
import XCTest

final class SettingsViewModelTests: XCTestCase {
  func testAViewModelOnTheMainActorHearsNotificationsFromOtherThreads() {
    onEachMainLoop { loop in
      MainActor.assumeIsolated {
        let center = NotificationCenter()
        let viewModel = SettingsViewModel(center: center)
        DispatchQueue.global().async {
          center.post(name: .settingsChanged, object: nil, userInfo: ["volume": 0.8])
        }
        loop.serve(until: { viewModel.volume == 0.8 })
        XCTAssertEqual(viewModel.changeCount, 1)
      }
    }
  }

  func testItsTasksRunOnEachMainLoop() {
    onEachMainLoop { loop in
      MainActor.assumeIsolated {
        let viewModel = SettingsViewModel(center: NotificationCenter())
        let task = Task { await viewModel.mute() }
        loop.serve(until: { viewModel.isMuted })
        XCTAssertEqual(viewModel.changeCount, 1)
        task.cancel()
      }
    }
  }
}
