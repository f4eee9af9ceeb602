import Foundation
import FoundationXML
import Testing
import Weir
import WeirGtk

@testable import WeirInspector

@Suite struct FigureTests {
  private let start = MonotonicTime(nanoseconds: 0)

  private func time(_ seconds: Double) -> MonotonicTime { start.advanced(by: .seconds(seconds)) }

  private func axis(at seconds: Double, span: Double = 10) -> TimeAxis {
    TimeAxis(
      now: time(seconds), start: start, span: .seconds(span), width: 1000 + TimeAxis.inset)
  }

  private func event(
    _ seconds: Double, _ kind: TraceEvent.Kind, live: Int = 1, number: UInt64 = 1
  ) -> StreamSnapshot.Event {
    StreamSnapshot.Event(
      number: number, time: time(seconds), subscription: 1, kind: kind, live: live,
      demand: .unlimited)
  }

  private func stream(_ events: [StreamSnapshot.Event], liveBefore: Int = 0)
    -> StreamSnapshot.Stream
  {
    StreamSnapshot.Stream(
      name: "name", location: "A/A.swift:1", liveBefore: liveBefore,
      live: events.last?.live ?? liveBefore, demand: .unlimited, events: events)
  }

  private func circles(_ shapes: [Shape]) -> [Double] {
    shapes.compactMap {
      guard case .circle(let center, _, .value, _) = $0 else { return nil }
      return center.x
    }
  }

  private func texts(_ shapes: [Shape]) -> [String] {
    shapes.compactMap {
      guard case .text(let text, _, _, _, _, _) = $0 else { return nil }
      return text
    }
  }

  @Test func `the present is at the right, and a span before it at the left`() {
    let axis = axis(at: 25)
    #expect(axis.x(of: time(25)) == 1000)
    #expect(axis.x(of: time(20)) == 500)
    #expect(axis.x(of: time(15)) == 0)
  }

  @Test func `ticks are at whole seconds since the start, and none before it`() {
    #expect(axis(at: 12.4).ticks.map(\.seconds) == [3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    #expect(axis(at: 2.5).ticks.map(\.seconds) == [0, 1, 2])
    #expect(axis(at: 60, span: 60).ticks.map(\.seconds) == [0, 10, 20, 30, 40, 50, 60])
    #expect(axis(at: 2, span: 2).ticks.map(\.seconds) == [0, 0.5, 1, 1.5, 2])
    #expect(texts(Figure.axis(axis(at: 1, span: 2))) == ["0 s", "0.5 s", "1 s"])
  }

  @Test func `values are marbles at their times, and those before the left edge are not drawn`() {
    let shapes = Figure.track(
      stream([event(1, .subscribed), event(2, .value("a")), event(15, .value("b"))]),
      on: axis(at: 20))
    #expect(circles(shapes) == [500])
    #expect(texts(shapes) == ["b"])
  }

  @Test func `the line is whole while somebody subscribes`() {
    let shapes = Figure.track(
      stream([event(12, .subscribed), event(15, .finished, live: 0)]), on: axis(at: 20))
    let line = shapes.compactMap { shape -> String? in
      guard case .line(let start, let end, _, _, let dash) = shape, start.y == end.y else {
        return nil
      }
      return "\(Int(start.x))–\(Int(end.x)) \(dash > 0 ? "dashed" : "whole")"
    }
    #expect(line == ["0–200 dashed", "200–500 whole", "500–1000 dashed"])
  }

  @Test func `kinds of events differ by form, not by colour alone`() {
    let kinds: [TraceEvent.Kind] = [
      .value("1"), .subscribed, .requested(.max(1)), .finished, .failed("oops"), .cancelled,
    ]
    let forms = kinds.map { kind in
      Figure.marks(of: kind, at: Point(x: 0, y: 0)).map { shape in
        switch shape {
        case .line(let start, let end, _, _, _): "\(start) \(end)"
        case .circle(_, let radius, _, let thickness): "\(radius) \(thickness)"
        case .text: "text"
        }
      }
    }
    #expect(Set(forms).count == kinds.count)
  }

