import CGtk
import Weir

/// One row of a view, which shows one item after another as the user scrolls.
///
/// There are about as many rows as can be seen. A row is set up once, then bound to an item, unbound
/// when it goes out of sight, bound to the next, and torn down with the view; see ``RowFactory``.
public final class ListRow<Item>: Object {
  /// What ends when the row is unbound: subscriptions to the item, its bindings.
  public var cancellables: Set<AnyCancellable> = []

  private var bound: Item?
  /// Kept by the factory.
  private weak let model: ListModel<Item>?

  init(_ pointer: OpaquePointer, _ model: ListModel<Item>) {
    self.model = model
    weir_object_ref(pointer)
    super.init(taking: pointer)
  }

  /// The item that the row shows, or has shown last.
  public var item: Item {
    guard let bound else {
      preconditionFailure(
        "The item of a row was asked for before the row was bound to one. "
          + "Read it in the factory's `bind`, not in `setup`.")
    }
    return bound
  }

  /// Where the item is in the list now; nil when it is in it no more.
  public var index: Int? {
    let position = weir_row_position(pointer)
    return position < 0 ? nil : Int(position)
  }

  /// The widget that the user sees.
  public var child: Widget? {
    get { weir_row_child(pointer).map(Widget.wrapping) }
    set { weir_row_set_child(pointer, newValue?.pointer) }
  }

  public var isSelected: Bool { weir_row_is_selected(pointer) }

  /// Whether Return or a double click opens the row.
  public var isActivatable: Bool {
    get { weir_row_is_activatable(pointer) }
    set { weir_row_set_activatable(pointer, newValue) }
  }

  /// Whether the user can select the row.
  public var isSelectable: Bool {
    get { weir_row_is_selectable(pointer) }
    set { weir_row_set_selectable(pointer, newValue) }
  }

  /// Sends whether the row is selected: the present state first, then each change, also because the
  /// row is bound to another item. Rules as ``ValuePublisher``.
  public var isSelectedPublisher: ValuePublisher<Bool> {
    ValuePublisher(self, Origin("notify::selected")) { $0.isSelected }
  }

  /// The item of the list at the row's place, when that is not the one that is bound.
  func newItem(isSame: (Item, Item) -> Bool) -> Item? {
    guard let bound, let index, let model, index < model.items.count else {
      return nil
    }
    let item = model.items[index]
    return isSame(bound, item) ? nil : item
  }

  /// Reads the row that a factory's signal carries.
  static func read(_ arguments: SignalArguments) -> ListRow<Item>? {
    arguments.object(0).flatMap { Object.existing(for: $0) as? ListRow<Item> }
  }

  func bind(to item: Item? = nil) {
    if let item {
      bound = item
    } else if let index, let model {
      bound = model.items[index]
    }
  }

  func unbind() {
    cancellables = []
  }
}
