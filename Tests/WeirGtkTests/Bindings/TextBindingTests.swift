import Weir
import XCTest

@testable import WeirGtk

/// The rules of a two-way text binding, on a widget without a display.
final class TextBindingTests: XCTestCase {
  // MARK: From the widget to the model

  func testWhatIsPutInIsSentAtOnce() {
    onMain { form in
      form.view.type("a")
      XCTAssertEqual(form.sent, ["a"])
    }
  }

  func testADeletionIsSentAtTheEndOfTheTurn() {
    onMain("abc") { form in
      form.view.deleteAll()
      XCTAssertEqual(form.sent, [])
      form.turns.end()
      XCTAssertEqual(form.sent, [""])
    }
  }

  func testTypingOverASelectionSendsOneTextAndNoEmptyOne() {
    onMain("abc") { form in
      form.view.deleteAll()
      form.view.type("z")
      form.turns.end()
      XCTAssertEqual(form.sent, ["z"])
    }
  }

  func testReturnSendsAHeldDeletionEarly() {
    onMain("abc") { form in
      form.view.deleteAll()
      form.binding.flush()
      XCTAssertEqual(form.sent, [""])
      form.turns.end()
      XCTAssertEqual(form.sent, [""])
    }
  }

  func testATextSetFromCodeIsSentAtOnceAlsoWhenItIsShorter() {
    onMain("abc") { form in
      form.view.setFromCode("")
      XCTAssertEqual(form.sent, [""])
    }
  }

  // MARK: From the model to the widget

  func testAnEqualTextIsNotWritten() {
    onMain("abc") { form in
      form.model.send("abc")
      form.turns.end()
      XCTAssertEqual(form.view.writes.count, 0)
    }
  }

  func testAWrittenTextDoesNotEcho() {
    onMain("abc") { form in
      form.model.send("xyz")
      form.turns.end()
      XCTAssertEqual(form.view.text, "xyz")
      XCTAssertEqual(form.sent, [])
    }
  }

  func testTheCaretStaysWhereTheReaderIs() {
    onMain("12345") { form in
      form.view.caret = 4
      form.model.send("12,345")
      XCTAssertEqual(form.view.caret, 5)
      form.model.send("12,345 km")
      XCTAssertEqual(form.view.caret, 5)
    }
  }

  func testAnAnswerToTypingIsWrittenAtTheEndOfTheTurn() {
    onMain { form in
      form.onSent = { form.model.send($0.uppercased()) }
      form.view.type("a")
      XCTAssertEqual(form.view.text, "a")
      form.turns.end()
      XCTAssertEqual(form.view.text, "A")
      XCTAssertEqual(form.model.value, "A")
      XCTAssertEqual(form.view.caret, 1)
    }
  }

  func testAnAnswerThatComesBeforeTheBindingHasHeardOfTheChangeWaits() {
    onMain { form in
      form.view.onChange = {
        form.model.send("other")
        form.binding.controlChanged()
      }
      form.view.type("a")
      form.turns.end()
      // What the user typed was sent after it.
      XCTAssertEqual(form.model.value, "a")
      XCTAssertEqual(form.view.text, "a")
    }
  }

  // MARK: Read back

  func testWhatTheWidgetLeavesOutGoesBackOnce() {
    onMain { form in
      form.view.maxLength = 3
      form.model.send("abcdef")
      XCTAssertEqual(form.view.text, "abc")
      XCTAssertEqual(form.model.value, "abc")
      XCTAssertEqual(form.sent, ["abc"])
    }
  }

  func testTextAfterANulIsLeftOutAndTheModelIsTold() {
    onMain { form in
      form.model.send("ab\0cd")
      XCTAssertEqual(form.view.text, "ab")
      XCTAssertEqual(form.model.value, "ab")
    }
  }

  func testAModelThatInsistsIsNotAnsweredAgain() {
    onMain { form in
      form.view.maxLength = 3
      form.onSent = { _ in form.model.send("abcdef") }
      form.model.send("abcdef")
      form.turns.end()
      XCTAssertEqual(form.sent, ["abc"])
      XCTAssertEqual(form.view.text, "abc")
      form.onSent = { _ in }
      form.model.send("abcdef")
      XCTAssertEqual(form.sent, ["abc"])
    }
  }

