import Testing
import Weir
import WeirTesting

@Suite struct ExpectNoLeaksTests {
  @Test func `streams that are cancelled leave nothing behind`() throws {
    let subject = PassthroughSubject<Int, Never>()
    let seen = try expectNoLeaks {
      let recorder = subject.record()
      subject.send(1)
      recorder.cancel()
      return recorder.values
    }
    #expect(seen == [1])
  }

  @Test func `a stream that is still alive is counted`() {
    let subject = PassthroughSubject<Int, Never>()
    var kept: Set<AnyCancellable> = []
    #expect(throws: LeakedSubscriptions.self) {
      try expectNoLeaks { subject.sink { _ in }.store(in: &kept) }
    }
    kept.removeAll()
  }

  @Test func `the message says how many and what to do`() {
    let subject = PassthroughSubject<Int, Never>()
    var recorder: Recorder<Int, Never>?
    let error = #expect(throws: LeakedSubscriptions.self) {
      try expectNoLeaks { recorder = subject.record() }
    }
    #expect(error?.count == 1)
    #expect(error?.description.hasPrefix("1 subscription is still alive") == true)
    recorder?.cancel()
  }

  @Test func `an object that holds a stream into itself is found`() {
    final class Model {
      let subject = CurrentValueSubject<Int, Never>(0)
      var copy = 0
      var token: AnyCancellable?
    }
    var token: AnyCancellable?
    #expect(throws: LeakedSubscriptions.self) {
      try expectNoLeaks {
        let model = Model()
        model.token = model.subject.assign(to: \.copy, on: model)
        token = model.token
      }
    }
    token?.cancel()
  }

  @Test func `what others subscribe to meanwhile is not counted`() async throws {
    let subject = PassthroughSubject<Int, Never>()
    let before = subject.record()
    try await expectNoLeaks {
      before.cancel()
      let recorder = subject.record()
      await Task.yield()
      recorder.cancel()
    }
    let other = Task.detached { subject.record() }
    try await expectNoLeaks { _ = await other.value }
    await other.value.cancel()
  }

  @Test func `an asynchronous test is held to the same`() async {
    let subject = PassthroughSubject<Int, Never>()
    var recorder: Recorder<Int, Never>?
    await #expect(throws: LeakedSubscriptions.self) {
      try await expectNoLeaks {
        await Task.yield()
        recorder = subject.record()
      }
    }
    recorder?.cancel()
  }

  @Test func `the count of the process rises and falls with a subscription`() async {
    // In a process of its own, where no other test subscribes.
    await #expect(processExitsWith: .success) {
      let before = LiveSubscriptionCount.current
      let recorder = PassthroughSubject<Int, Never>().record()
      let during = LiveSubscriptionCount.current
      recorder.cancel()
      #expect(during == before + 1)
      #expect(LiveSubscriptionCount.current == before)
    }
  }
}
