import CGtk
import Weir

/// Pages with tabs, of which one is shown. Control and Page Up or Page Down go through them.
open class Notebook: Widget {
  public init() {
    super.init(taking: weir_new_notebook())
  }

  /// Adds a page at the end.
  ///
  /// - Parameters:
  ///   - child: What the page shows.
  ///   - title: What the tab says; an underscore marks the access key.
  public func append(_ child: Widget, title: String) {
    insert(child, title: title, at: pageCount)
  }

  /// Adds a page before the one at `index`.
  public func insert(_ child: Widget, title: String, at index: Int) {
    _ = weir_notebook_insert(pointer, child.pointer, title, Int32(clamping: index))
  }

  /// Takes a page away; an index that is not there does nothing.
  public func remove(at index: Int) {
    guard (0..<pageCount).contains(index) else { return }
    weir_notebook_remove(pointer, Int32(index))
  }

  public var pageCount: Int { Int(weir_notebook_count(pointer)) }

  /// What a page shows; nil for an index that is not there.
  public func page(at index: Int) -> Widget? {
    guard (0..<pageCount).contains(index) else { return nil }
    return weir_notebook_page(pointer, Int32(index)).map(Widget.wrapping)
  }

  /// Where a page is; nil for a widget that is none.
  public func index(of page: Widget) -> Int? {
    let index = weir_notebook_position(pointer, page.pointer)
    return index < 0 ? nil : Int(index)
  }

  /// Moves a page to another place.
  public func move(_ page: Widget, to index: Int) {
    guard self.index(of: page) != nil else { return }
    weir_notebook_reorder(pointer, page.pointer, Int32(clamping: index))
  }

  /// Whether the user can drag a page's tab to another place.
  public func setReorderable(_ page: Widget, _ isReorderable: Bool) {
    weir_notebook_set_reorderable(pointer, page.pointer, isReorderable)
  }

  /// The index of the page that is shown; nil while there is none. Setting nil, or one that is not
  /// there, does nothing.
  public var currentPage: Int? {
    get {
      let index = weir_notebook_current(pointer)
      return index < 0 ? nil : Int(index)
    }
    set {
      guard let newValue, (0..<pageCount).contains(newValue) else { return }
      weir_notebook_set_current(pointer, Int32(newValue))
    }
  }

  /// Whether tabs that find no room can be scrolled to.
  public var isScrollable: Bool {
    get { weir_notebook_scrollable(pointer) }
    set { weir_notebook_set_scrollable(pointer, newValue) }
  }

  public var showsTabs: Bool {
    get { weir_notebook_shows_tabs(pointer) }
    set { weir_notebook_set_shows_tabs(pointer, newValue) }
  }

  /// Sends the index of the page that is shown: the present one first, then each new one, by the user
  /// or from code; nil while there is no page. Rules as ``ValuePublisher``.
  public var currentPagePublisher: ValuePublisher<Int?> { publisher(for: .currentPage) }

  /// Sends the index of the page that is about to be shown, while ``currentPage`` is still the one
  /// before. By the user or from code. No initial value; rules as ``EventPublisher``.
  public var switchPagePublisher: SignalPublisher<Int> {
    SignalPublisher(self, Origin("switch-page")) { $0.int(1) }
  }

  /// Sends the new index of a page that was moved. By the user or from code. No initial value; rules
  /// as ``EventPublisher``.
  public var pageReorderedPublisher: SignalPublisher<Int> {
    SignalPublisher(self, Origin("page-reordered")) { $0.int(1) }
  }
}

extension BindableProperty where Source: Notebook, Value == Int? {
  /// The index of the page that is shown; one that is not there is not taken.
  public static var currentPage: Self {
    Self("notify::page", get: { $0.currentPage }, set: { $0.currentPage = $1 })
  }
}

extension Notebook: ValueControl {
  /// The index of the page that is shown.
  public var valueAccess: ValueAccess<Int?> { ValueAccess(self, .currentPage) }
}
