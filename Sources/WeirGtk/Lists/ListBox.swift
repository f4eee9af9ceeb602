import CGtk
import Weir

/// A list of a few rows, each of which is a widget of its own, put in by hand or made of items by
/// ``bind(items:row:file:line:)``. For many rows see ``ListView``.
///
/// The arrow keys move in it, Return opens a row.
open class ListBox: Widget {
  public let selectionMode: SelectionMode

  public init(selection: SelectionMode = .single) {
    selectionMode = selection
    super.init(taking: weir_new_list_box(selection.rawValue))
  }

  /// Makes a list with widgets in it.
  public convenience init(selection: SelectionMode = .single, _ rows: [Widget]) {
    self.init(selection: selection)
    rows.forEach(append)
  }

  public func append(_ child: Widget) {
    weir_list_box_insert(pointer, child.pointer, -1)
  }

  /// Puts a widget before the row at `index`.
  public func insert(_ child: Widget, at index: Int) {
    weir_list_box_insert(pointer, child.pointer, Int32(clamping: index))
  }

  /// Takes a row away; an index that is not there does nothing.
  public func remove(at index: Int) {
    guard index >= 0 else { return }
    weir_list_box_remove(pointer, Int32(clamping: index))
  }

  public func removeAll() {
    weir_list_box_remove_all(pointer)
  }

  public var rowCount: Int { Int(weir_list_box_count(pointer)) }

  /// The widget in a row; nil for an index that is not there.
  public func row(at index: Int) -> Widget? {
    guard index >= 0 else { return nil }
    return weir_list_box_child(pointer, Int32(clamping: index)).map(Widget.wrapping)
  }

  /// Whether the user can select a row, and whether Return or a click opens it.
  public func setRow(_ index: Int, isSelectable: Bool, isActivatable: Bool) {
    guard index >= 0 else { return }
    weir_list_box_set_row_flags(pointer, Int32(clamping: index), isSelectable, isActivatable)
  }

  /// What a screen reader says of a row, which it does not read together from what is in it.
  public func setRow(_ index: Int, accessibleLabel: String?) {
    guard index >= 0 else { return }
    weir_list_box_set_row_label(pointer, Int32(clamping: index), accessibleLabel)
  }

  /// Puts the focus on a row; an index that is not there does nothing.
  public func focusRow(at index: Int) {
    guard index >= 0 else { return }
    weir_list_box_grab_focus(pointer, Int32(clamping: index))
  }

  /// The index of the selected row, of several the first; nil for none. Setting one that is not there
  /// selects none.
  public var selectedIndex: Int? {
    get { (0..<rowCount).first { weir_list_box_is_selected(pointer, Int32($0)) } }
    set { selectedRows = newValue.map { [$0] } ?? [] }
  }

  /// The indices of the selected rows. Setting them selects those that are there; of several only the
  /// first where one can be selected.
  public var selectedRows: Set<Int> {
    get { Set((0..<rowCount).filter { weir_list_box_is_selected(pointer, Int32($0)) }) }
    set {
      let rows = newValue.filter((0..<rowCount).contains)
      let wanted = selectionMode == .single ? Set([rows.min()].compactMap { $0 }) : rows
      guard selectionMode != .none, wanted != selectedRows else { return }
      if wanted.isEmpty { return weir_list_box_unselect_all(pointer) }
      for row in selectedRows.subtracting(wanted) where selectionMode == .multiple {
        weir_list_box_set_selected(pointer, Int32(row), false)
      }
      for row in wanted.sorted() { weir_list_box_set_selected(pointer, Int32(row), true) }
    }
  }

  /// What is shown while there are no rows.
  public func setPlaceholder(_ placeholder: Widget?) {
    weir_list_box_set_placeholder(pointer, placeholder?.pointer)
  }

  /// Whether there are lines between the rows.
  public var showsSeparators: Bool {
    get { weir_list_box_separators(pointer) }
    set { weir_list_box_set_separators(pointer, newValue) }
  }

  /// Whether one click opens a row, and not a double one.
  public var opensOnSingleClick: Bool {
    get { weir_list_box_single_click(pointer) }
    set { weir_list_box_set_single_click(pointer, newValue) }
  }
}

extension ListBox {
  /// Sends the index of the selected row: the present one first, then each new one, also when rows
  /// come or go before it. By the user or from code; nil for none, of several the first. Rules as
  /// ``ValuePublisher``.
  public var selectedIndexPublisher: ValuePublisher<Int?> { publisher(for: .selectedIndex) }

  /// Sends the indices of the selected rows; rules as ``selectedIndexPublisher``. Where many can be
  /// selected, code that sets them sends those between as well: add ``Weir/Publisher/settled()``.
  public var selectedRowsPublisher: ValuePublisher<Set<Int>> { publisher(for: .selectedRows) }

  /// Sends the index of the row that the user opens, with Return or a click. By the user only. No
  /// initial value; rules as ``EventPublisher``.
  public var activateRowPublisher: SignalPublisher<Int> {
    SignalPublisher(self, Origin("row-activated")) { arguments in
      arguments.object(0).map { Int(weir_list_box_row_position($0)) }
    }
  }
}

extension BindableProperty where Source: ListBox, Value == Int? {
  /// The index of the selected row; one that is not there selects none.
  public static var selectedIndex: Self {
    Self("selected-rows-changed", get: { $0.selectedIndex }, set: { $0.selectedIndex = $1 })
  }
}

extension BindableProperty where Source: ListBox, Value == Set<Int> {
  /// The indices of the selected rows; those that are not there are left out.
  public static var selectedRows: Self {
    Self("selected-rows-changed", get: { $0.selectedRows }, set: { $0.selectedRows = $1 })
  }
}
