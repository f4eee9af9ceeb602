import CGtk
import Weir

/// A list that drops down, of which one text is chosen.
///
/// ```swift
/// let colour = DropDown(["Red", "Green"])
/// colour.createBinding(with: model.colour, storeIn: &cancellables)
/// ```
open class DropDown: Widget {
  /// Makes a list, with its first text chosen. An empty one has nothing chosen.
  public init(_ items: [String] = []) {
    super.init(taking: CStrings.with(items) { weir_new_drop_down($0) })
  }

  /// The texts. When they are set, the chosen one stays chosen if it is still there, and else the
  /// first is; the empty list has nothing chosen.
  public var items: [String] {
    get {
      (0..<weir_drop_down_count(pointer)).compactMap { position in
        weir_drop_down_item(pointer, position).map { String(cString: $0) }
      }
    }
    set {
      settingFromCode(pointer) {
        CStrings.with(newValue) { weir_drop_down_set_items(pointer, $0) }
      }
    }
  }

  /// Which text is chosen, counted from 0; nil while none is. A position without a text is nil.
  public var selectedIndex: Int? {
    get { Self.selectedIndex(pointer) }
    set { settingFromCode(pointer) { Self.select(pointer, newValue) } }
  }

  /// The chosen text; of equal ones the first is chosen by it. A text that is not there is nil.
  public var selectedItem: String? {
    get { Self.selectedItem(pointer) }
    set { settingFromCode(pointer) { Self.select(pointer, newValue) } }
  }

  /// Whether there is a field to search the list.
  public var enablesSearch: Bool {
    get { weir_drop_down_search(pointer) }
    set { weir_drop_down_set_search(pointer, newValue) }
  }

  /// Sends which text is chosen: at present first, then each change, by the user or from code; nil
  /// while none is.
  ///
  /// On the main thread; finishes when the widget is disposed of. Without demand nothing is queued:
  /// once asked again it sends the latest, if that is new.
  public var selectedIndexPublisher: ValuePublisher<Int?> {
    ValuePublisher(self, Origin("notify::selected")) { .some($0.selectedIndex) }
  }

  /// Sends the chosen text: the present one first, then each new one, by the user or from code; nil
  /// while none is chosen. Rules as ``selectedIndexPublisher``.
  public var selectedItemPublisher: ValuePublisher<String?> {
    ValuePublisher(self, Origin("notify::selected-item")) { .some($0.selectedItem) }
  }

  fileprivate static func selectedIndex(_ pointer: OpaquePointer) -> Int? {
    let position = weir_drop_down_selected(pointer)
    return position < 0 ? nil : Int(position)
  }

  fileprivate static func select(_ pointer: OpaquePointer, _ index: Int?) {
    weir_drop_down_set_selected(pointer, Int32(clamping: index ?? -1))
  }

  fileprivate static func selectedItem(_ pointer: OpaquePointer) -> String? {
    weir_drop_down_item(pointer, weir_drop_down_selected(pointer)).map { String(cString: $0) }
  }

  fileprivate static func select(_ pointer: OpaquePointer, _ item: String?) {
    weir_drop_down_set_selected(pointer, item.map { weir_drop_down_find(pointer, $0) } ?? -1)
  }
}

extension DropDown: ValueControl {
  public var valueAccess: ValueAccess<Int?> {
    ValueAccess(
      pointer, "notify::selected", read: { .some(DropDown.selectedIndex($0)) },
      write: { DropDown.select($0, $1) })
  }

  private var itemAccess: ValueAccess<String?> {
    ValueAccess(
      pointer, "notify::selected-item", read: { .some(DropDown.selectedItem($0)) },
      write: { DropDown.select($0, $1) })
  }

  /// Keeps the chosen text and the subject's value the same, both ways, until the token is cancelled.
  /// The rules are those of ``ValueControl``; a text that is not in the list becomes nil.
  public func createBinding(
    with subject: CurrentValueSubject<String?, Never>,
    storeIn cancellables: inout Set<AnyCancellable>
  ) {
    binding(with: subject).store(in: &cancellables)
  }

  /// Keeps the chosen text and a `@Published` property the same, both ways, until the token is
  /// cancelled.
  public func createBinding<Model: AnyObject>(
    with model: Model, _ value: ReferenceWritableKeyPath<Model, String?>,
    _ publisher: KeyPath<Model, Published<String?>.Publisher>,
    storeIn cancellables: inout Set<AnyCancellable>
  ) {
    binding(with: model, value, publisher).store(in: &cancellables)
  }

  /// Binds the chosen text to a subject; gives a token of its own.
  public func binding(with subject: CurrentValueSubject<String?, Never>) -> AnyCancellable {
    itemAccess.binding(with: subject, of: self)
  }

  /// Binds the chosen text to a `@Published` property; gives a token of its own.
  public func binding<Model: AnyObject>(
    with model: Model, _ value: ReferenceWritableKeyPath<Model, String?>,
    _ publisher: KeyPath<Model, Published<String?>.Publisher>
  ) -> AnyCancellable {
    itemAccess.binding(with: model, value, publisher, of: self)
  }
}

extension Signal where Source: DropDown {
  /// Another text is chosen, by the user or from code.
  public static var selectionChanged: Self { notify("selected") }
}
