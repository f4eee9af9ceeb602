/// First in, first out, in constant time each.
@usableFromInline
package struct Queue<Element> {
  @usableFromInline
  var elements: ContiguousArray<Element?> = []
  @usableFromInline
  var head = 0

  @inlinable
  package init() {}

  @inlinable
  package var isEmpty: Bool { head == elements.count }

  @inlinable
  package var count: Int { elements.count - head }

  @inlinable
  package mutating func append(_ element: Element) {
    elements.append(element)
  }

  @inlinable
  package mutating func popFirst() -> Element? {
    guard head < elements.count else { return nil }
    defer {
      elements[head] = nil
      head += 1
      if head == elements.count {
        elements.removeAll(keepingCapacity: true)
        head = 0
      } else if head > 32, head > elements.count / 2 {
        elements.removeFirst(head)
        head = 0
      }
    }
    return elements[head]
  }

  /// Takes out the first element that matches; in the time it takes to look through all.
  @inlinable
  package mutating func removeFirst(where matches: (Element) -> Bool) {
    guard let index = elements[head...].firstIndex(where: { $0.map(matches) ?? false }) else {
      return
    }
    elements.remove(at: index)
  }
}