  func testAModelThatAnswersEveryCorrectionWithAnotherIsCorrectedOnceATurn() {
    onMain { form in
      form.view.maxLength = 3
      form.onSent = { _ in form.model.send("\(form.sent.count)bcdef") }
      form.model.send("0bcdef")
      XCTAssertEqual(form.sent, ["0bc"])
      form.turns.end()
      XCTAssertEqual(form.sent, ["0bc", "1bc"])
      form.onSent = { _ in }
      form.turns.end()
      form.turns.end()
      XCTAssertEqual(form.sent, ["0bc", "1bc", "2bc"])
      XCTAssertEqual(form.model.value, form.view.text)
    }
  }

  // MARK: Composition

  func testNothingIsWrittenDuringAComposition() {
    onMain("ab") { form in
      form.view.isComposing = true
      form.model.send("x")
      form.turns.end()
      XCTAssertEqual(form.view.text, "ab")
    }
  }

  func testWhatTheUserFinishesComposingWinsOverAWaitingText() {
    onMain("ab") { form in
      form.compose(true)
      form.model.send("x")
      form.compose(false)
      form.view.type("é")
      form.turns.end()
      XCTAssertEqual(form.view.text, "abé")
      XCTAssertEqual(form.model.value, "abé")
      XCTAssertEqual(form.sent, ["abé"])
    }
  }

  func testTheLatestWaitingTextIsWrittenWhenACompositionIsDropped() {
    onMain("ab") { form in
      form.compose(true)
      form.model.send("x")
      form.model.send("y")
      form.compose(false)
      form.turns.end()
      XCTAssertEqual(form.view.text, "y")
      XCTAssertEqual(form.view.writes.count, 1)
      XCTAssertEqual(form.sent, [])
    }
  }

  func testAWaitingTextIsForgottenWhenTheModelComesBackToWhatIsShown() {
    onMain("ab") { form in
      form.compose(true)
      form.model.send("x")
      form.model.send("ab")
      form.compose(false)
      form.turns.end()
      XCTAssertEqual(form.view.writes.count, 0)
    }
  }

  // MARK: Who wins

  func testATextSentByTheModelAfterADeletionInTheSameTurnWins() {
    onMain("abc") { form in
      form.view.deleteAll()
      form.model.send("default")
      form.turns.end()
      XCTAssertEqual(form.view.text, "default")
      XCTAssertEqual(form.model.value, "default")
    }
  }

  func testADeletionWinsOverATextThatWasSentFromAnotherThread() {
    onMain("abc") { form in
      form.view.deleteAll()
      form.binding.modelChanged("stale", isFromAfar: true)
      form.turns.end()
      XCTAssertEqual(form.view.text, "")
      XCTAssertEqual(form.sent, [""])
    }
  }

  func testATextSentFromInsideAWriteIsWrittenAfterIt() {
    onMain { form in
      form.view.onChange = {
        form.binding.controlChanged()
        if form.view.text == "one" { form.model.send("two") }
      }
      form.model.send("one")
      XCTAssertEqual(form.view.text, "two")
      XCTAssertEqual(form.model.value, "two")
      XCTAssertEqual(form.sent, [])
    }
  }

  func testAWidgetThatHasGoneIsLeftInPeace() {
    onMain("abc") { form in
      form.view.isGone = true
      form.model.send("x")
      form.binding.controlChanged()
      form.turns.end()
      XCTAssertEqual(form.view.writes.count, 0)
      XCTAssertEqual(form.sent, [])
    }
  }

  private func onMain(_ text: String = "", _ body: @escaping @MainActor (Form) -> Void) {
    MainActor.assumeIsolated { body(Form(text)) }
  }
}

/// A widget, a binding and a model.
@MainActor
private final class Form {
  let view: FakeText
  let turns = Turns()
  let model: CurrentValueSubject<String, Never>
  /// What the binding sent to the model.
  private(set) var sent: [String] = []
  var onSent: (String) -> Void = { _ in }
  private(set) var binding: TextBinding<FakeText>!
  private var token: AnyCancellable?

  init(_ text: String) {
    view = FakeText(text)
    model = CurrentValueSubject(text)
    binding = TextBinding(
      view,
      send: { [unowned self] text in
        sent.append(text)
        model.send(text)
        onSent(text)
      }, schedule: { [turns] in turns.schedule($0) })
    view.onChange = { [unowned self] in binding.controlChanged() }
    token = model.sink { [unowned self] text in
      MainActor.assumeIsolated { binding.modelChanged(text) }
    }
  }

  func compose(_ isComposing: Bool) {
    view.isComposing = isComposing
    binding.compositionChanged()
  }
}
