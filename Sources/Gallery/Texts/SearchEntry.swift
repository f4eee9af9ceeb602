import Weir
import WeirGtk

extension Page {
  static let searchEntry = Page(
    "Search Entry", in: .texts, "A field for what is searched for; it waits for a pause in typing."
  ) { stage in
    let entry = SearchEntry()
    entry.accessibleLabel = "Search"
    let text = stage.value("", choices: ["", "swift"])
    entry.createBinding(with: text, storeIn: &stage.cancellables)
    stage.show(entry.searchPublisher, named: "After a pause")
    stage.log("returnPublisher", entry.returnPublisher)
    stage.log("stopSearchPublisher", entry.stopSearchPublisher)
    stage.log("nextMatchPublisher", entry.nextMatchPublisher)
    stage.log("previousMatchPublisher", entry.previousMatchPublisher)
    return entry
  }
}
