import Testing
import Weir

@Suite struct RecordTests {
  @Test func `plays back values on demand, then the end`() {
    let record = Record<Int, TestError> { recording in
      recording.receive(1)
      recording.receive(2)
      recording.receive(completion: .failure(.oops))
    }
    let observer = record.observe(.max(1))
    #expect(observer.events == ["([1, 2])", "1"])
    observer.subscription?.request(.max(1))
    #expect(observer.events == ["([1, 2])", "1", "2", "#oops"])
  }

  @Test func `each subscriber hears it from the beginning`() {
    let record = Record<Int, Never>(output: [1, 2], completion: .finished)
    #expect(record.observe().values == [1, 2])
    #expect(record.observe().values == [1, 2])
    #expect(record.recording.output == [1, 2])
  }
}
