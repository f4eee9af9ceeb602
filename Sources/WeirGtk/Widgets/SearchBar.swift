import CGtk
import Weir

/// A bar that comes out while the user searches, with an entry in it.
///
/// ```swift
/// let bar = SearchBar(entry: search)
/// bar.captureKeys(from: window)
/// ```
open class SearchBar: Widget {
  /// Makes a closed bar.
  ///
  /// - Parameters:
  ///   - entry: Where the user types what to search for. Escape in it closes the bar.
  ///   - content: What to show when that is more than the entry; the entry has to be in it.
  public init(entry: some Editable, content: Widget? = nil) {
    super.init(taking: weir_new_search_bar())
    weir_search_bar_set_child(pointer, (content ?? entry).pointer)
    weir_search_bar_set_entry(pointer, entry.pointer)
  }

  /// Whether the bar is out. Closing it empties the entry.
  public var isSearching: Bool {
    get { weir_search_bar_is_searching(pointer) }
    set { weir_search_bar_set_searching(pointer, newValue) }
  }

  /// Whether the bar has a button that closes it.
  public var showsCloseButton: Bool {
    get { weir_search_bar_shows_close_button(pointer) }
    set { weir_search_bar_set_shows_close_button(pointer, newValue) }
  }

  /// Lets keys that are typed anywhere in `widget` open the bar. Nil ends it. The widget is not kept.
  public func captureKeys(from widget: Widget?) {
    weir_search_bar_set_key_source(pointer, widget?.pointer)
  }

  /// Sends whether the bar is out: the present state first, then each change. By the user or from
  /// code. Rules as ``ValuePublisher``.
  public var isSearchingPublisher: ValuePublisher<Bool> {
    ValuePublisher(self, Origin("notify::search-mode-enabled")) { $0.isSearching }
  }
}
