import Foundation
import Weir

extension RunLoop {
  /// A date, as the scheduler counts time.
  public struct SchedulerTimeType: CalendarTime {
    public var date: Date

    public init(_ date: Date) {
      self.date = date
    }

    /// A length of time in seconds. Literals are seconds too.
    public struct Stride: CalendarTimeStride {
      public var magnitude: TimeInterval

      public init(_ timeInterval: TimeInterval) {
        magnitude = timeInterval
      }
    }
  }

  /// There are none.
  public struct SchedulerOptions: Sendable {
    public init() {}
  }
}
