import CGtk
import Weir

/// The directions in which a widget can be scrolled.
public struct ScrollAxes: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let vertical = Self(rawValue: 1)
  public static let horizontal = Self(rawValue: 2)
}

extension Widget {
  /// Sends how far the wheel has been turned, or two fingers moved: one click of the wheel is 1, and
  /// down and to the right are positive.
  ///
  /// By the user only. It watches, and lets the widget scroll. No initial value; other rules as
  /// ``EventPublisher``.
  public func scrollPublisher(
    _ axes: ScrollAxes = [.vertical, .horizontal]
  ) -> SignalPublisher<Offset> {
    SignalPublisher(self, Origin("scroll", from: .controller(.scroll(axes)))) { $0.offset() }
  }

  /// Sends when fingers begin to scroll; a wheel only turns. Rules as ``scrollPublisher(_:)``.
  public func scrollBeginPublisher(
    _ axes: ScrollAxes = [.vertical, .horizontal]
  ) -> SignalPublisher<Void> {
    SignalPublisher(self, Origin("scroll-begin", from: .controller(.scroll(axes)))) { _ in () }
  }

  /// Sends when fingers have stopped to scroll. Rules as ``scrollPublisher(_:)``.
  public func scrollEndPublisher(
    _ axes: ScrollAxes = [.vertical, .horizontal]
  ) -> SignalPublisher<Void> {
    SignalPublisher(self, Origin("scroll-end", from: .controller(.scroll(axes)))) { _ in () }
  }

  /// Sends how fast the fingers were that let go while they scrolled, in pixels a second: what is
  /// scrolled goes on and slows down. Rules as ``scrollPublisher(_:)``.
  public func scrollDeceleratePublisher(
    _ axes: ScrollAxes = [.vertical, .horizontal]
  ) -> SignalPublisher<Offset> {
    SignalPublisher(self, Origin("decelerate", from: .controller(.scroll(axes)))) { $0.offset() }
  }
}
