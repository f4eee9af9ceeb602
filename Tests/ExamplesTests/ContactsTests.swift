import Testing

@testable import ExampleContacts

@Suite("Example: contacts")
struct ContactsTests {
  private let model = ContactsModel([
    Contact(id: 1, name: "Ada", phone: "1"), Contact(id: 2, name: "Grace", phone: "2"),
  ])

  @Test("The fields are those of the chosen one, and choosing changes nobody")
  func choosing() {
    let before = model.contacts.value
    #expect(model.name.value == "Ada")
    model.chosenIndex.send(1)
    #expect([model.name.value, model.phone.value] == ["Grace", "2"])
    model.chosenIndex.send(nil)
    #expect([model.name.value, model.phone.value] == ["", ""])
    #expect(model.contacts.value == before)
  }

  @Test("What is typed is the chosen one's")
  func typing() {
    model.chosenIndex.send(1)
    model.phone.send("22")
    #expect(model.contacts.value.map(\.phone) == ["1", "22"])
  }

  @Test("Who is added is chosen; after one is removed the next is, and nobody after the last")
  func addingAndRemoving() {
    model.add()
    #expect(model.chosenIndex.value == 2)
    model.name.send("Barbara")
    model.chosenIndex.send(0)
    model.remove()
    #expect(model.contacts.value.map(\.name) == ["Grace", "Barbara"])
    #expect(model.name.value == "Grace")
    model.chosenIndex.send(1)
    model.remove()
    #expect(model.name.value == "Grace")
    model.remove()
    #expect(model.chosenIndex.value == nil)
    model.remove()
    #expect(model.contacts.value == [])
  }
}
