import Testing
import Weir

@Suite struct SlowSubscriberTests {
  @Test func `a value sent from inside the first one is owed to who asks later`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let observer = Observer<Int, Never>(.max(1))
    observer.onValue = { if $0 == 1 { subject.send(2) } }
    subject.subscribe(observer)
    #expect(observer.values == [1])
    observer.subscription?.request(.max(1))
    #expect(observer.values == [1, 2])
  }

  @Test func `a value that is dropped for want of demand may cancel in its deinit`() {
    final class Farewell {
      var run: () -> Void
      init(_ run: @escaping () -> Void) { self.run = run }
      deinit { run() }
    }
    let subject = CurrentValueSubject<Farewell, Never>(Farewell {})
    let observer = Observer<Farewell, Never>(.max(1))
    observer.onValue = { [weak observer] _ in
      subject.send(Farewell { observer?.subscription?.cancel() })
      subject.send(Farewell {})
    }
    subject.subscribe(observer)
    #expect(observer.values.count == 1)
  }
}
