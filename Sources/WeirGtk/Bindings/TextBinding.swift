import Weir

/// Keeps a text widget and a model's text the same. The rules, each for a reason:
///
/// **From the widget to the model.** What was put in is sent at once. A deletion is held until the
/// end of the main loop's turn, because it may be half of a replacement: typing over a selection,
/// undoing, `set_text` all delete first, and the model would see an empty text that nobody entered.
/// A held text is sent early when the user presses Return or leaves the field.
///
/// **From the model to the widget.** A text that is shown already is not written: GTK would announce
/// it all the same and lose the caret. Any other is written as the smallest edit, and the widget's
/// own announcement of it is not taken for input. What the widget made of it (it has a limit, no NUL,
/// perhaps no line breaks) goes back to the model, once; a model that insists on its text is not
/// answered again.
///
/// **When both speak.** While an input method composes, writing would put its text in the wrong
/// place: the latest text of the model waits. If the user finishes the composition, what they
/// entered wins and the waiting text is forgotten; if they drop it, the waiting text is written.
/// In a turn in which the user changed the text, GTK may not be through with the change, so a text
/// that the model answers with is written at the end of the turn. It replaces a held deletion that
/// came before it, unless it was sent from another thread: then it is older, and the user wins.
final class TextBinding<Control: TextControl>: Binding, Subscriber, @unchecked Sendable {
  typealias Text = Control.Text
  typealias Input = Control.Text
  typealias Failure = Never

  private let control: Control
  private var send: ((Text) -> Void)?
  private let schedule: Correction.Schedule
  private let mail = Mailbox<Text>()
  private var correction: Correction?

  /// What the widget holds, as far as we have been told.
  private var shown: Text
  /// The latest text of the model that is not in the widget yet.
  private var waiting: Text?
  /// A text that the widget did not take as it is.
  private var refused: Text?
  /// The model has yet to hear of `shown`.
  private var isHolding = false
  private var isWriting = false
  /// The user has changed the text in this turn of the main loop.
  private var isTurnOpen = false
  private var watchesFocus = false
  private var watchesComposition = false

  /// - Parameters:
  ///   - send: Gives a text to the model.
  ///   - schedule: Runs work at the end of the main loop's turn.
  @MainActor
  init(
    _ control: Control, send: @escaping (Text) -> Void,
    schedule: @escaping Correction.Schedule = { Binding.atTurnsEnd($0) }
  ) {
    self.control = control
    self.send = send
    self.schedule = schedule
    shown = control.heldText ?? ""
    super.init()
  }

  /// A text from the model, on any thread.
  func receive(_ text: Text) -> Subscribers.Demand {
    guard isAtHome else {
      if mail.put(text) {
        hop { [self] in if let text = mail.fetch() { modelChanged(text, isFromAfar: true) } }
      }
      return .none
    }
    mail.empty()
    let unchecked = Unchecked(text)
    atHome { modelChanged(unchecked.value) }
    return .none
  }

  /// The widget's text is another.
  @MainActor
  override func controlChanged() {
    guard !isWriting, !isOver, let text = control.heldText, text != shown else { return }
    let isInsertion = control.isInsertion(from: shown, to: text)
    shown = text
    refused = nil
    if control.isBeingSetFromCode { return push() }
    openTurn()
    if isInsertion {
      push()
    } else {
      hold()
    }
  }

  /// The composition of an input method has begun, gone on or ended.
  @MainActor
  func compositionChanged() {
    // What was composed arrives in the text a moment later, in the same turn.
    if waiting != nil, !control.isComposing { openTurn() }
  }

  /// Sends what is held: the user pressed Return or left the field.
  @MainActor
  func flush() {
    if isHolding { push() }
  }

  /// The model's text is another.
  ///
  /// - Parameter isFromAfar: It was sent on another thread, some time ago.
  @MainActor
  func modelChanged(_ text: Text, isFromAfar: Bool = false) {
    if text == shown {
      waiting = nil
      isHolding = false
      correction?.drop()
      return
    }
    guard !isOver, text != refused, !(isHolding && isFromAfar) else { return }
    waiting = text
    isHolding = false
    guard !isWriting, !isTurnOpen else { return }
    // The widget's change may be on its way to us; something else heard of it first and sent this.
    guard control.holds(shown) else { return openTurn() }
    writeWaiting(over: shown)
  }

  @MainActor
  override func letGo() {
    send = nil
    waiting = nil
    isHolding = false
    correction = nil
  }

  @MainActor
  private func hold() {
    guard !isHolding else { return }
    isHolding = true
    control.beforeReturn { [weak self] in self?.flush() }
    guard !watchesFocus else { return }
    watchesFocus = true
    control.watchFocus(for: self) { [weak self] in self?.flush() }
  }

  @MainActor
  private func openTurn() {
    guard !isTurnOpen else { return }
    isTurnOpen = true
    schedule { [weak self] in self?.closeTurn() }
  }

  @MainActor
  private func closeTurn() {
    isTurnOpen = false
    flush()
    if waiting != nil, let held = control.heldText { writeWaiting(over: held) }
  }

  @MainActor
  private func push() {
    isHolding = false
    waiting = nil
    correction?.drop()
    send?(shown)
  }

  @MainActor
  private func writeWaiting(over held: Text) {
    var held = held
    while !isOver, let text = waiting {
      guard !control.isComposing else { return watchComposition() }
      waiting = nil
      isWriting = true
      control.write(text, over: held)
      isWriting = false
      guard !isOver else { return }
      held = control.heldText(afterWriting: text) ?? text
      shown = held
      guard shown != text else { continue }
      refused = text
      // A newer text of the model is tried before anybody is corrected.
      if waiting == nil { correct() }
    }
  }

  @MainActor
  private func watchComposition() {
    guard !watchesComposition else { return }
    watchesComposition = true
    control.watchComposition(for: self) { [weak self] in self?.compositionChanged() }
  }

  @MainActor
  private func correct() {
    if correction == nil {
      correction = Correction(schedule: schedule) { [weak self] in
        if let self { send?(shown) }
      }
    }
    correction?.make()
  }
}
