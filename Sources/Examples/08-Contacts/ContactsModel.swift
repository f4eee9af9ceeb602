import Weir

struct Contact: Identifiable, Equatable {
  let id: Int
  var name: String
  var phone = ""
}

/// People, of whom one is chosen; the fields of the chosen one are subjects of their own, so that an
/// entry each can be bound to them.
final class ContactsModel {
  let contacts: CurrentValueSubject<[Contact], Never>
  let chosenIndex: CurrentValueSubject<Int?, Never>
  let name = CurrentValueSubject<String, Never>("")
  let phone = CurrentValueSubject<String, Never>("")

  /// Whether anybody is chosen.
  private(set) lazy var hasChoice: AnyPublisher<Bool, Never> =
    chosenIndex.map { $0 != nil }.removeDuplicates().eraseToAnyPublisher()

  private var nextID: Int
  private var cancellables: Set<AnyCancellable> = []

  init(_ contacts: [Contact]) {
    self.contacts = CurrentValueSubject(contacts)
    chosenIndex = CurrentValueSubject(contacts.isEmpty ? nil : 0)
    nextID = (contacts.map(\.id).max() ?? 0) + 1
    chosenIndex.sink { [weak self] in self?.read($0) }.store(in: &cancellables)
    name.dropFirst().sink { [weak self] in self?.write($0, to: \.name) }.store(in: &cancellables)
    phone.dropFirst().sink { [weak self] in self?.write($0, to: \.phone) }.store(in: &cancellables)
  }

  /// Adds a contact without a name, and chooses it.
  func add() {
    contacts.value.append(Contact(id: nextID, name: ""))
    nextID += 1
    chosenIndex.send(contacts.value.count - 1)
  }

  /// Removes the chosen one, and chooses the one that stands there then.
  func remove() {
    guard let index = chosenIndex.value else { return }
    contacts.value.remove(at: index)
    chosenIndex.send(contacts.value.isEmpty ? nil : min(index, contacts.value.count - 1))
  }

  private func read(_ index: Int?) {
    let contact = index.map { contacts.value[$0] }
    name.send(contact?.name ?? "")
    phone.send(contact?.phone ?? "")
  }

  private func write(_ text: String, to field: WritableKeyPath<Contact, String>) {
    guard let index = chosenIndex.value, contacts.value[index][keyPath: field] != text else {
      return
    }
    contacts.value[index][keyPath: field] = text
  }
}
