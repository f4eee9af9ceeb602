import Testing
import Weir

// page: "Subjects", "Published"
// example
final class ProfileForm {
  @Published var name = "a"
}
// end

// page: "Subjects", "assign to a published property"
// example
final class SearchForm {
  @Published var text = ""
  @Published var query = "?"

  init() {
    $text.map { $0.uppercased() }.assign(to: &$query)
  }
}
// end

// page: "Subjects", "ObservableObject"
// example
final class SoundSettings: ObservableObject {
  @Published var volume = 5
  @Published var isMuted = false
}
// end
private final class Label {
  var text = ""
}

@Suite struct `Examples of Subjects and properties` {
  @Test func `the example of PassthroughSubject`() throws {
    try show("Subjects", "PassthroughSubject") { stage in
      let print = stage.print
      // example
      let letters = PassthroughSubject<String, Never>()
      letters.send("?")  // No one is there.
      let token = letters.sink { print($0) }
      letters.send("a")
      // Prints: a
      // end
      token.cancel()
      stage.expect("early", letters)
      stage.expect("late", letters)
      for (frame, letter) in [(0, "a"), (3, "b"), (6, "c")] {
        stage.at(frame) { letters.send(letter) }
      }
      stage.at(7) { letters.send(completion: .finished) }
    }
  }

  @Test func `the example of CurrentValueSubject`() throws {
    try show("Subjects", "CurrentValueSubject") { stage in
      let print = stage.print
      // example
      let letters = CurrentValueSubject<String, Never>("?")
      let token = letters.sink { print("got \($0)") }
      print("holds \(letters.value)")
      // Prints: got ?, holds ?
      // end
      token.cancel()
      stage.expect("early", letters)
      stage.at(0) { letters.send("a") }
      stage.at(3) { letters.value = "b" }
      stage.at(6) { letters.send("c") }
      stage.at(7) { letters.send(completion: .finished) }
      stage.expect("late", letters)
    }
  }

  @Test func `the example of Feed a subject`() throws {
    try show("Subjects", "Feed a subject") { stage in
      let letters = stage.letters("letters")
      let subject = PassthroughSubject<String, Never>()
      // example
      let token = letters.subscribe(subject)
      // end
      stage.expect("subject", subject)
      stage.play()
      token.cancel()
    }
  }

  @Test func `the example of Published`() throws {
    try show("Subjects", "Published") { stage in
      let print = stage.print
      var cancellables: Set<AnyCancellable> = []
      // example
      let form = ProfileForm()
      form.$name.sink { print("\(form.name) → \($0)") }.store(in: &cancellables)
      form.name = "b"
      // Prints: a → a, a → b
      // end
    }
  }

  @Test func `the example of assign to a published property`() throws {
    try show("Subjects", "assign to a published property") { stage in
      let print = stage.print
      // example
      let search = SearchForm()
      search.text = "tea"
      print(search.query)
      // Prints: TEA
      // end
    }
  }

  @Test func `the example of ObservableObject`() throws {
    try show("Subjects", "ObservableObject") { stage in
      let print = stage.print
      var cancellables: Set<AnyCancellable> = []
      // example
      let settings = SoundSettings()
      settings.objectWillChange.sink { print("about to change") }.store(in: &cancellables)
      settings.volume = 6
      settings.isMuted = true
      // Prints: about to change, about to change
      // end
    }
  }

  @Test func `the example of sink`() throws {
    try show("Subjects", "sink") { stage in
      let print = stage.print
      // example
      let token = [1, 2].publisher.sink(
        receiveCompletion: { print($0) },
        receiveValue: { print($0) })
      // Prints: 1, 2, finished
      // end
      token.cancel()
    }
  }

  @Test func `the example of assign to a property`() throws {
    try show("Subjects", "assign to a property") { stage in
      let print = stage.print
      let label = Label()
      // example
      let token = Just("hello").assign(to: \.text, on: label, ownership: .weak)
      print(label.text)
      // Prints: hello
      // end
      token.cancel()
    }
  }
}
