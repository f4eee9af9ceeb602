import FormModels
import Weir
import WeirGtk

/// Says how hard a new password is to guess, as a bar and in words; nothing while there is none.
///
/// A screen reader hears the words when typing rests.
@MainActor
final class StrengthMeter {
  let root = Box(.horizontal, spacing: 12)
  let bar = LevelBar(0...Double(PasswordStrength.allCases.count))
  let words = Label()
  private var cancellables: Set<AnyCancellable> = []

  init(_ strength: AnyPublisher<PasswordStrength?, Never>) {
    bar.isDiscrete = true
    bar.hexpand = true
    bar.valign = .center
    bar.addCSSClass("strength")
    // The words say the same.
    bar.setAccessiblyHidden(true)
    words.addCSSClass("caption")
    words.xalign = 1
    words.wraps = true
    root.append(bar)
    root.append(words)
    strength
      .sink { [weak self] strength in self?.show(strength) }
      .store(in: &cancellables)
    strength
      .dropFirst()
      .debounce(for: .seconds(1), scheduler: MainLoop.main)
      .sink { [weak self] strength in
        if let strength { self?.words.announce(strength.words) }
      }
      .store(in: &cancellables)
  }

  private func show(_ strength: PasswordStrength?) {
    root.opacity = strength == nil ? 0 : 1
    bar.value = strength.map { Double($0.rawValue + 1) } ?? 0
    words.text = strength?.words ?? ""
    words.setAccessiblyHidden(strength == nil)
  }
}

extension PasswordStrength {
  var words: String {
    switch self {
    case .weak: tr("Weak password")
    case .fair: tr("Fair password")
    case .good: tr("Good password")
    case .strong: tr("Strong password")
    }
  }
}
