import Testing
import Weir

/// Of those who find a closed gate empty exactly one clears up, however they come and go.
@Suite struct GateTests {
  @Test func `who closes an empty gate clears up`() {
    let gate = Gate()
    #expect([gate.enter(), gate.leave()] == [true, false])
    #expect(note(gate.close()) == ["is first", "clears up"])
    #expect(note(gate.close()) == [])
  }

  @Test func `the last to leave a closed gate clears up`() {
    let gate = Gate()
    #expect([gate.enter(), gate.enter()] == [true, true])
    #expect(note(gate.close()) == ["is first"])
    #expect([gate.leave(), gate.leave()] == [false, true])
  }

  /// Nobody did when the last one inside left while another was being refused.
  @Test func `one who is refused may be the last to leave`() {
    let gate = Gate()
    #expect([gate.enter()] == [true])
    #expect(note(gate.close()) == ["is first"])
    #expect([gate.enter(), gate.leave(), gate.leave()] == [false, false, true])
  }

  @Test func `who is refused after that does not clear up once more`() {
    let gate = Gate()
    #expect(note(gate.close()) == ["is first", "clears up"])
    #expect([gate.enter(), gate.leave()] == [false, false])
  }

  @Test func `what is kept is taken out by the one who closes`() {
    let gate = Gate()
    #expect([gate.reserve(), gate.reserve(), gate.keep()] == [true, false, true])
    #expect(note(gate.close()) == ["is first", "clears up", "takes out"])
    #expect(note(gate.close()) == [])
    #expect([gate.reserve()] == [false])
  }

  @Test func `who closes while something is being put there leaves it to the one who puts it`() {
    let gate = Gate()
    #expect([gate.reserve()] == [true])
    #expect(note(gate.close()) == ["is first", "clears up"])
    #expect([gate.keep()] == [false])
    #expect(note(gate.close()) == [])
  }

  private func note(_ closing: Gate.Closing) -> [String] {
    [
      closing.isFirst ? "is first" : nil, closing.clearsUp ? "clears up" : nil,
      closing.takesOut ? "takes out" : nil,
    ].compactMap(\.self)
  }
}
