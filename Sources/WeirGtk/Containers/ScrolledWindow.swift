import CGtk
import Weir

/// A view of something larger than itself, with bars to scroll it.
open class ScrolledWindow: Widget {
  /// One side of the content.
  public enum Edge: Int, Sendable {
    case left, right, top, bottom
  }

  /// When there is a bar.
  public enum Policy: Int32, Sendable {
    case always, whenNeeded
    /// Never, and nothing scrolls: the window is as large as its content.
    case never
    /// Never, though the content scrolls by other means.
    case hidden
  }

  /// What of the content is at the top left corner, in pixels.
  public struct Offset: Hashable, Sendable {
    public var x, y: Double

    public init(x: Double = 0, y: Double = 0) {
      self.x = x
      self.y = y
    }
  }

  public init(_ child: Widget? = nil) {
    super.init(taking: weir_new_scrolled_window())
    if let child { self.child = child }
  }

  /// What is scrolled.
  public var child: Widget? {
    get { weir_scrolled_window_child(pointer).map(Widget.wrapping) }
    set { weir_scrolled_window_set_child(pointer, newValue?.pointer) }
  }

  public var horizontalPolicy: Policy {
    get { Policy(rawValue: policies.horizontal) ?? .whenNeeded }
    set { weir_scrolled_window_set_policy(pointer, newValue.rawValue, policies.vertical) }
  }

  public var verticalPolicy: Policy {
    get { Policy(rawValue: policies.vertical) ?? .whenNeeded }
    set { weir_scrolled_window_set_policy(pointer, policies.horizontal, newValue.rawValue) }
  }

  /// The least room for the content, in pixels; -1 for no least.
  public var minimumContentSize: (width: Int, height: Int) {
    get {
      var width: Int32 = 0
      var height: Int32 = 0
      weir_scrolled_window_min_content(pointer, &width, &height)
      return (Int(width), Int(height))
    }
    set {
      weir_scrolled_window_set_min_content(
        pointer, Int32(clamping: newValue.width), Int32(clamping: newValue.height))
    }
  }

  /// How far the content is scrolled. One beyond an edge is brought to the edge; NaN is not taken.
  public var contentOffset: Offset {
    get { Offset(x: weir_adjustment_value(adjustment(.horizontal)), y: verticalOffset) }
    set {
      if !newValue.x.isNaN { weir_adjustment_set_value(adjustment(.horizontal), newValue.x) }
      verticalOffset = newValue.y
    }
  }

  /// How far the content is scrolled from its top. Rules as ``contentOffset``.
  public var verticalOffset: Double {
    get { weir_adjustment_value(adjustment(.vertical)) }
    set { if !newValue.isNaN { weir_adjustment_set_value(adjustment(.vertical), newValue) } }
  }

  /// Scrolls to an edge.
  public func scroll(to edge: Edge) {
    let adjustment = adjustment(edge == .top || edge == .bottom ? .vertical : .horizontal)
    let isStart = edge == .top || edge == .left
    weir_adjustment_set_value(
      adjustment,
      isStart ? weir_adjustment_lower(adjustment) : weir_adjustment_upper(adjustment))
  }

  private var policies: (horizontal: Int32, vertical: Int32) {
    var horizontal: Int32 = 0
    var vertical: Int32 = 0
    weir_scrolled_window_policy(pointer, &horizontal, &vertical)
    return (horizontal, vertical)
  }

  func adjustment(_ orientation: Orientation) -> OpaquePointer {
    weir_scrolled_window_adjustment(pointer, orientation == .vertical)
  }
}

extension ScrolledWindow {
  /// Sends how far the content is scrolled: the present offset first, then each new one.
  ///
  /// By the user or from code, on the main thread; finishes when the widget is disposed of. A move in
  /// both directions at once comes as two. Without demand the latest waits.
  public var contentOffsetPublisher: AnyPublisher<Offset, Never> {
    offsetPublisher(.horizontal)
      .combineLatest(offsetPublisher(.vertical)) { Offset(x: $0, y: $1) }
      .eraseToAnyPublisher()
  }

  /// Sends how far the content is scrolled from its top: the present offset first, then each new one, by
  /// the user or from code. Rules as ``ValuePublisher``.
  public var verticalOffsetPublisher: ValuePublisher<Double> { offsetPublisher(.vertical) }

  /// Sends when the content has been scrolled, by the user or from code. No initial value; rules as
  /// ``contentOffsetPublisher``.
  public var didScrollPublisher: AnyPublisher<Void, Never> {
    contentOffsetPublisher.dropFirst().map { _ in () }.eraseToAnyPublisher()
  }

  /// Sends when the end of the content comes within `offset` pixels of what is seen, as for loading
  /// more.
  ///
  /// Once each time it comes near, by scrolling, or because the content is or becomes short; at once
  /// when it is near already and the widget is shown. By the user or from code; other rules as
  /// ``contentOffsetPublisher``.
  public func reachedBottomPublisher(offset: Double = 0) -> AnyPublisher<Void, Never> {
    ValuePublisher(self, changeOrigin(.vertical)) { window in
      let adjustment = window.adjustment(.vertical)
      let page = weir_adjustment_page_size(adjustment)
      let end = weir_adjustment_value(adjustment) + page + offset
      // Before it is shown the content has no height.
      return page > 0 && end >= weir_adjustment_upper(adjustment)
    }
    .filter { $0 }
    .map { _ in () }
    .eraseToAnyPublisher()
  }

  /// Sends the edge that the user has reached. By the user, with the wheel or a gesture. No initial
  /// value; rules as ``EventPublisher``.
  public var edgeReachedPublisher: SignalPublisher<Edge> {
    SignalPublisher(self, Origin("edge-reached")) { Edge(rawValue: $0.int(0)) }
  }

  /// Sends the edge that the user has pulled beyond, as for refreshing. By the user. No initial
  /// value; rules as ``EventPublisher``.
  public var edgeOvershotPublisher: SignalPublisher<Edge> {
    SignalPublisher(self, Origin("edge-overshot")) { Edge(rawValue: $0.int(0)) }
  }

  private func offsetPublisher(_ orientation: Orientation) -> ValuePublisher<Double> {
    ValuePublisher(self, changeOrigin(orientation)) { window in
      weir_adjustment_value(window.adjustment(orientation))
    }
  }

  /// Tells of everything about one direction: offset, length of the content, room.
  private func changeOrigin(_ orientation: Orientation) -> Origin<ScrolledWindow> {
    Origin("notify", from: .part { $0.adjustment(orientation) })
  }
}

extension BindableProperty where Source: ScrolledWindow, Value == Double {
  /// How far the content is scrolled from its top, in pixels.
  public static var verticalOffset: Self {
    Self(
      Origin("value-changed", from: .part { $0.adjustment(.vertical) }),
      get: { $0.verticalOffset }, set: { $0.verticalOffset = $1 })
  }
}
