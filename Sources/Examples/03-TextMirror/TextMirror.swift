// 3. A text bound both ways.
//
// New: a subject, which holds a value and sends each new one; `createBinding`, which keeps an entry
// and a subject the same, whoever changes it; and a label that names the entry, for the eye, for the
// access key Alt+N and for a screen reader.
//
//     make example NAME=mirror

import Weir
import WeirGtk

final class MirrorWindow: Window {
  private let who = CurrentValueSubject<String, Never>("World")
  private var cancellables: Set<AnyCancellable> = []

  init(_ application: Application) {
    super.init(application, title: "Text Mirror")
    let entry = Entry()
    entry.hexpand = true
    entry.createBinding(with: who, storeIn: &cancellables)

    let clear = Button("_Clear")
    clear.tapPublisher
      .sink { [who, weak entry] in
        who.send("")  // The entry follows…
        entry?.grabFocus()  // …and the next key goes into it.
      }
      .store(in: &cancellables)

    let mirror = Label()
    mirror.addCSSClass("title-2")
    mirror.wraps = true
    mirror.xalign = 0
    mirror.maxWidthInCharacters = 30
    mirror.bind(\.text, to: who.map { $0.isEmpty ? "Who is there?" : "Hello, \($0)!" })
      .store(in: &cancellables)

    let row = Box(.horizontal, spacing: 12, [Label(mnemonic: "_Name", for: entry), entry, clear])
    let column = Box(.vertical, spacing: 24, [row, mirror])
    column.margins = Margins(24)
    child = column
    defaultSize = (420, -1)
  }
}

@main
@MainActor
struct TextMirror {
  static func main() {
    Application("io.github.weir.examples.Mirror").runAndExit { application in
      application.addClosingKeys()
      MirrorWindow(application).present()
    }
  }
}
