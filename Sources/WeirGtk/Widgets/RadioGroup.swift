import CGtk
import Weir

/// Boxes or buttons of which at most one is on, wherever they stand.
///
/// The group is no widget. Its buttons keep it, and it ends with the last of them, so that it need not
/// be kept in a variable.
///
/// ```swift
/// let small = CheckButton("_Small"), large = CheckButton("_Large")
/// RadioGroup([small, large]).createBinding(with: model.size, storeIn: &cancellables)
/// ```
open class RadioGroup: Object {
  private let count: Int

  /// Makes radio buttons of check buttons.
  public convenience init(_ buttons: [CheckButton]) {
    self.init(buttons: buttons)
  }

  /// Groups buttons of which one stays down.
  public convenience init(_ buttons: [ToggleButton]) {
    self.init(buttons: buttons)
  }

  private init(buttons: [Widget]) {
    count = buttons.count
    super.init(taking: weir_new_choice())
    for button in buttons { weir_choice_add(pointer, button.pointer) }
  }

  /// Which button is on, counted from 0; nil while none is. A position without a button is nil.
  public var selectedIndex: Int? {
    get { Self.selectedIndex(pointer) }
    set { settingFromCode(pointer) { Self.select(pointer, newValue) } }
  }

  /// Sends which button is on: at present first, then each change, by the user or from code; nil
  /// while none is.
  ///
  /// The moment between one button and the next, in which GTK has none on, is left out. On the main
  /// thread; finishes when the last of the buttons is disposed of. Without demand nothing is queued:
  /// once asked again it sends the latest, if that is new.
  public var selectedIndexPublisher: ValuePublisher<Int?> {
    ValuePublisher(self, Origin("changed")) { .some($0.selectedIndex) }
  }

  static func selectedIndex(_ pointer: OpaquePointer) -> Int? {
    let position = weir_choice_selected(pointer)
    return position < 0 ? nil : Int(position)
  }

  static func select(_ pointer: OpaquePointer, _ index: Int?) {
    weir_choice_select(pointer, Int32(clamping: index ?? -1))
  }
}

extension RadioGroup: ValueControl {
  public var valueAccess: ValueAccess<Int?> {
    ValueAccess(
      pointer, "changed", read: { .some(RadioGroup.selectedIndex($0)) },
      write: { RadioGroup.select($0, $1) })
  }
}

extension Signal where Source: RadioGroup {
  /// Another button is on, by the user or from code.
  public static var changed: Self { Self("changed") }
}
