import WeirGtk

extension Page {
  static let scale = Page("Scale", in: .values, "A number between two ends.") { stage in
    let scale = Scale(0...100, step: 1)
    scale.accessibleLabel = "Scale"
    scale.drawsValue = true
    scale.addMark(at: 50, text: "half")
    let number = stage.value(25.0, choices: [0, 62.5, 150, .nan])
    scale.createBinding(with: number, storeIn: &stage.cancellables)
    stage.log("valuePublisher.userOnly", scale.valuePublisher.userOnly)
    return scale
  }
}
