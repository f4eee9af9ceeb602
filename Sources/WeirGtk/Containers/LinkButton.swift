import CGtk
import Weir

/// A button that opens an address: a page, a folder, a letter to somebody.
open class LinkButton: Button {
  /// - Parameters:
  ///   - label: The text; an underscore marks the access key.
  ///   - uri: The address, such as `"https://example.org"`.
  public init(_ label: String, uri: String) {
    super.init(button: weir_new_link_button(uri), label: label)
  }

  /// The address.
  public var uri: String {
    get { String(cString: weir_link_button_uri(pointer)) }
    set { weir_link_button_set_uri(pointer, newValue) }
  }

  /// Whether it looks as if it had been opened before.
  public var isVisited: Bool {
    get { weir_link_button_is_visited(pointer) }
    set { weir_link_button_set_visited(pointer, newValue) }
  }

  /// Sends the address when the user opens it; the desktop opens it too. No initial value; rules as
  /// ``EventPublisher``.
  public var activateLinkPublisher: SignalPublisher<String> {
    SignalPublisher(self, Origin("activate-link")) { [weak self] _ in self?.uri }
  }

  /// Sends whether it has been opened: the present state first, then each change. Rules as
  /// ``ValuePublisher``.
  public var isVisitedPublisher: ValuePublisher<Bool> {
    ValuePublisher(self, Origin("notify::visited")) { $0.isVisited }
  }

  /// Asks `open` to open the address instead of the desktop; it answers whether it has.
  ///
  /// - Returns: A token; `open` is no longer asked when it is cancelled or let go.
  public func onActivateLink(_ open: @escaping @MainActor (String) -> Bool) -> AnyCancellable {
    SignalAnswer.token(pointer, "activate-link") { [weak self] in
      self.map { open($0.uri) } ?? false
    }
  }
}
