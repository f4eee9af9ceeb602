import CGtk
import Weir

/// A table of colours, with an editor for one that is not in it.
///
/// ```swift
/// chooser.createBinding(with: model.background, storeIn: &cancellables)
/// chooser.colorActivatedPublisher.sink { _ in window.close() }.store(in: &cancellables)
/// ```
///
/// The values are those of ``ColorControl``; an opacity can be chosen until
/// ``ColorControl/hasOpacity`` is taken away.
open class ColorChooser: Widget, ColorControl {
  public init(_ color: Color = Color(hex: 0xffffff)) {
    super.init(taking: weir_new_color_chooser())
    self.color = color
  }

  /// Whether the editor is shown in the place of the table.
  public var showsEditor: Bool {
    get { weir_color_chooser_shows_editor(pointer) }
    set { weir_color_chooser_set_shows_editor(pointer, newValue) }
  }

  /// Sends a colour of the table that the user double-clicks: this one and no other. GTK has no key for it;
  /// Return and Space choose a colour, and open the editor of the one that is chosen. By the user only.
  /// No initial value; rules as ``EventPublisher``.
  public var colorActivatedPublisher: SignalPublisher<Color> {
    SignalPublisher(self, Origin("color-activated")) { arguments in
      Color { weir_value_color(arguments.values, 0, $0) }
    }
  }
}
