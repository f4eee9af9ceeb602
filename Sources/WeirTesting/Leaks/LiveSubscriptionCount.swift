import Weir

/// How many subscriptions exist in this process: those of subjects, operators and sinks.
///
/// A stream that has ended or was cancelled lets go of all of its own, so the count comes back to
/// where it was. Tests that run side by side share the count; ``expectNoLeaks(_:)`` sees only its
/// own.
public enum LiveSubscriptionCount {
  /// The count at this moment.
  public static var current: Int { LiveSubscriptions.count }
}
