import WeirGtk

/// What only shows a value: it is bound one way.
extension Page {
  static let progressBar = Page(
    "Progress Bar", in: .displays, "How much of something has been done."
  ) { stage in
    let bar = ProgressBar()
    bar.accessibleLabel = "Progress"
    let fraction = stage.value(0.25, choices: [0, 0.5, 1, 2])
    bar.bind(\.fraction, to: fraction).store(in: &stage.cancellables)
    bar.bind(\.text, to: fraction.map { "\(Int(($0 * 100).rounded())) %" })
      .store(in: &stage.cancellables)
    stage.button("Pulse") { [weak bar] in bar?.pulse() }
    return bar
  }

  static let levelBar = Page("Level Bar", in: .displays, "How much of something there is.") {
    stage in
    let bar = LevelBar(0...5)
    bar.accessibleLabel = "Level"
    bar.isDiscrete = true
    let level = stage.value(3.0, choices: [0, 1, 4.5, 9])
    bar.bind(\.value, to: level).store(in: &stage.cancellables)
    return bar
  }

  static let spinner = Page("Spinner", in: .displays, "Something is at work.") { stage in
    let spinner = Spinner()
    spinner.accessibleLabel = "At work"
    spinner.setSizeRequest(width: 48, height: 48)
    let isSpinning = stage.value(true, choices: [true, false])
    spinner.bind(\.isSpinning, to: isSpinning).store(in: &stage.cancellables)
    return spinner
  }
}
