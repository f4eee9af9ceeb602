import Weir

/// The slider screen: one number from 0 to 1, which a scale edits and a label shows.
public final class SliderModel {
  /// The number. Bound both ways to the scale, which follows at once.
  public let numberSubject = CurrentValueSubject<Double, Never>(0)

  /// The number for the label: at most one each half second, the last one always among them.
  public let shownNumber: AnyPublisher<Double, Never>

  public init(scheduler: FormScheduler) {
    shownNumber =
      numberSubject
      .trace("slider")
      .throttle(for: .milliseconds(500), scheduler: scheduler, latest: true)
      .removeDuplicates()
      .trace("slider, shown")
      .eraseToAnyPublisher()
  }

  /// Sets the number to 0.
  public func clear() {
    numberSubject.send(0)
  }
}
