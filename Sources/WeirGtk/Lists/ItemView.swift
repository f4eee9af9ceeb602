import CGtk
import Weir

/// A view of a ``ListModel``: ``ListView``, ``GridView`` or ``ColumnView``.
@MainActor
public protocol ItemView: ItemSource, Widget {}

extension ItemView {
  /// The rows; see ``ListModel/items``.
  public var items: [Item] {
    get { model.items }
    set { model.items = newValue }
  }

  /// Whether one click opens a row, and pointing at it selects it.
  public var opensOnSingleClick: Bool {
    get { weir_item_view_single_click(pointer) }
    set { weir_item_view_set_single_click(pointer, newValue) }
  }

  /// Scrolls so that a row can be seen. An index that is not there does nothing.
  public func scroll(to index: Int) {
    guard model.items.indices.contains(index) else { return }
    weir_item_view_scroll_to(pointer, UInt32(index))
  }

  /// Sends the index of the row that the user opens, with Return or a double click.
  ///
  /// By the user only. No initial value; rules as ``EventPublisher``.
  public var activateRowPublisher: SignalPublisher<Int> {
    SignalPublisher(self, Origin("activate")) { $0.int(0) }
  }

  /// Sends the item that the user opens. Rules as ``activateRowPublisher``.
  public var activateItemPublisher: SignalPublisher<Item> {
    SignalPublisher(self, Origin("activate")) { [weak self] in self?.item(at: $0.int(0)) }
  }
}
