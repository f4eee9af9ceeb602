import Foundation
import Weir

extension RunLoop {
  /// A date, as the scheduler counts time.
  public struct SchedulerTimeType: CalendarTime {
    /// The moment as a date.
    public var date: Date

    /// Makes the moment of a date.
    public init(_ date: Date) {
      self.date = date
    }

    /// A length of time in seconds. Literals are seconds too.
    public struct Stride: CalendarTimeStride {
      /// The length in seconds, with its sign.
      public var magnitude: TimeInterval

      /// Makes a length of so many seconds.
      public init(_ timeInterval: TimeInterval) {
        magnitude = timeInterval
      }
    }
  }

  /// There are none.
  public struct SchedulerOptions: Sendable {
    /// Makes options, of which there are none.
    public init() {}
  }
}
