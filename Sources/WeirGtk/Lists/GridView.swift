import CGtk
import Weir

/// A list of any length whose items stand side by side and in rows, such as pictures. Put it into a
/// ``ScrolledWindow``; other rules as ``ListView``.
open class GridView<Item>: Widget, ItemView {
  public let model: ListModel<Item>

  let worker: RowWorker<Item>

  /// Makes a view whose cells `factory` makes.
  public init(_ model: ListModel<Item>, cells factory: RowFactory<Item>) {
    self.model = model
    worker = RowWorker(factory, model)
    super.init(taking: weir_new_grid_view(model.pointer, worker.pointer))
  }

  /// Makes a view whose cells hold a widget of one class; see ``RowFactory/init(make:bind:)``.
  public convenience init<Content: Widget>(
    _ model: ListModel<Item>, make: @escaping @MainActor () -> Content,
    bind: @escaping @MainActor (Content, ListRow<Item>) -> Void
  ) {
    self.init(model, cells: RowFactory(make: make, bind: bind))
  }

  /// How many items may stand side by side, as the room allows.
  public var columnCount: ClosedRange<Int> {
    get {
      var least: UInt32 = 0
      var most: UInt32 = 0
      weir_grid_view_columns(pointer, &least, &most)
      return Int(least)...max(Int(least), Int(most))
    }
    set {
      weir_grid_view_set_columns(
        pointer, UInt32(clamping: newValue.lowerBound), UInt32(clamping: newValue.upperBound))
    }
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
