import Testing
import Weir

/// Operators of publishers whose values are known work on them at once, and give such publishers.
@Suite struct OperatorsAtOnceTests {
  @Test func `values of Just`() throws {
    let just = Just(4)
    #expect(just.map { $0 + 1 } == Just(5))
    #expect(just.allSatisfy { $0 > 0 } == Just(true))
    #expect(just.collect() == Just([4]))
    #expect(just.compactMap { $0 > 9 ? $0 : nil } == Int?.none.publisher)
    #expect(just.contains(4) == Just(true))
    #expect(just.contains { $0 > 9 } == Just(false))
    #expect(just.count() == Just(1))
    #expect(just.min() == just)
    #expect(just.max { _, _ in true } == just)
    #expect(just.dropFirst() == Int?.none.publisher)
    #expect(just.dropFirst(0) == Optional(4).publisher)
    #expect(just.drop { $0 > 3 } == Int?.none.publisher)
    #expect(just.filter { $0 > 3 } == Optional(4).publisher)
    #expect(just.first { $0 > 9 } == Int?.none.publisher)
    #expect(just.last() == just)
    #expect(just.prefix(0) == Int?.none.publisher)
    #expect(just.output(at: 0) == Optional(4).publisher)
    #expect(just.output(in: 1...2) == Int?.none.publisher)
    #expect(just.reduce(1, +).result == .success(5))
    #expect(just.scan(1, +).result == .success(5))
    #expect(just.prepend(3).append(5, 6).sequence == [3, 4, 5, 6])
    #expect(just.removeDuplicates() == just)
    #expect(just.replaceError(with: 1) == just)
    #expect(just.ignoreOutput().completeImmediately)
    #expect(try just.tryMap { $0 }.result.get() == 4)
    #expect(throws: TestError.oops) {
      try just.tryReduce(0) { _, _ in throw TestError.oops }.result.get()
    }
    #expect(just.setFailureType(to: TestError.self).result == .success(4))
  }

  @Test func `values of an optional`() {
    let some = Optional(4).publisher
    let none = Int?.none.publisher
    #expect(some.map { $0 + 1 } == Optional(5).publisher)
    #expect(none.map { $0 + 1 } == none)
    #expect(none.collect() == Optional([Int]()).publisher)
    #expect(none.count() == none)
    #expect(some.count() == Optional(1).publisher)
    #expect(none.allSatisfy { _ in true } == Bool?.none.publisher)
    #expect(some.contains(4) == Optional(true).publisher)
    #expect(some.filter { $0 > 9 } == none)
    #expect(some.drop { $0 > 9 } == some)
    #expect(some.output(at: 1) == none)
    #expect(some.output(in: ...0) == some)
    #expect(some.prefix { $0 < 0 } == none)
    #expect(some.reduce(1, +) == Optional(5).publisher)
    #expect(none.replaceEmpty(with: 9) == Just(9))
    #expect(some.replaceError(with: 9) == some)
    #expect(some.max() == some)
  }

  @Test func `values of a result`() throws {
    typealias Publisher = Result<Int, TestError>.Publisher
    let good = Publisher(4)
    let bad = Publisher(.oops)
    #expect(good.map { $0 + 1 } == Publisher(5))
    #expect(bad.map { $0 + 1 } == bad)
    #expect(good.contains(4).result == .success(true))
    #expect(good.collect().result == .success([4]))
    #expect(bad.count().result == .failure(.oops))
    #expect(bad.replaceError(with: 9).result == .success(9))
    #expect(bad.ignoreOutput().completeImmediately)
    #expect(good.scan(1, +) == Publisher(5))
    #expect(good.retry(5) == good)
    #expect(throws: TestError.oops) {
      try good.tryMin { _, _ in throw TestError.oops }.result.get()
    }
    #expect(throws: TestError.oops) { try bad.tryMap { $0 }.result.get() }
  }

  @Test func `elements of a sequence`() throws {
    let numbers = [3, 1, 2, 2].publisher
    #expect(numbers.map { $0 * 2 }.sequence == [6, 2, 4, 4])
    #expect(numbers.filter { $0 > 1 }.sequence == [3, 2, 2])
    #expect(numbers.compactMap { $0 > 2 ? $0 : nil }.sequence == [3])
    #expect(numbers.scan(0, +).sequence == [3, 4, 6, 8])
    #expect(numbers.removeDuplicates().sequence == [3, 1, 2])
    #expect(numbers.reduce(0, +).result == .success(8))
    #expect(numbers.collect().result == .success([3, 1, 2, 2]))
    #expect(numbers.min() == Optional(1).publisher)
    #expect(numbers.max() == Optional(3).publisher)
    #expect(numbers.count() == Just(4))
    #expect(numbers.first() == Optional(3).publisher)
    #expect(numbers.first { $0 < 3 } == Optional(1).publisher)
    #expect(numbers.last() == Optional(2).publisher)
    #expect(numbers.last { $0 > 2 } == Optional(3).publisher)
    #expect(numbers.output(at: 1) == Optional(1).publisher)
    #expect(numbers.output(at: 9) == Int?.none.publisher)
    #expect(numbers.output(in: 1..<3).sequence == [1, 2])
    #expect(Array(numbers.dropFirst(2).sequence) == [2, 2])
    #expect(Array(numbers.drop { $0 > 1 }.sequence) == [1, 2, 2])
    #expect(Array(numbers.prefix(1).sequence) == [3])
    #expect(numbers.prefix { $0 > 2 }.sequence == [3])
    #expect(numbers.prepend(9).append([7]).sequence == [9, 3, 1, 2, 2, 7])
    #expect(numbers.contains(2).result == .success(true))
    #expect(numbers.allSatisfy { $0 > 1 }.result == .success(false))
    #expect([1, nil].publisher.replaceNil(with: 0).sequence == [1, 0])
    #expect(throws: TestError.oops) {
      try numbers.tryContains { _ in throw TestError.oops }.result.get()
    }
    #expect(numbers.setFailureType(to: TestError.self).count().result == .success(4))
  }
}
