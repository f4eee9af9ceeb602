import CGtk

/// How many rows of a list can be selected.
public enum SelectionMode: Int32, Sendable {
  /// None: rows can be opened at most.
  case none
  /// One at a time, or none.
  case single
  /// Any, with Control and Shift as everywhere.
  case multiple
}

/// The rows of a list and which of them are selected, for ``ListView``, ``GridView`` and
/// ``ColumnView``.
///
/// ```swift
/// let model = ListModel(["Ada", "Grace"])
/// let list = ListView(model, make: { Label() }, bind: { $0.text = $1.item })
/// model.items.append("Barbara")
/// model.selectedIndex = 2
/// ```
///
/// What is set as ``items`` is compared with what is there, and only what differs is changed: rows
/// that stay keep their selection, and the view stays where the user has scrolled it, also when rows
/// move or come in above. Rows are told apart by their `id`, or by their value if
/// they have none; two that are equal are told apart by their order. A row whose `id` is the same and
/// whose content is not is bound again, where it can be seen.
///
/// Rows exist for GTK only once they are seen, so that a hundred thousand cost hardly more than ten.
///
/// Everything here is for the main thread. ``ItemSource/bind(items:file:line:)`` takes items from elsewhere.
public final class ListModel<Item>: Object {
  /// How many rows can be selected.
  public let selectionMode: SelectionMode

  /// The rows in the order in which they are shown; indices count in it. A list that is sorted sorts
  /// what is set, and goes back to the order in which it was set when it is no longer sorted.
  public var items: [Item] {
    get { shown }
    set { update(to: newValue) }
  }

  private var shown: [Item] = []
  private var given: [Item] = []
  private let steps: ([Item], [Item]) -> [ListSplice]
  private let isSame: (Item, Item) -> Bool
  private let workers = WeakWorkers<Item>()
  private var order: ((Item, Item) -> Bool)?

  /// - Parameters:
  ///   - steps: The way from one list to another.
  ///   - isSame: Whether two items with the same identity have the same content.
  private init(
    _ items: [Item], _ selectionMode: SelectionMode,
    steps: @escaping ([Item], [Item]) -> [ListSplice], isSame: @escaping (Item, Item) -> Bool
  ) {
    self.selectionMode = selectionMode
    self.steps = steps
    self.isSame = isSame
    super.init(taking: weir_new_list(selectionMode.rawValue))
    update(to: items)
  }

  /// The index of the selected row, of several the first; nil for none.
  ///
  /// Setting one selects that row and no other; one that is not there selects none.
  public var selectedIndex: Int? {
    get {
      let index = weir_list_selected(pointer)
      return index < 0 ? nil : Int(index)
    }
    set { selectedRows = newValue.map { [$0] } ?? [] }
  }

  /// The selected row, of several the first; nil for none. See ``select(_:)`` to set it.
  public var selectedItem: Item? { selectedIndex.map { shown[$0] } }

  /// The indices of the selected rows.
  ///
  /// Setting them selects those that are there; of several only the first where one can be selected.
  public var selectedRows: Set<Int> {
    get {
      var rows: Set<Int> = []
      withUnsafeMutablePointer(to: &rows) { rows in
        weir_list_each_selected(
          pointer,
          { context, position in
            context.assumingMemoryBound(to: Set<Int>.self).pointee.insert(Int(position))
          }, rows)
      }
      return rows
    }
    set {
      let positions = newValue.filter(shown.indices.contains).map { UInt32($0) }
      weir_list_select(pointer, positions, positions.count)
    }
  }

  /// The selected rows, in the order in which they are shown.
  public var selectedItems: [Item] { selectedRows.sorted().map { shown[$0] } }

  public func isSelected(_ index: Int) -> Bool {
    shown.indices.contains(index) && weir_list_is_selected(pointer, UInt32(index))
  }

  /// Sorts the rows, those that are set later too; rows of which neither comes first stay in the
  /// order in which they were set. Nil goes back to that order.
  public func sort(by areInIncreasingOrder: ((Item, Item) -> Bool)?) {
    order = areInIncreasingOrder
    update(to: given)
  }

  private func update(to items: [Item]) {
    given = items
    // The library's sort is stable.
    let new = order.map { items.sorted(by: $0) } ?? items
    for step in steps(shown, new) {
      let range = step.position..<(step.position + step.removed)
      shown.replaceSubrange(range, with: new[step.added])
      weir_list_splice(
        pointer, UInt32(step.position), UInt32(step.removed), UInt32(step.added.count),
        step.kept?.map { Int32($0 ?? -1) })
    }
    shown = new
    for worker in workers.live { worker.bindChangedRows(isSame: isSame) }
    weir_list_settle(pointer)
  }

  func add(_ worker: RowWorker<Item>) {
    workers.add(worker)
  }
}

extension ListModel where Item: Identifiable & Equatable {
  /// Makes a list of items that are told apart by their `id`.
  public convenience init(_ items: [Item] = [], selection: SelectionMode = .single) {
    self.init(
      items, selection,
      steps: { ListSplice.steps(from: $0.map(\.id), to: $1.map(\.id)) }, isSame: { $0 == $1 })
  }
}

extension ListModel where Item: Identifiable {
  /// Makes a list of items that are told apart by their `id`. Since their content cannot be compared,
  /// every row in sight is bound again at each change.
  public convenience init(_ items: [Item] = [], selection: SelectionMode = .single) {
    self.init(
      items, selection,
      steps: { ListSplice.steps(from: $0.map(\.id), to: $1.map(\.id)) },
      isSame: { _, _ in false })
  }
}

extension ListModel where Item: Hashable {
  /// Makes a list of items that are told apart by their value.
  @_disfavoredOverload
  public convenience init(_ items: [Item] = [], selection: SelectionMode = .single) {
    self.init(
      items, selection, steps: { ListSplice.steps(from: $0, to: $1) }, isSame: { $0 == $1 })
  }
}

extension ListModel where Item: Equatable {
  /// Selects the first row with this item and no other; none if it is nil or not there.
  public func select(_ item: Item?) {
    selectedIndex = item.flatMap { shown.firstIndex(of: $0) }
  }
}

/// Those that make the rows of a list, as long as their views live.
@MainActor
private final class WeakWorkers<Item> {
  private struct Weak {
    weak var worker: RowWorker<Item>?
  }

  private var all: [Weak] = []

  nonisolated init() {}

  var live: [RowWorker<Item>] { all.compactMap(\.worker) }

  func add(_ worker: RowWorker<Item>) {
    all.removeAll { $0.worker == nil }
    all.append(Weak(worker: worker))
  }
}
