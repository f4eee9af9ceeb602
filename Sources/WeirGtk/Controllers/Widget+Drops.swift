import CGtk
import Weir

/// Something that was dragged here from elsewhere and let go.
public struct Drop<Content: Equatable & Sendable>: Equatable, Sendable {
  public let content: Content
  /// Where in the widget.
  public let point: Point

  public init(_ content: Content, point: Point) {
    self.content = content
    self.point = point
  }
}

extension Widget {
  /// Sends each text that is dropped on the widget.
  ///
  /// By the user only; no initial value; other rules as ``EventPublisher``. While somebody
  /// is subscribed the widget shows that it takes texts, and takes each; whether a subscriber wants it
  /// is not asked.
  public var textDropPublisher: SignalPublisher<Drop<String>> {
    SignalPublisher(self, Origin("weir-dropped", from: .controller(.textDrop))) {
      let point = $0.point(1)
      return weir_value_dropped_text($0.values, 0).map { Drop(String(cString: $0), point: point) }
    }
  }

  /// Sends the files that are dropped on the widget, several at a time. Rules as
  /// ``textDropPublisher``.
  public var fileDropPublisher: SignalPublisher<Drop<[File]>> {
    SignalPublisher(self, Origin("weir-dropped", from: .controller(.fileDrop))) {
      let values = $0.values
      let files = [File]({ weir_value_each_dropped_file(values, 0, $1, $0) })
      return Drop(files, point: $0.point(1))
    }
  }
}
