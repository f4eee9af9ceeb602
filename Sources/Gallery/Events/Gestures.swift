import Weir
import WeirGtk

extension Page {
  static let drag = Page("Drag", in: .events, "The pointer moves with a button held down.") {
    stage in
    let target = Target.make("Drag here")
    let way = stage.value(Offset(x: 0, y: 0), named: "Dragged")
    target.dragUpdatePublisher().sink { way.value = $0 }.store(in: &stage.cancellables)
    stage.log("dragBeginPublisher", target.dragBeginPublisher())
    stage.log("dragEndPublisher", target.dragEndPublisher())
    return target
  }

  static let pan = Page("Pan", in: .events, "A drag along one axis.") { stage in
    let target = Target.make("Drag here, to the left or right")
    let pan = stage.value(Optional<Pan>.none, named: "Pan")
    target.panPublisher(.horizontal).sink { pan.value = $0 }.store(in: &stage.cancellables)
    return target
  }

  static let swipe = Page("Swipe", in: .events, "A drag that is fast when it is let go.") { stage in
    let target = Target.make("Swipe here")
    let speed = stage.value(Optional<Offset>.none, named: "Pixels a second")
    target.swipePublisher().sink { speed.value = $0 }.store(in: &stage.cancellables)
    stage.log("swipePublisher", target.swipePublisher())
    return target
  }

  static let zoom = Page("Zoom", in: .events, "Two fingers are spread or brought together.") {
    stage in
    let target = Target.make("Spread two fingers here")
    let scale = stage.value(1.0, named: "Scale")
    target.zoomPublisher.sink { scale.value = $0 }.store(in: &stage.cancellables)
    stage.log("zoomBeginPublisher", target.zoomBeginPublisher)
    stage.log("zoomEndPublisher", target.zoomEndPublisher)
    return target
  }

  static let rotation = Page("Rotation", in: .events, "Two fingers are turned.") { stage in
    let target = Target.make("Turn two fingers here")
    let rotation = stage.value(Optional<Rotation>.none, named: "Rotation, in radians")
    target.rotationPublisher.sink { rotation.value = $0 }.store(in: &stage.cancellables)
    return target
  }

  static let drop = Page(
    "Drop", in: .events, "Something is dragged here from elsewhere: a text, or files."
  ) { stage in
    let source = Entry(text: "Drag this text")
    source.accessibleLabel = "Text to drag"
    let target = Target.make("Drop texts or files here")
    let text = stage.value(Optional<String>.none, named: "Text")
    target.textDropPublisher.sink { text.value = $0.content }.store(in: &stage.cancellables)
    let files = stage.value([String](), named: "Files")
    target.fileDropPublisher.sink { files.value = $0.content.map { $0.path ?? $0.uri } }
      .store(in: &stage.cancellables)
    stage.log("textDropPublisher", target.textDropPublisher)
    stage.focusTarget = source
    return Box(.vertical, spacing: 12, [source, target])
  }
}
