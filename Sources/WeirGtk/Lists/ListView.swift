import CGtk
import Weir

/// A list of any length, in a column. Put it into a ``ScrolledWindow``.
///
/// ```swift
/// let list = ListView(
///   ListModel(people), make: { Label() },
///   bind: { label, row in label.text = row.item.name })
/// list.bind(items: model.people).store(in: &cancellables)
/// list.createBinding(of: .selectedItem, with: model.chosen, storeIn: &cancellables)
/// list.activateItemPublisher.sink { model.open($0) }.store(in: &cancellables)
/// ```
///
/// The arrow keys move in it, Return opens a row, Control and Shift extend the selection.
open class ListView<Item>: Widget, ItemView {
  public let model: ListModel<Item>

  let worker: RowWorker<Item>

  /// Makes a view whose rows `factory` makes.
  public init(_ model: ListModel<Item>, rows factory: RowFactory<Item>) {
    self.model = model
    worker = RowWorker(factory, model)
    super.init(taking: weir_new_list_view(model.pointer, worker.pointer))
  }

  /// Makes a view whose rows hold a widget of one class; see ``RowFactory/init(make:bind:)``.
  public convenience init<Content: Widget>(
    _ model: ListModel<Item>, make: @escaping @MainActor () -> Content,
    bind: @escaping @MainActor (Content, ListRow<Item>) -> Void
  ) {
    self.init(model, rows: RowFactory(make: make, bind: bind))
  }

  /// Whether there are lines between the rows.
  public var showsSeparators: Bool {
    get { weir_list_view_separators(pointer) }
    set { weir_list_view_set_separators(pointer, newValue) }
  }

  /// Sends each row that is about to be seen, bound to its item. No initial value, so subscribe
  /// before the view is shown; other rules as ``EventPublisher``.
  ///
  /// An item comes again whenever it has gone: GTK lets rows in sight go and binds them, or others, anew
  /// when the list scrolls or rows come and go above them. ``didEndDisplayingRowPublisher`` tells of each
  /// row before it is bound to the next item.
  public var willDisplayRowPublisher: SignalPublisher<ListRow<Item>> {
    SignalPublisher(self, RowWorker.origin("bind", of: { $0.worker }), read: ListRow.read)
  }

  /// Sends each row that is no longer seen, with the item it has shown. No initial value; rules as
  /// ``EventPublisher``.
  public var didEndDisplayingRowPublisher: SignalPublisher<ListRow<Item>> {
    SignalPublisher(self, RowWorker.origin("unbind", of: { $0.worker }), read: ListRow.read)
  }
}
