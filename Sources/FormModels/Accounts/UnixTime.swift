/// A moment as the account store keeps it. Models carry it and read no clock.
public struct UnixTime: Hashable, Sendable {
  /// Seconds since 1970-01-01 00:00 UTC.
  public let seconds: Int64

  public init(seconds: Int64) {
    self.seconds = seconds
  }
}
