import CGtk
import Weir

/// How far two fingers have been turned.
public struct Rotation: Hashable, Sendable {
  /// The angle of the line between the fingers, in radians.
  public let angle: Double
  /// How far it has been turned since they touched, in radians.
  public let delta: Double

  public init(angle: Double, delta: Double) {
    self.angle = angle
    self.delta = delta
  }
}

extension Widget {
  /// Sends how far two fingers have been spread since they touched: 2 is twice as far apart.
  ///
  /// By the user only; no initial value; other rules as ``EventPublisher``.
  public var zoomPublisher: SignalPublisher<Double> {
    SignalPublisher(self, Origin("scale-changed", from: .controller(.zoom))) { $0.double(0) }
  }

  /// Sends when two fingers begin to zoom. Rules as ``zoomPublisher``.
  public var zoomBeginPublisher: SignalPublisher<Void> {
    SignalPublisher(self, Origin("begin", from: .controller(.zoom))) { _ in () }
  }

  /// Sends when two fingers have stopped to zoom. Rules as ``zoomPublisher``.
  public var zoomEndPublisher: SignalPublisher<Void> {
    SignalPublisher(self, Origin("end", from: .controller(.zoom))) { _ in () }
  }

  /// Sends how far two fingers have been turned, at each move. Rules as ``zoomPublisher``.
  public var rotationPublisher: SignalPublisher<Rotation> {
    SignalPublisher(self, Origin("angle-changed", from: .controller(.rotation))) {
      Rotation(angle: $0.double(0), delta: $0.double(1))
    }
  }
}
