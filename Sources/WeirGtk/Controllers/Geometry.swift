/// A place in a widget, in pixels from its upper left corner.
public struct Point: Hashable, Sendable {
  public var x, y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A way from one place to another, in pixels to the right and down; or, where it says so, in pixels
/// a second.
public struct Offset: Hashable, Sendable {
  public var x, y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

extension SignalArguments {
  func point(_ first: Int = 0) -> Point { Point(x: double(first), y: double(first + 1)) }

  func offset(_ first: Int = 0) -> Offset { Offset(x: double(first), y: double(first + 1)) }
}
