import FormModels
import Testing
import Weir
import WeirTesting

@Suite("Text model")
struct TextModelTests {
  let model = TextModel()

  @Test("It starts with a greeting")
  func greeting() {
    #expect(model.textSubject.value == "Hello, World!")
  }

  @Test("Clear empties the text for everyone who listens")
  func clear() {
    let texts = model.textSubject.record()
    model.clear()
    #expect(texts.values == ["Hello, World!", ""])
  }

  @Test("A text at the entry's limit is said to be full, one below it is not")
  func full() {
    let full = model.isFull.record()
    model.textSubject.send(String(repeating: "x", count: 65_533))
    model.textSubject.send(String(repeating: "x", count: 65_534))
    model.textSubject.send("short")
    #expect(full.values == [false, true, false])
  }

  @Test("The limit counts code points: a family of five is five")
  func codePoints() {
    let family = "👨‍👩‍👧"
    #expect(family.count == 1)
    let full = model.isFull.record()
    model.textSubject.send(String(repeating: family, count: 65_534 / 5 + 1))
    #expect(full.values == [false, true])
  }

  @Test("Listening leaves nothing behind")
  func leak() throws {
    try expectNoLeaks {
      let full = model.isFull.record()
      let text = model.textSubject.record()
      full.cancel()
      text.cancel()
    }
  }
}
