import Testing
import Weir

@Suite struct SecretTests {
  let password: Secret<String> = "correct horse"

  @Test func `only exposed gives the value`() {
    #expect(password.exposed == "correct horse")
    #expect("\(password)" == "•••")
    #expect(String(reflecting: password) == "•••")
  }

  @Test func `dump and mirrors do not show it, not even inside other values`() {
    struct Login {
      var name = "ann"
      var password: Secret<String> = "correct horse"
    }
    var text = ""
    dump(Login(), to: &text)
    #expect(text.contains("ann"))
    #expect(text.contains("•••"))
    #expect(!text.contains("horse"))
    #expect(Mirror(reflecting: password).children.isEmpty)
    #expect(!"\(Login())".contains("horse"))
    #expect(!"\(Optional(password) as Any)".contains("horse"))
  }

  @Test func `print of a stream of secrets does not show them`() {
    final class Page: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let page = Page()
    _ = Just(password).print(to: page).sink { _ in }
    #expect(page.text.contains("receive value: (•••)"))
    #expect(!page.text.contains("horse"))
  }

  @Test func `secrets compare by value`() {
    #expect(password == "correct horse")
    #expect(password != "battery")
  }
}
