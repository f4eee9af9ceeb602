import CGtk
import Weir

/// A field for what is searched for. Like an ``Entry`` it has one line.
///
/// ```swift
/// let search = SearchEntry()
/// search.searchPublisher.sink { model.query.send($0) }.store(in: &cancellables)
/// search.stopSearchPublisher.sink { model.closeSearch() }.store(in: &cancellables)
/// ```
open class SearchEntry: Widget, Editable {
  /// Makes an empty entry.
  public init() {
    super.init(taking: weir_new_search_entry())
  }

  /// How long the user has to pause before ``searchPublisher`` sends, in milliseconds. GTK's own
  /// choice is 150.
  public var searchDelay: Int {
    get { Int(weir_search_entry_delay(pointer)) }
    set { weir_search_entry_set_delay(pointer, UInt32(clamping: newValue)) }
  }

  /// Lets keys that are typed anywhere in `widget` begin a search: see ``searchStartedPublisher``. Nil
  /// ends it. The widget is not kept.
  public func captureKeys(from widget: Widget?) {
    weir_search_entry_set_key_source(pointer, widget?.pointer)
  }

  /// Sends the text when the user has paused for ``searchDelay``: the present one first, then each
  /// new one. An empty text comes at once.
  ///
  /// By the user or from code. ``Editable/textPublisher`` sends each change at once. Rules as
  /// ``ValuePublisher``.
  public var searchPublisher: ValuePublisher<String> {
    ValuePublisher(self, Origin("search-changed")) { $0.text }
  }

  /// Sends when the user begins to search by typing elsewhere: show the entry then. Only after
  /// ``captureKeys(from:)``. No initial value; rules as ``EventPublisher``.
  public var searchStartedPublisher: SignalPublisher<Void> {
    SignalPublisher(self, Origin("search-started")) { _ in () }
  }

  /// Sends when the user gives the search up, with Escape. No initial value; rules as
  /// ``EventPublisher``.
  public var stopSearchPublisher: SignalPublisher<Void> {
    SignalPublisher(self, Origin("stop-search")) { _ in () }
  }

  /// Sends when the user wants to see what else was found, with Control and G. No initial value; rules
  /// as ``EventPublisher``.
  public var nextMatchPublisher: SignalPublisher<Void> {
    SignalPublisher(self, Origin("next-match")) { _ in () }
  }

  /// Sends when the user wants to go back to what was found before, with Control, Shift and G. No
  /// initial value; rules as ``EventPublisher``.
  public var previousMatchPublisher: SignalPublisher<Void> {
    SignalPublisher(self, Origin("previous-match")) { _ in () }
  }
}
