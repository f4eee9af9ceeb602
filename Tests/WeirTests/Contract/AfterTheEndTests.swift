import Testing
import Weir

@Suite struct AfterTheEndTests {
  /// Ends a source below each operator, then asks and cancels: the source must not hear of it.
  private func check<P: Publisher>(_ apply: (Source<Int, TestError>) -> P) {
    let source = Source<Int, TestError>()
    let observer = apply(source).observe()
    let before = source.events
    source.send(completion: .finished)
    observer.subscription?.request(.max(1))
    observer.subscription?.cancel()
    #expect(source.events == before, "after \(observer.events)")
  }

  @Test func `requests and cancels after the end do not reach the upstream`() {
    check { $0.removeDuplicates() }
    check { $0.tryMap { $0 } }
    check { $0.dropFirst() }
    check { $0.handleEvents() }
    check { $0.trace("after the end") }
    check { $0.collect() }
    check { $0.combineLatest(Empty<Int, TestError>()) }
    check { $0.merge(with: Just(1).setFailureType(to: TestError.self)) }
    check { $0.zip(Just(1).setFailureType(to: TestError.self)) }
    check { $0.catch { _ in Just(1) } }
    check { $0.flatMap { Just($0) } }
    check { $0.buffer(size: 1, prefetch: .keepFull, whenFull: .dropNewest) }
    check { $0.receive(on: ImmediateScheduler.shared) }
    check { $0.debounce(for: 1, scheduler: ImmediateScheduler.shared) }
  }
}
