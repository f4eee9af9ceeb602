import Weir
import WeirGtk

/// What the lists have in common.
@MainActor
enum Rows {
  static func label(_ text: String = "") -> Label {
    let label = Label(text)
    label.xalign = 0
    label.margins = Margins(6)
    return label
  }

  static func number() -> Label {
    let label = label()
    label.xalign = 1
    label.addCSSClass("numeric")
    return label
  }

  /// A list of a height that leaves room for the rest of the page.
  static func scrolled(_ list: Widget, height: Int = 168) -> Widget {
    let scroller = ScrolledWindow(list)
    scroller.accessibleLabel = list.accessibleLabel
    scroller.setSizeRequest(height: height)
    return Frame(nil, scroller)
  }

  /// The planets, and buttons that change which there are.
  static func items(_ stage: Stage) -> CurrentValueSubject<[Planet], Never> {
    let items = CurrentValueSubject<[Planet], Never>(Planet.all)
    stage.show(items, named: "Items")
    stage.button("All") { items.value = Planet.all }
    stage.button("Backwards") { items.value.reverse() }
    stage.button("Without the first") { items.value = Array(items.value.dropFirst()) }
    stage.button("None") { items.value = [] }
    return items
  }

  static func log<List: ItemView>(_ list: List, on stage: Stage) where List.Item == Planet {
    stage.focusTarget = list
    stage.log("didSelectRowPublisher", list.didSelectRowPublisher)
    stage.log("didDeselectRowPublisher", list.didDeselectRowPublisher)
    stage.log("activateItemPublisher", list.activateItemPublisher)
  }
}
