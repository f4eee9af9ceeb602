// 8. A list, and the details of what is chosen in it.
//
// New: rows that follow a list of values, and a selection bound to an index. What is edited on the
// right shows in the list at once; only the row that has changed is filled anew. Ctrl+N adds, Delete
// in the list removes, F8 goes to the handle between the two sides.
//
//     make example NAME=contacts

import Weir
import WeirGtk

final class ContactsWindow: Window {
  private let list = ListView(
    ListModel<Contact>(), make: { ContactRow() }, bind: { $0.show($1.item) })
  private let nameEntry = Entry()
  private let phoneEntry = Entry()
  private let add = Button("_Add")
  private let remove = Button("_Remove")
  private var cancellables: Set<AnyCancellable> = []

  init(_ application: Application, _ model: ContactsModel) {
    super.init(application, title: "Contacts")
    build()
    // The rows first: a choice that is not there is refused.
    list.bind(items: model.contacts).store(in: &cancellables)
    list.createBinding(of: .selectedIndex, with: model.chosenIndex, storeIn: &cancellables)
    nameEntry.createBinding(with: model.name, storeIn: &cancellables)
    phoneEntry.createBinding(with: model.phone, storeIn: &cancellables)
    model.hasChoice
      .sink { [weak self] in self?.setDetails($0) }
      .store(in: &cancellables)

    add.tapPublisher.sink { [weak self] in self?.add(to: model) }.store(in: &cancellables)
    addShortcut("<Control>n") { [weak self] in self?.add(to: model) }.store(in: &cancellables)
    remove.tapPublisher.sink { model.remove() }.store(in: &cancellables)
    list.addShortcut("Delete") { model.remove() }.store(in: &cancellables)
  }

  private func build() {
    list.accessibleLabel = "Contacts"
    let scrolled = ScrolledWindow(list)
    scrolled.vexpand = true
    let buttons = Box(.horizontal, spacing: 12, [add, remove])
    buttons.isHomogeneous = true
    buttons.margins = Margins(12)
    let master = Box(.vertical, [scrolled, Separator(.horizontal), buttons])
    master.setSizeRequest(width: 200)

    nameEntry.hexpand = true
    phoneEntry.inputPurpose = .phone
    let details = Grid(columnSpacing: 12, rowSpacing: 12)
    for (row, (label, entry)) in [("_Name", nameEntry), ("_Phone", phoneEntry)].enumerated() {
      let title = Label(mnemonic: label, for: entry)
      title.xalign = 1
      details.attach(title, column: 0, row: row)
      details.attach(entry, column: 1, row: row)
    }
    details.margins = Margins(24)
    child = Paned(start: master, end: details)
    defaultSize = (560, 360)
  }

  private func add(to model: ContactsModel) {
    model.add()
    model.chosenIndex.value.map(list.scroll(to:))
    nameEntry.grabFocus()
  }

  private func setDetails(_ areOn: Bool) {
    if !areOn { add.grabFocus() }
    for widget in [nameEntry, phoneEntry, remove] as [Widget] { widget.isSensitive = areOn }
  }
}

/// A name, and a number below it.
private final class ContactRow: Box {
  private let nameLabel = Label()
  private let phoneLabel = Label()

  init() {
    super.init(.vertical, spacing: 3)
    for label in [nameLabel, phoneLabel] {
      label.xalign = 0
      label.ellipsize = .end
      append(label)
    }
    phoneLabel.addCSSClass("caption")
    margins = Margins(6)
  }

  func show(_ contact: Contact) {
    nameLabel.text = contact.name.isEmpty ? "No name yet" : contact.name
    phoneLabel.text = contact.phone.isEmpty ? "No number" : contact.phone
  }
}

@main
@MainActor
struct Contacts {
  static func main() {
    Application("io.github.weir.examples.Contacts").runAndExit { application in
      application.addClosingKeys()
      let model = ContactsModel([
        Contact(id: 1, name: "Ada Lovelace", phone: "020 7946 0815"),
        Contact(id: 2, name: "Grace Hopper", phone: "212 555 0147"),
        Contact(id: 3, name: "Kim Soon-kwon", phone: "02 312 3456"),
      ])
      ContactsWindow(application, model).present()
    }
  }
}
