import WeirGtk

extension Page {
  static let scrolledWindow = Page(
    "Scrolled Window", in: .containers, "Shows a part of what is larger than itself."
  ) { stage in
    let lines = Box(.vertical)
    for number in 1...50 { lines.append(Rows.label("Line \(number)")) }
    let scroller = ScrolledWindow(lines)
    scroller.accessibleLabel = "Fifty lines"
    scroller.horizontalPolicy = .never
    scroller.setSizeRequest(height: 144)
    let offset = stage.value(0.0, named: "Vertical offset", choices: [0, 300, 99_999])
    scroller.createBinding(of: .verticalOffset, with: offset, storeIn: &stage.cancellables)
    stage.log("edgeReachedPublisher", scroller.edgeReachedPublisher)
    stage.log("reachedBottomPublisher", scroller.reachedBottomPublisher())
    stage.focusTarget = scroller
    return Frame(nil, scroller)
  }
}
