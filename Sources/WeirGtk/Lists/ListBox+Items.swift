import CGtk
import Weir

extension ListBox {
  /// Shows a row for each item that `publisher` sends, until the token is cancelled. Items are told apart
  /// by their `id`.
  ///
  /// ```swift
  /// box.bind(items: model.people) { person in Label(person.name) }.store(in: &cancellables)
  /// ```
  ///
  /// - Each list is compared with the one before: rows that stay are not touched, those that have moved
  ///   are moved and keep selection and keyboard focus, and only for what is new or has other content
  ///   `row` makes a widget.
  /// - The selection is announced once, when all rows are in place, and only if it is another.
  /// - Rows that are there before the first list go. Leave the rows to the binding while it lasts: it
  ///   makes all anew when their number is not what it has made.
  /// - Lists from another thread are shown on the main loop; of several the latest counts.
  /// - Ends with the token, with the publisher, or when the list is disposed of; the rows stay. Neither
  ///   the token nor the subscription keeps the list; `row` is kept, so capture weakly what owns the
  ///   token.
  public func bind<Upstream: Publisher, Item: Identifiable & Equatable>(
    items publisher: Upstream, row: @escaping @MainActor (Item) -> Widget,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AnyCancellable where Upstream.Output == [Item], Upstream.Failure == Never {
    let rows = ListBoxRows(
      make: row, steps: { ListSplice.steps(from: $0.map(\.id), to: $1.map(\.id)) })
    return follow(publisher, set: { rows.show($1, in: $0) }, file: file, line: line)
  }

  /// As ``bind(items:row:file:line:)``, for items that are told apart by their value. Two that are equal are told
  /// apart by their order.
  @_disfavoredOverload
  public func bind<Upstream: Publisher, Item: Hashable>(
    items publisher: Upstream, row: @escaping @MainActor (Item) -> Widget,
    file: StaticString = #fileID, line: UInt = #line
  ) -> AnyCancellable where Upstream.Output == [Item], Upstream.Failure == Never {
    let rows = ListBoxRows(make: row, steps: { ListSplice.steps(from: $0, to: $1) })
    return follow(publisher, set: { rows.show($1, in: $0) }, file: file, line: line)
  }
}

/// The rows of a list box, made of items.
@MainActor
private final class ListBoxRows<Item: Equatable> {
  private let make: @MainActor (Item) -> Widget
  private let steps: ([Item], [Item]) -> [ListSplice]
  private var shown: [Item] = []

  init(
    make: @escaping @MainActor (Item) -> Widget, steps: @escaping ([Item], [Item]) -> [ListSplice]
  ) {
    self.make = make
    self.steps = steps
  }

  func show(_ items: [Item], in box: ListBox) {
    settingFromCode(box.pointer) {
      weir_list_box_hold(box.pointer)
      defer { weir_list_box_release(box.pointer) }
      if box.rowCount != shown.count {
        box.removeAll()
        shown = []
      }
      for step in steps(shown, items) { take(step, of: items, in: box) }
      for (index, item) in items.enumerated() where item != shown[index] {
        let child = make(item)
        withExtendedLifetime(child) {
          weir_list_box_set_child(box.pointer, Int32(index), child.pointer)
        }
      }
      shown = items
    }
  }

  /// Takes one step. Afterwards rows that have been kept still show their old content.
  private func take(_ step: ListSplice, of items: [Item], in box: ListBox) {
    let range = step.position..<(step.position + step.removed)
    let old = Array(shown[range])
    let origins = step.kept ?? Array(repeating: nil, count: step.added.count)
    let staying = Set(origins.compactMap { $0 })
    /// Those that have yet to find their place, in the order in which they stand.
    var rest = Array(old.indices)
    for index in old.indices.reversed() where !staying.contains(index) {
      box.remove(at: step.position + index)
      rest.remove(at: index)
    }
    var new: [Item] = []
    for (offset, (origin, item)) in zip(origins, items[step.added]).enumerated() {
      let place = step.position + offset
      if let origin, let index = rest.firstIndex(of: origin) {
        weir_list_box_move(box.pointer, Int32(place + index), Int32(place))
        rest.remove(at: index)
        new.append(old[origin])
      } else {
        box.insert(make(item), at: place)
        new.append(item)
      }
    }
    shown.replaceSubrange(range, with: new)
  }
}
