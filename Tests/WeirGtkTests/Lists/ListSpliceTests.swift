import XCTest

@testable import WeirGtk

/// The way from one list to another.
final class ListSpliceTests: XCTestCase {
  func testEqualListsNeedNoStep() {
    XCTAssertEqual(ListSplice.steps(from: [1, 2, 3], to: [1, 2, 3]), [])
    XCTAssertEqual(ListSplice.steps(from: [Int](), to: []), [])
  }

  func testAFirstListIsOneStep() {
    XCTAssertEqual(
      ListSplice.steps(from: [], to: [1, 2]),
      [ListSplice(position: 0, removed: 0, added: 0..<2, kept: nil)])
  }

  func testOnlyWhatDiffersIsTouched() {
    XCTAssertEqual(
      ListSplice.steps(from: [1, 2, 3, 4, 5], to: [0, 1, 2, 4, 5, 6]),
      [
        ListSplice(position: 0, removed: 0, added: 0..<1, kept: nil),
        ListSplice(position: 3, removed: 1, added: 3..<3, kept: nil),
        ListSplice(position: 5, removed: 0, added: 5..<6, kept: nil),
      ])
  }

  func testAReplacedRowIsOneStep() {
    XCTAssertEqual(
      ListSplice.steps(from: [1, 2, 3], to: [1, 9, 3]),
      [ListSplice(position: 1, removed: 1, added: 1..<2, kept: nil)])
  }

  func testRowsThatChangeTheirOrderSayWhatTheyHaveBeen() {
    XCTAssertEqual(
      ListSplice.steps(from: [1, 2, 3, 4, 5], to: [1, 4, 9, 2, 5]),
      [ListSplice(position: 1, removed: 3, added: 1..<4, kept: [2, nil, 0])])
  }

  func testEqualRowsAreToldApartByTheirOrder() {
    XCTAssertEqual(
      ListSplice.steps(from: [7, 7, 8], to: [8, 7, 7]),
      [ListSplice(position: 0, removed: 3, added: 0..<3, kept: [2, 0, 1])])
    XCTAssertEqual(
      ListSplice.steps(from: [7, 7], to: [7, 7, 7]),
      [ListSplice(position: 2, removed: 0, added: 2..<3, kept: nil)])
  }

  func testMoreStepsThanPayAreOne() {
    let old = Array(0..<1000)
    let new = old.filter { $0 % 2 == 0 }
    let steps = ListSplice.steps(from: old, to: new)
    XCTAssertEqual(steps.count, 1)
    XCTAssertEqual(apply(steps, to: old, new), new)
  }

  func testTheStepsLeadFromAnyListToAnyOther() {
    var random = Numbers(state: 7)
    for _ in 0..<2000 {
      let old = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Int.random(in: 0...9, using: &random)
      }
      let new = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Int.random(in: 0...9, using: &random)
      }
      let steps = ListSplice.steps(from: old, to: new)
      XCTAssertEqual(apply(steps, to: old, new), new, "\(old) → \(new): \(steps)")
      for step in steps { check(step, old, new) }
    }
  }

  private func apply(_ steps: [ListSplice], to old: [Int], _ new: [Int]) -> [Int] {
    steps.reduce(into: old) { list, step in
      list.replaceSubrange(step.position..<(step.position + step.removed), with: new[step.added])
    }
  }

  /// A row that is kept is the same row, and kept once.
  private func check(_ step: ListSplice, _ old: [Int], _ new: [Int]) {
    guard let kept = step.kept else { return }
    XCTAssertEqual(kept.count, step.added.count)
    for (index, origin) in zip(step.added, kept) {
      if let origin { XCTAssertEqual(new[index], old[step.position + origin]) }
    }
    let origins = kept.compactMap { $0 }
    XCTAssertEqual(origins.count, Set(origins).count)
  }
}

/// The same numbers at every run.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
