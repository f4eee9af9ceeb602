import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import WeirText
import XCTest

/// The examples of what widgets send, with real widgets.
final class WidgetPublishersExamples: XCTestCase {
  // page: "WidgetPublishers", "Texts of several lines"
  // example
  final class NotesModel {
    let text = CurrentValueSubject<TextDocument, Never>("")
    let saving: AnyPublisher<String, Never>

    init(scheduler: AnyScheduler<MonotonicTime, Never>) {
      saving =
        text
        .debounce(for: .seconds(1), scheduler: scheduler)
        .map(\.string)
        .eraseToAnyPublisher()
    }
  }
  // end

  func testANoteIsSavedOnceTheKeysRestAndIsEditedWhereItChanges() throws {
    try withGtk {
      let scheduler = TestScheduler()
      let model = NotesModel(scheduler: scheduler.eraseToAnyScheduler())
      let saved = model.saving.record(on: scheduler)
      var cancellables: Set<AnyCancellable> = []
      // example
      let notes = TextView()
      notes.createBinding(with: model.text, storeIn: &cancellables)
      // end
      notes.buffer.replace(0..<0, with: "Dear")
      scheduler.advance(by: .milliseconds(999))
      notes.buffer.replace(4..<4, with: " Ada,")
      scheduler.advance(by: .milliseconds(999))
      XCTAssertEqual(saved.values, [])
      scheduler.advance(by: .milliseconds(1))
      XCTAssertEqual(saved.values, ["Dear Ada,"])

      model.text.send("Dear Grace,")
      XCTAssertEqual(notes.text, "Dear Grace,")
      XCTAssertEqual(notes.buffer.caretPosition, 11, "the caret has left the end")
      notes.buffer.undo()
      notes.buffer.undo()
      settleLoop()
      XCTAssertEqual(model.text.value.string, "Dear")
    }
  }

  func testAPropertyWithoutAPublisherIsFollowedByItsName() throws {
    try withGtk {
      let label = Label()
      var cancellables: Set<AnyCancellable> = []
      var printed: [String] = []
      func print(_ items: Any...) {
        printed.append(items.map { "\($0)" }.joined(separator: " "))
      }
      // page: "WidgetPublishers", "Anything else"
      // example
      label.publisher(of: "single-line-mode", as: Bool.self)
        .sink { print("one line:", $0) }
        .store(in: &cancellables)
      // end
      label.setValue(true, of: "single-line-mode")
      XCTAssertEqual(printed, ["one line: false", "one line: true"])
    }
  }
}
