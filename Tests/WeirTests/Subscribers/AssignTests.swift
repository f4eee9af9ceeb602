import Testing
import Weir
import WeirTesting

@Suite struct AssignTests {
  private final class Label {
    var text = "" { didSet { texts.append(text) } }
    var texts: [String] = []
    var tokens: Set<AnyCancellable> = []
  }

  @Test func `each value is written`() {
    let label = Label()
    let token = ["a", "b"].publisher.assign(to: \.text, on: label)
    #expect(label.texts == ["a", "b"])
    token.cancel()
  }

  @Test func `held weakly, an object that keeps the token of a stream into itself is freed`()
    throws
  {
    try expectNoLeaks {
      let subject = PassthroughSubject<String, Never>()
      weak var freed: Label?
      do {
        let label = Label()
        freed = label
        subject.assign(to: \.text, on: label, ownership: .weak).store(in: &label.tokens)
        subject.send("a")
        #expect(label.text == "a")
      }
      #expect(freed == nil)
      subject.send("b")
    }
  }

  @Test func `held strongly, the object lives as long as the stream`() {
    let subject = PassthroughSubject<String, Never>()
    weak var kept: Label?
    var token: AnyCancellable?
    do {
      let label = Label()
      kept = label
      token = subject.assign(to: \.text, on: label, ownership: .strong)
    }
    #expect(kept != nil)
    token?.cancel()
    #expect(kept == nil)
  }
}
