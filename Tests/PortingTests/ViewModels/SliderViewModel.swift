import Foundation
import Weir
import WeirFoundation

/// A slider whose label must not flicker.
final class SliderViewModel {
  let valueSubject = CurrentValueSubject<Float, Never>(0)

  lazy var labelText: AnyPublisher<String, Never> =
    valueSubject
    .throttle(for: .milliseconds(500), scheduler: RunLoop.main, latest: true)
    .map { String(format: "%.0f %%", $0 * 100) }
    .eraseToAnyPublisher()
}
