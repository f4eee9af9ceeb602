import Weir
import WeirGtk

extension Page {
  static let motion = Page("Motion", in: .events, "The pointer comes, moves and goes.") { stage in
    let target = Target.make("Move the pointer over this")
    let place = stage.value(Optional<Point>.none, named: "Pointer")
    target.pointerMotionPublisher.sink { place.value = $0 }.store(in: &stage.cancellables)
    target.pointerLeavePublisher.sink { place.value = nil }.store(in: &stage.cancellables)
    stage.show(target.containsPointerPublisher, named: "Contains the pointer")
    stage.log("pointerEnterPublisher", target.pointerEnterPublisher)
    stage.log("pointerLeavePublisher", target.pointerLeavePublisher)
    return target
  }

  static let scroll = Page("Scroll", in: .events, "The wheel is turned, or two fingers move.") {
    stage in
    let target = Target.make("Turn the wheel over this")
    let sum = stage.value(Offset(x: 0, y: 0), named: "Turned so far")
    target.scrollPublisher()
      .sink { sum.value = Offset(x: sum.value.x + $0.x, y: sum.value.y + $0.y) }
      .store(in: &stage.cancellables)
    stage.button("Set to zero") { sum.value = Offset(x: 0, y: 0) }
    stage.log("scrollBeginPublisher", target.scrollBeginPublisher())
    stage.log("scrollPublisher", target.scrollPublisher())
    stage.log("scrollEndPublisher", target.scrollEndPublisher())
    stage.log("scrollDeceleratePublisher", target.scrollDeceleratePublisher())
    return target
  }

  static let click = Page("Click", in: .events, "A button of the mouse is pressed and let go.") {
    stage in
    let target = Target.make("Click here, with any button, once or twice")
    let count = stage.value(0, named: "Primary clicks in a row")
    target.clickPressPublisher().sink { count.value = $0.count }.store(in: &stage.cancellables)
    for (name, button) in [
      ("primary", MouseButton.primary), ("middle", .middle), ("secondary", .secondary),
    ] {
      stage.log("\(name) press", target.clickPressPublisher(button))
      stage.log("\(name) release", target.clickReleasePublisher(button))
    }
    stage.log("clickStopPublisher", target.clickStopPublisher())
    return target
  }

  static let longPress = Page("Long Press", in: .events, "A button is held down where it is.") {
    stage in
    let target = Target.make("Hold a button down here")
    let count = stage.value(0, named: "Long presses")
    target.longPressPublisher().sink { _ in count.value += 1 }.store(in: &stage.cancellables)
    stage.log("longPressPublisher", target.longPressPublisher())
    stage.log("longPressCancelPublisher", target.longPressCancelPublisher())
    return target
  }
}
