import CGtk

/// How a widget uses room that is left over in one direction.
public enum Alignment: Int32, Sendable {
  case fill, start, end, center, baseline
}

/// Whether something lies or stands.
public enum Orientation: Int32, Sendable {
  case horizontal, vertical
}

/// Room around a widget, in pixels. Start is left where text runs from left to right.
public struct Margins: Hashable, Sendable {
  public var top, start, bottom, end: Int

  public init(top: Int = 0, start: Int = 0, bottom: Int = 0, end: Int = 0) {
    self.top = top
    self.start = start
    self.bottom = bottom
    self.end = end
  }

  /// The same on all sides.
  public init(_ all: Int) {
    self.init(top: all, start: all, bottom: all, end: all)
  }
}

/// Where a widget is, in pixels.
public struct Bounds: Hashable, Sendable {
  public var x, y, width, height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension Widget {
  /// Where the widget is in another one of its window; nil while it has no place there.
  public func bounds(in other: Widget) -> Bounds? {
    var bounds = Bounds(x: 0, y: 0, width: 0, height: 0)
    let isThere = weir_widget_bounds(
      pointer, other.pointer, &bounds.x, &bounds.y, &bounds.width, &bounds.height)
    return isThere ? bounds : nil
  }

  /// Whether the widget wants the room that is left over in its row.
  public var hexpand: Bool {
    get { weir_widget_hexpand(pointer) }
    set { weir_widget_set_hexpand(pointer, newValue) }
  }

  /// Whether the widget wants the room that is left over in its column.
  public var vexpand: Bool {
    get { weir_widget_vexpand(pointer) }
    set { weir_widget_set_vexpand(pointer, newValue) }
  }

  public var halign: Alignment {
    get { Alignment(rawValue: weir_widget_halign(pointer)) ?? .fill }
    set { weir_widget_set_halign(pointer, newValue.rawValue) }
  }

  public var valign: Alignment {
    get { Alignment(rawValue: weir_widget_valign(pointer)) ?? .fill }
    set { weir_widget_set_valign(pointer, newValue.rawValue) }
  }

  public var margins: Margins {
    get {
      var top: Int32 = 0
      var start: Int32 = 0
      var bottom: Int32 = 0
      var end: Int32 = 0
      weir_widget_margins(pointer, &top, &start, &bottom, &end)
      return Margins(top: Int(top), start: Int(start), bottom: Int(bottom), end: Int(end))
    }
    set {
      weir_widget_set_margins(
        pointer, Int32(newValue.top), Int32(newValue.start), Int32(newValue.bottom),
        Int32(newValue.end))
    }
  }

  /// The least size in pixels; -1 leaves it to the widget.
  public func setSizeRequest(width: Int = -1, height: Int = -1) {
    weir_widget_set_size_request(pointer, Int32(width), Int32(height))
  }
}
