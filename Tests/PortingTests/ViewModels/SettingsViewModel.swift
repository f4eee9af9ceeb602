import Foundation
import Weir
import WeirFoundation

extension Notification.Name {
  static let settingsChanged = Notification.Name("settingsChanged")
}

/// A view model that is bound to the main actor, as new ones are.
@MainActor
final class SettingsViewModel: ObservableObject {
  @Published var volume = 0.5
  @Published var isMuted = false
  @Published private(set) var changeCount = 0

  private var cancellables = Set<AnyCancellable>()

  init(center: NotificationCenter = .default) {
    center.publisher(for: .settingsChanged)
      .compactMap { $0.userInfo?["volume"] as? Double }
      .receive(on: DispatchQueue.main)
      .sink { [weak self] volume in
        MainActor.assumeIsolated { self?.volume = volume }
      }
      .store(in: &cancellables)

    $volume.map { _ in () }
      .merge(with: $isMuted.map { _ in () })
      .dropFirst(2)
      .scan(0) { count, _ in count + 1 }
      .assign(to: &$changeCount)
  }

  func mute() async {
    await Task.yield()
    isMuted = true
  }
}
