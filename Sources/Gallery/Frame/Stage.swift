import Weir
import WeirGtk

/// What a page is built on: it shows the model's values, sets them from code, and logs events.
@MainActor
final class Stage {
  /// The window that the page is shown in.
  unowned let window: Window
  /// What ends with the page.
  var cancellables: Set<AnyCancellable> = []
  /// What gets the focus first; the page's control if it is nil.
  var focusTarget: Widget?

  let values = ValueTable()
  let log = EventLog()

  init(in window: Window) {
    self.window = window
  }

  /// A value of the model, shown live together with how many there have been.
  ///
  /// - Parameters:
  ///   - first: The value at the start.
  ///   - name: What it is, where a page has several.
  ///   - choices: What code can set it to, each by a button.
  func value<Value: Equatable>(
    _ first: Value, named name: String = "Value in the model", choices: [Value] = []
  ) -> CurrentValueSubject<Value, Never> {
    let subject = CurrentValueSubject<Value, Never>(first)
    show(subject, named: name)
    for choice in choices {
      let text = Shown.text(choice)
      button(text, meaning: "Set to \(text)") { subject.send(choice) }
    }
    values.endRow()
    return subject
  }

  /// Shows the latest value of a publisher, and how many there have been.
  func show<Source: Publisher>(_ publisher: Source, named name: String)
  where Source.Failure == Never {
    let line = values.addLine(name)
    publisher
      .scan((0, "")) { ($0.0 + 1, Shown.text($1)) }
      .sink { [line] count, text in line.show(text, count: count) }
      .store(in: &cancellables)
  }

  /// A button that does something from code; Control and its number do the same.
  ///
  /// - Parameters:
  ///   - label: What the button says.
  ///   - meaning: What it does, where the label does not say so.
  func button(
    _ label: String, meaning: String? = nil, _ action: @escaping @MainActor () -> Void
  ) {
    let button = values.addButton(label, meaning: meaning)
    button.tapPublisher.sink { action() }.store(in: &cancellables)
  }

  /// Logs each event of a publisher, with what it carries.
  func log<Source: Publisher>(_ name: String, _ publisher: Source) where Source.Failure == Never {
    log.reveal()
    publisher
      .sink { [log] event in log.add(name, Shown.payload(event)) }
      .store(in: &cancellables)
  }
}
