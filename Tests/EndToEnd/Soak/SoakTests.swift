import CGtk
import FormModels
import FormViews
import Foundation
import SeededRandom
import Weir
import WeirGtk
import WeirTesting
import XCTest

/// Thousands of random actions in the real window: no warning, nothing left behind, no growth.
///
/// `WEIR_SOAK` says how many actions, `WEIR_SEED` which; both are printed. What has been done stands in
/// `.build/soak/SEED`, each line written before it happens.
final class SoakTests: XCTestCase {
  func testWhateverIsDoneInWhateverOrderNothingIsLeftBehind() throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["WEIR_SOAK"].flatMap(Int.init) ?? 600
    let seed = environment["WEIR_SEED"].flatMap(UInt64.init) ?? 1
    // GTK's own count of pressed widgets goes wrong now and then when a menu opens under a held button;
    // it says so, mends it, and many programs print it.
    _ = knownFault
    try inProcess {
      let soak = try Soak(seed: seed)
      // The tests after this one read English.
      defer { XCTAssertNoThrow(try soak.speakEnglish()) }
      print("Soak: \(count) actions with WEIR_SEED=\(seed); they are kept in \(soak.log.path)")
      // What the toolkit and the theme keep for good is made here.
      try soak.warmUp()
      let boxes = LiveCounts.signalBoxes
      let wrappers = LiveCounts.wrappers
      var memory: [Int: Int] = [:]

      try expectNoLeaks {
        try soak.open()
        try soak.copyFewWords()
        while soak.done < count {
          try soak.act()
          let mark = soak.done / 2_000 * 2_000
          if mark >= 2_000, memory[mark] == nil {
            memory[mark] = try soak.residentKilobytes()
            print("Soak: \(memory[mark]!) KB resident after \(soak.done) actions")
          }
        }
        soak.close()
      }

      XCTAssertEqual(LiveCounts.signalBoxes, boxes)
      XCTAssertEqual(LiveCounts.wrappers, wrappers)
      XCTAssertEqual(LiveCounts.watchedObjects, 0)
      if let early = memory[2_000], let late = memory[20_000] {
        XCTAssertLessThanOrEqual(Double(late), Double(early) * 1.05, "The memory grows.")
      }
    }
  }
}

private let knownFault: Void = weir_log_pass_over("Broken accounting of active state for widget")

/// The window, the dice, and what has been done.
@MainActor
private final class Soak {
  let log: URL
  private(set) var done = 0
  private var dice: SplitMix64
  private var window: FormWindow!
  private var inProcess: InProcessWindow!
  private var language = 0
  private let languages = ["C.UTF-8", "ko_KR.UTF-8"]
  private let themes = [("Adwaita", false), ("Adwaita", true), ("HighContrast", false)]
  private let file: FileHandle

  /// As many actions go to the X server at once.
  private static let batch = 40

  init(seed: UInt64) throws {
    dice = SplitMix64(seed: seed)
    let folder = PrivateScreen.buildFolder.appendingPathComponent("soak")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    log = folder.appendingPathComponent("\(seed)")
    try Data().write(to: log)
    file = try FileHandle(forWritingTo: log)
    Translation.use(
      domain: "weir-forms",
      directory: PrivateScreen.buildFolder.appendingPathComponent("share/locale").path)
  }

  func open() throws {
    window = FormWindow(
      models: FormModelSet(
        scheduler: MainLoop.main.eraseToAnyScheduler(),
        accounts: AccountServices(store: NoAccountStore(), memory: NoKeyring())))
    LiveCounts.watch(window)
    inProcess = try InProcessWindow(window)
  }

  func close() {
    inProcess.close()
    inProcess = nil
    window = nil
    // What was on its way to the window finds it gone.
    while MainLoop.main.iterate() {}
  }

  /// Every screen in every look, and every key on every screen, once: menus, emoji, windows.
  func warmUp() throws {
    for index in themes.indices {
      wear(index)
      for language in languages {
        try speak(language)
        try open()
        for screen in ScreenName.allCases {
          window.screen = screen
          inProcess.settle()
        }
        close()
      }
    }
    wear(0)
    try speakEnglish()
    for screen in ScreenName.allCases {
      try open()
      window.screen = screen
      try inProcess.play(UserAction.keys.flatMap { ["key --delay 2 \($0)", "key Escape"] })
      // The pictures of all emoji, which a random walk through the menus opens sooner or later.
      window.screen = .text
      try inProcess.press("ctrl+period")
      inProcess.settle()
      try inProcess.press("Escape")
      close()
    }
  }

  func speakEnglish() throws {
    try speak(languages[0])
  }

  /// Replaces what another test has left on the clipboard: ten million letters take their time.
  func copyFewWords() throws {
    window.screen = .text
    try inProcess.press("ctrl+a", "ctrl+c")
  }

  /// Does a handful of random actions.
  func act() throws {
    var outside: [String] = []
    let size = window.defaultSize
    var inside: UserAction?
    while outside.count < Self.batch, inside == nil {
      let action = UserAction.next(
        &dice, width: max(size.width, 200), height: max(size.height, 200))
      if case .outside(let words) = action { outside.append(words) } else { inside = action }
      done += 1
    }
    try file.write(contentsOf: Data((outside.joined(separator: "\n") + "\n").utf8))
    try inProcess.play(outside)
    guard let inside else { return }
    try file.write(contentsOf: Data("# \(inside)\n".utf8))
    switch inside {
    case .outside: break
    case .switchTheme: wear(dice.below(themes.count))
    case .switchLanguage:
      language = 1 - language
      close()
      try speak(languages[language])
      try open()
    case .reopen:
      close()
      try open()
    }
  }

  func residentKilobytes() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    guard let words = line?.split(separator: " "), words.count == 3, let size = Int(words[1]) else {
      throw Failure("No VmRSS in /proc/self/status")
    }
    return size
  }

  private func wear(_ index: Int) {
    Display.theme = themes[index].0
    Display.prefersDark = themes[index].1
  }

  private func speak(_ locale: String) throws {
    guard Translation.use(locale: locale) else {
      throw Failure("There is no locale \(locale): `make locales` makes it.")
    }
  }
}
