import CGtk
import Weir

/// A table of any length, with a header over each column. Put it into a ``ScrolledWindow``.
///
/// ```swift
/// let table = ColumnView(ListModel(people))
/// table.addColumn(
///   "Name", sortedBy: { $0.name < $1.name }, make: { Label() },
///   bind: { label, row in label.text = row.item.name })
/// ```
///
/// A column that can be sorted by has a header that can be pressed: once for ascending, once more for
/// descending. The rows then stand in that order in ``ListModel/items`` too, so that an index means
/// the same everywhere; the selection stays with its rows.
open class ColumnView<Item>: Widget, ItemView {
  public let model: ListModel<Item>
  public private(set) var columns: [Column<Item>] = []

  public init(_ model: ListModel<Item>) {
    self.model = model
    super.init(taking: weir_new_column_view(model.pointer))
    _ = SignalConnection(
      weir_column_view_sorter(pointer), "changed",
      received: { [weak self] _ in
        self?.sortRows()
        return false
      })
  }

  /// Adds a column at the end.
  ///
  /// - Parameters:
  ///   - title: What the header says.
  ///   - sortedBy: Whether the first of two items comes before the second; nil for a column that
  ///     cannot be sorted by.
  ///   - factory: Makes the column's cells.
  @discardableResult
  public func addColumn(
    _ title: String, sortedBy: ((Item, Item) -> Bool)? = nil, cells factory: RowFactory<Item>
  ) -> Column<Item> {
    let column = Column(title, model, factory, sorts: sortedBy)
    columns.append(column)
    weir_column_view_append(pointer, column.pointer)
    return column
  }

  /// Adds a column whose cells hold a widget of one class; see ``RowFactory/init(make:bind:)``.
  @discardableResult
  public func addColumn<Content: Widget>(
    _ title: String, sortedBy: ((Item, Item) -> Bool)? = nil,
    make: @escaping @MainActor () -> Content,
    bind: @escaping @MainActor (Content, ListRow<Item>) -> Void
  ) -> Column<Item> {
    addColumn(title, sortedBy: sortedBy, cells: RowFactory(make: make, bind: bind))
  }

  public func removeColumn(_ column: Column<Item>) {
    guard let index = columns.firstIndex(where: { $0 === column }) else { return }
    columns.remove(at: index)
    weir_column_view_remove(pointer, column.pointer)
  }

  /// Draws lines between rows and between columns.
  public func setSeparators(rows: Bool, columns: Bool) {
    weir_column_view_set_separators(pointer, rows, columns)
  }

  /// The column that the rows are sorted by and in which direction; nil for the order in which the
  /// items were set. Setting it does what pressing the header does.
  public var sortOrder: SortOrder? {
    get {
      var isDescending = false
      guard let pressed = weir_column_view_sort_column(pointer, &isDescending) else { return nil }
      return columns.firstIndex { $0.pointer == pressed }.map {
        SortOrder(column: $0, isDescending: isDescending)
      }
    }
    set {
      guard let newValue else {
        return weir_column_view_sort_by(pointer, nil, false)
      }
      guard columns.indices.contains(newValue.column), columns[newValue.column].sorts != nil else {
        return
      }
      weir_column_view_sort_by(pointer, columns[newValue.column].pointer, newValue.isDescending)
    }
  }

  /// Sends how the rows are sorted: the present order first, then each new one, by the user or from
  /// code. Rules as ``ValuePublisher``.
  public var sortOrderPublisher: ValuePublisher<SortOrder?> {
    ValuePublisher(self, sortOrigin) { .some($0.sortOrder) }
  }

  private var sortOrigin: Origin<ColumnView> {
    Origin("changed", from: .part { weir_column_view_sorter($0.pointer) })
  }

  private func sortRows() {
    guard let order = sortOrder, let sorts = columns[order.column].sorts else {
      return model.sort(by: nil)
    }
    model.sort(by: order.isDescending ? { sorts($1, $0) } : sorts)
  }
}

/// What a ``ColumnView`` is sorted by.
public struct SortOrder: Hashable, Sendable {
  /// The column, counted from 0 in the order in which they were added.
  public var column: Int
  public var isDescending: Bool

  public init(column: Int, isDescending: Bool = false) {
    self.column = column
    self.isDescending = isDescending
  }
}
