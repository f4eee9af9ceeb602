import CGtk
import Weir

extension Entry {
  /// How the text looks, in whole or in parts; empty leaves it to the theme. The placeholder looks alike.
  public var attributes: [TextAttribute] {
    get {
      guard let text = weir_entry_attributes_copy(pointer) else { return [] }
      defer { weir_free(text) }
      return String(cString: text).split(separator: "\n").compactMap {
        TextAttribute(description: $0)
      }
    }
    set {
      let text = newValue.map(\.description).joined(separator: "\n")
      settingFromCode(pointer) { weir_entry_set_attributes(pointer, text) }
    }
  }

  /// Sends how the text looks: the present attributes first, then each new list of them.
  ///
  /// From code: the user cannot change them. On the main thread; finishes when the widget is disposed of.
  /// Without demand nothing is queued: once asked again it sends the latest, if those are new.
  public var attributesPublisher: ValuePublisher<[TextAttribute]> {
    ValuePublisher(self, Origin("notify::attributes", from: .delegate)) {
      $0.isDisposed ? nil : $0.attributes
    }
  }
}
