import CGtk
import Weir

/// A column of a ``ColumnView``: a title, and a cell in each row.
public final class Column<Item>: Object {
  let factory: RowFactory<Item>
  let sorts: ((Item, Item) -> Bool)?
  private let worker: RowWorker<Item>

  init(
    _ title: String, _ model: ListModel<Item>, _ factory: RowFactory<Item>,
    sorts: ((Item, Item) -> Bool)?
  ) {
    self.factory = factory
    self.sorts = sorts
    worker = RowWorker(factory, model)
    super.init(taking: weir_new_column(title, worker.pointer, sorts != nil))
  }

  /// What the header says.
  public var title: String {
    get { String(cString: weir_column_title(pointer)) }
    set { weir_column_set_title(pointer, newValue) }
  }

  /// Whether the column takes the room that is left over.
  public var expands: Bool {
    get { weir_column_expand(pointer) }
    set { weir_column_set_expand(pointer, newValue) }
  }

  /// Whether the user can change the width.
  public var isResizable: Bool {
    get { weir_column_resizable(pointer) }
    set { weir_column_set_resizable(pointer, newValue) }
  }

  /// The width in pixels; -1 for as much as the cells need. The user's changes of it are here too.
  public var fixedWidth: Int {
    get { Int(weir_column_fixed_width(pointer)) }
    set { weir_column_set_fixed_width(pointer, Int32(clamping: newValue)) }
  }

  public var isVisible: Bool {
    get { weir_column_visible(pointer) }
    set { weir_column_set_visible(pointer, newValue) }
  }

  /// Sends the width: the present one first, then each new one, by the user or from code. Rules as
  /// ``ValuePublisher``.
  public var fixedWidthPublisher: ValuePublisher<Int> {
    ValuePublisher(self, Origin("notify::fixed-width")) { $0.fixedWidth }
  }

  /// Sends each cell that is about to be seen; rules as ``ListView/willDisplayRowPublisher``.
  public var willDisplayCellPublisher: SignalPublisher<ListRow<Item>> {
    SignalPublisher(self, RowWorker.origin("bind", of: { $0.worker }), read: ListRow.read)
  }

  /// Sends each cell that is no longer seen; rules as ``ListView/didEndDisplayingRowPublisher``.
  public var didEndDisplayingCellPublisher: SignalPublisher<ListRow<Item>> {
    SignalPublisher(self, RowWorker.origin("unbind", of: { $0.worker }), read: ListRow.read)
  }
}