  @Test func `texts that have no room are left out, the newest last`() {
    let crowd = (0..<100).map { event(19 + Double($0) / 100, .value("value \($0)")) }
    let shown = texts(Figure.track(stream(crowd), on: axis(at: 20)))
    #expect(shown.first == "value 99")
    #expect(shown.count < 10)
    let apart = [event(12, .value("one")), event(16, .value("two")), event(20, .value("three"))]
    #expect(texts(Figure.track(stream(apart), on: axis(at: 20))) == ["three", "two", "one"])
  }

  @Test(arguments: [0x000000, 0x2e3436, 0xffffff, 0xeeeeec] as [UInt32])
  func `colours can be told from the ground of their theme`(text: UInt32) {
    let plain = Color(hex: text)
    let ground = plain.brightness > 0.5 ? Color(hex: 0x353535) : Color(hex: 0xffffff)
    for ink in [Ink.plain, .value, .failure] {
      #expect(contrast(ink.color(plain: plain), ground) >= 4.5, "\(ink)")
    }
  }

  private func contrast(_ a: Color, _ b: Color) -> Double {
    func luminance(_ color: Color) -> Double {
      func linear(_ part: Double) -> Double {
        part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
    let (light, dark) = (max(luminance(a), luminance(b)), min(luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)
  }
}

@Suite struct SVGTests {
  private let words = Figure.Words(
    title: "Streams <1> & “2”", counts: { "live: \($0.live)" },
    legend: [(.value(""), "value"), (.failed(""), "failed")])

  private func snapshot(_ name: String, _ kinds: [TraceEvent.Kind]) -> StreamSnapshot {
    let start = MonotonicTime(nanoseconds: 0)
    let events = kinds.enumerated().map { index, kind in
      StreamSnapshot.Event(
        number: UInt64(index + 1), time: start.advanced(by: .seconds(index + 1)), subscription: 1,
        kind: kind, live: 1, demand: .unlimited)
    }
    return StreamSnapshot(
      start: start, now: start.advanced(by: .seconds(9)), isPaused: false, waiting: 0, number: 9,
      streams: [
        StreamSnapshot.Stream(
          name: name, location: "A/A.swift:1", liveBefore: 0, live: 1, demand: .unlimited,
          events: events)
      ])
  }

  /// What an XML parser finds: texts, and how many elements of each kind.
  private final class Reader: NSObject, XMLParserDelegate {
    var texts: [String] = []
    var counts: [String: Int] = [:]
    private var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String] = [:]
    ) {
      counts[name, default: 0] += 1
      text = ""
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      if !text.isEmpty, name == "text" || name == "title" { texts.append(text) }
      text = ""
    }
  }

  private func read(_ svg: String) throws -> Reader {
    let reader = Reader()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))\n\(svg)")
    return reader
  }

  @Test func `the file has the title, the axis, each stream with its marbles, and the legend`()
    throws
  {
    let svg = Figure.svg(
      snapshot("name", [.subscribed, .value("\"Grace\""), .value("가나"), .failed("timedOut")]),
      span: .seconds(10), words: words)
    let reader = try read(svg)
    #expect(reader.texts.first == "Streams <1> & “2”")
    for text in ["0 s", "9 s", "name", "live: 1", "\"Grace\"", "가나", "timedOut", "value", "failed"]
    {
      #expect(reader.texts.contains(text), "\(text)")
    }
    // A ring, two marbles, and one in the legend.
    #expect(reader.counts["circle"] == 4)
  }

  @Test func `whatever a value holds, the file can be read`() throws {
    let nasty = "<&>\"'\u{0}\u{1b}\u{fffe}]]>\u{202e}👩‍👩‍👧"
    let reader = try read(
      Figure.svg(
        snapshot(nasty, [.value(nasty), .failed(nasty)]), span: .seconds(10), words: words))
    #expect(reader.texts.contains { $0.contains("<&>\"'") })
  }

  @Test func `a text that is cut is there as a whole for whoever points at it`() throws {
    let long = String(repeating: "long ", count: 30)
    let reader = try read(
      Figure.svg(snapshot("name", [.value(long)]), span: .seconds(10), words: words))
    #expect(reader.texts.contains(long))
    #expect(reader.texts.contains { $0.hasSuffix("…") })
  }
}
