import Testing
import Weir

@Suite struct `Examples of Weir` {
  @Test func `the example of Overview`() throws {
    try show("Weir", "Overview") { stage in
      let print = stage.print
      final class Model {
        @Published var name = ""
      }
      var cancellables: Set<AnyCancellable> = []
      // example
      let model = Model()
      model.$name
        .map { $0.isEmpty ? "Who are you?" : "Hello \($0)" }
        .removeDuplicates()
        .sink { print($0) }
        .store(in: &cancellables)
      model.name = "Grace"
      // Prints: Who are you?, Hello Grace
      // end
      cancellables.removeAll()
    }
  }
}
