// 6. Search as you type.
//
// New: `debounce`, which waits until the typing rests; `switchToLatest`, which cancels the search for
// the text before; work on another thread, whose answer comes back by `receive(on:)`; failures that
// become words; and a list of any length. PeopleTable asks SQLite, and stops it when it is cancelled.
//
//     make example NAME=search
//
// The table lies in memory, or in the file that is named on the command line.

import Weir
import WeirGtk

final class SearchWindow: Window {
  private let list = ListView(
    ListModel<Person>(selection: .none), make: { PersonRow() }, bind: { $0.show($1.item) })
  private let summary = Label()
  private let spinner = Spinner()
  private var cancellables: Set<AnyCancellable> = []

  init(_ application: Application, _ model: SearchModel) {
    super.init(application, title: "Search")
    let entry = SearchEntry()
    entry.hexpand = true
    entry.createBinding(with: model.text, storeIn: &cancellables)
    // Wherever the focus is, letters go on with the search.
    entry.captureKeys(from: self)
    entry.stopSearchPublisher.sink { model.text.send("") }.store(in: &cancellables)
    model.states.sink { [weak self] in self?.show($0) }.store(in: &cancellables)

    summary.xalign = 0
    summary.hexpand = true
    summary.wraps = true
    list.accessibleLabel = "People"
    let scrolled = ScrolledWindow(list)
    scrolled.vexpand = true
    let top = Box(
      .vertical, spacing: 12,
      [
        Box(.horizontal, spacing: 12, [Label(mnemonic: "_Name or town", for: entry), entry]),
        Box(.horizontal, spacing: 12, [summary, spinner]),
      ])
    top.margins = Margins(12)
    child = Box(.vertical, [top, Separator(.horizontal), scrolled])
    defaultSize = (480, 520)
  }

  private func show(_ state: SearchModel.State) {
    spinner.isSpinning = state == .searching
    switch state {
    case .searching: return  // What was found before stays until there is something new.
    case .found(let hits):
      list.items = hits.people
      summary.text =
        switch hits.count {
        case 0: "Nobody is found."
        case 1: "One person is found."
        case hits.people.count: "\(hits.count) people are found."
        default: "\(hits.count) people are found; these are the first \(hits.people.count)."
        }
    case .failed(let failure):
      list.items = []
      summary.text = "The people cannot be searched: \(failure.words)."
    }
    summary.setCSSClass("error", list.items.isEmpty)
  }
}

/// A name, and a town in grey.
private final class PersonRow: Box {
  private let nameLabel = Label()
  private let townLabel = Label()

  init() {
    super.init(.horizontal, spacing: 12)
    nameLabel.hexpand = true
    nameLabel.xalign = 0
    townLabel.addCSSClass("dim-label")
    margins = Margins(top: 6, start: 12, bottom: 6, end: 12)
    append(nameLabel)
    append(townLabel)
  }

  func show(_ person: Person) {
    nameLabel.text = person.name
    townLabel.text = person.town
  }
}

@main
@MainActor
struct SearchAsYouType {
  static func main() {
    let table = PeopleTable(path: CommandLine.arguments.dropFirst().first ?? ":memory:")
    let arguments = Array(CommandLine.arguments.prefix(1))
    Application("io.github.weir.examples.Search").runAndExit(arguments: arguments) { application in
      application.addClosingKeys()
      let model = SearchModel(
        scheduler: MainLoop.main.eraseToAnyScheduler(), search: table.search(for:))
      SearchWindow(application, model).present()
    }
  }
}
