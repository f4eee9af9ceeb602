import Testing
import Weir

@Suite("Mirrors")
struct ReflectionTests {
  @Test("dump of a subscriber or an erased publisher prints its name, and nothing that flows in it")
  func nothingOfTheInside() {
    final class Owner { var word = "" }
    let sink = Subscribers.Sink<String, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    let assign = Subscribers.Assign(object: Owner(), keyPath: \Owner.word)
    let erased = AnySubscriber(sink)
    #expect(sink.customMirror.children.isEmpty)
    #expect(assign.customMirror.children.isEmpty)
    #expect(erased.customMirror.children.isEmpty)
    #expect(sink.playgroundDescription as? String == "Sink")
    #expect(assign.playgroundDescription as? String == assign.description)
    #expect(erased.playgroundDescription as? String == "Sink")
    #expect(
      Just("a secret").eraseToAnyPublisher().playgroundDescription as? String == "AnyPublisher")
  }
}
