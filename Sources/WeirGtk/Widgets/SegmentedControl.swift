import Weir

/// Linked buttons of which one is down.
///
/// ```swift
/// let view = SegmentedControl(["_List", "_Icons"])
/// view.createBinding(with: model.view, storeIn: &cancellables)
/// ```
open class SegmentedControl: Box {
  /// The buttons, in order.
  public let buttons: [ToggleButton]
  fileprivate let group: RadioGroup

  /// - Parameters:
  ///   - labels: The texts; an underscore marks an access key, which is pressed with Alt.
  ///   - selectedIndex: Which one is down at first.
  public convenience init(_ labels: [String], selectedIndex: Int? = 0) {
    self.init(labels.map { ToggleButton($0) }, selectedIndex: selectedIndex)
  }

  /// Makes a control of buttons, as of ones with icons.
  public init(_ buttons: [ToggleButton], selectedIndex: Int? = 0) {
    self.buttons = buttons
    group = RadioGroup(buttons)
    super.init(.horizontal)
    addCSSClass("linked")
    for button in buttons { append(button) }
    self.selectedIndex = selectedIndex
  }

  /// Which button is down, counted from 0; nil while none is. A position without a button is nil.
  public var selectedIndex: Int? {
    get { group.selectedIndex }
    set { settingFromCode(pointer) { group.selectedIndex = newValue } }
  }

  /// Sends which button is down: at present first, then each change, by the user or from code; nil
  /// while none is. Finishes when the control is disposed of; other rules as
  /// ``RadioGroup/selectedIndexPublisher``.
  public var selectedIndexPublisher: ValuePublisher<Int?> {
    ValuePublisher(self, Origin("changed", from: .part { $0.group.pointer })) {
      .some($0.selectedIndex)
    }
  }

  /// The name porters from UIKit look for; the same as ``selectedIndexPublisher``.
  public var selectedSegmentIndexPublisher: ValuePublisher<Int?> { selectedIndexPublisher }
}

extension SegmentedControl: ValueControl {
  public var valueAccess: ValueAccess<Int?> {
    let group = group.pointer
    return ValueAccess(
      pointer, emitter: group, "changed", read: { _ in .some(RadioGroup.selectedIndex(group)) },
      write: { RadioGroup.select(group, $1) })
  }
}
