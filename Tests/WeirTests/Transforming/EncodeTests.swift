import Testing
import Weir

@Suite struct EncodeTests {
  private struct Coder: TopLevelEncoder, TopLevelDecoder {
    func encode<T: Encodable>(_ value: T) throws -> String {
      let text = "\(value)"
      if text == "bad" { throw TestError.oops }
      return "<\(text)>"
    }

    func decode<T: Decodable>(_ type: T.Type, from: String) throws -> T {
      guard let value = from as? T else { throw TestError.oops }
      return value
    }
  }

  @Test func `values are encoded until the encoder throws`() {
    let source = Source<String, Never>()
    let observer = source.encode(encoder: Coder()).observe()
    source.send("good")
    source.send("bad")
    #expect(observer.events == ["(Encode)", "<good>", "#oops"])
    #expect(source.events == ["unlimited", "cancel"])
  }

  @Test func `values are decoded until the decoder throws`() {
    let source = Source<String, Never>()
    let observer = source.decode(type: String.self, decoder: Coder()).observe()
    source.send("a")
    #expect(observer.events == ["(Decode)", "a"])
    let wrong = source.decode(type: Int.self, decoder: Coder()).observe()
    source.send("a")
    #expect(wrong.events == ["(Decode)", "#oops"])
  }

  @Test func `an error before the subscription is the end, and the subscription is cancelled`() {
    let upstream = Snare<String, TestError>()
    let observer = upstream.encode(encoder: Coder()).observe()
    #expect(upstream.send("bad") == Subscribers.Demand.none)
    #expect(upstream.send("good") == Subscribers.Demand.none)
    upstream.send(completion: .finished)
    let late = Ledger()
    upstream.send(subscription: late)
    #expect(observer.events == ["#oops"])
    #expect(late.events == ["cancel"])
  }

  @Test func `the upstream is cancelled before the error is told, and asked for nothing more`() {
    let source = Source<String, Never>()
    let observer = Observer<Int, any Error>(.max(1))
    source.decode(type: Int.self, decoder: Coder()).subscribe(observer)
    observer.onCompletion = {
      #expect(source.events == ["max(1)", "cancel"])
      observer.subscription?.request(.max(1))
    }
    source.send("a")
    #expect(source.events == ["max(1)", "cancel"])
    #expect(observer.events == ["(Decode)", "#oops"])
  }
}
