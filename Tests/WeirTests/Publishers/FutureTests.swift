import Testing
import Weir
import WeirTesting

@Suite struct FutureTests {
  @Test func `its closure runs at once, the value comes on demand`() {
    var isRun = false
    let future = Future<Int, Never> { promise in
      isRun = true
      promise(.success(1))
    }
    #expect(isRun)
    let observer = future.observe(nil)
    #expect(observer.events == ["(Future)"])
    observer.subscription?.request(.max(1))
    #expect(observer.events == ["(Future)", "1", "|"])
  }

  @Test func `all who wait get the value in the order they came, once`() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    var order: [Int] = []
    let tokens = (0..<5).map { index in future.sink { _ in order.append(index) } }
    promise?(.success(1))
    promise?(.success(2))
    #expect(order == [0, 1, 2, 3, 4])
    #expect(future.observe().values == [1])
    withExtendedLifetime(tokens) {}
  }

  @Test func `a failure needs no demand`() {
    var promise: Future<Int, TestError>.Promise?
    let future = Future<Int, TestError> { promise = $0 }
    let observer = future.observe(nil)
    promise?(.failure(.oops))
    #expect(observer.events == ["(Future)", "#oops"])
    #expect(future.observe(nil).events == ["(Future)", "#oops"])
  }

  @Test func `who has cancelled gets nothing and is let go`() throws {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    try expectNoLeaks {
      let observer = future.observe()
      observer.subscription?.cancel()
      promise?(.success(1))
      #expect(observer.events == ["(Future)"])
    }
  }
}
