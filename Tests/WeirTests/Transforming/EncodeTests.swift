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
}
