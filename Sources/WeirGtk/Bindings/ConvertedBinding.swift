import Weir

/// Keeps a text widget and a model's value the same through a converter: a layer over the rules of
/// ``TextBinding``, which go for the text.
///
/// **From the widget to the model.** A text that stands for another value than before is sent as that
/// value. One that stands for none is a problem, and the model is left as it is.
///
/// **From the model to the widget.** A value that the text stands for already does not touch it: "1.50"
/// stays while the user goes on. While the user edits, any other value waits; when they press Return or
/// leave, the text becomes the latest value in the converter's own form. A text with a problem stays
/// until it is mended, unless the model has had a newer value.
final class ConvertedBinding<
  Control: StringControl, Value: Equatable & SendableMetatype, Problem: Error
>: Subscriber,
  Cancellable, @unchecked Sendable
{
  typealias Input = Value
  typealias Failure = Never

  /// Main thread only, like all that follows.
  private(set) var text: TextBinding<Control>!
  private let control: Control
  private let converter: Converter<Value, Problem>
  private var send: ((Value) -> Void)?
  private let report: (Problem?) -> Void
  private let schedule: Correction.Schedule
  private let mail = Mailbox<Value>()
  private let subscription = Lock<(any Subscription)?>(nil)

  /// What the text stands for; nil while that is nothing.
  private var meant: Value?
  /// The model's value that is not in the text yet.
  private var waiting: Value?
  private var hasProblem = false
  private var isEditing = false
  private var watchesEnds = false

  /// - Parameters:
  ///   - send: Gives a value to the model.
  ///   - report: Takes a problem, or nil when there is none any more.
  ///   - schedule: Runs work at the end of the main loop's turn.
  @MainActor
  init(
    _ control: Control, _ converter: Converter<Value, Problem>, send: @escaping (Value) -> Void,
    report: @escaping (Problem?) -> Void,
    schedule: @escaping Correction.Schedule = { Binding.atTurnsEnd($0) }
  ) {
    self.control = control
    self.converter = converter
    self.send = send
    self.report = report
    self.schedule = schedule
    text = TextBinding(
      control, send: { [weak self] text in MainThread.run { self?.textChanged(text) } },
      schedule: schedule)
  }

  func receive(subscription: any Subscription) {
    self.subscription.withLock { $0 = subscription }
    subscription.request(.unlimited)
  }

  /// A value from the model, on any thread.
  func receive(_ value: Value) -> Subscribers.Demand {
    if MainThread.isCurrent {
      mail.empty()
      let value = Unchecked(value)
      MainThread.run { modelChanged(value.value) }
    } else if mail.put(value) {
      MainLoop.main.scheduleOnMain { [self] in if let value = mail.fetch() { modelChanged(value) } }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    let old = subscription.withLock { $0.take() }
    withExtendedLifetime(old) {}
  }

  func cancel() {
    MainThread.perform { [self] in
      send = nil
      waiting = nil
      subscription.withLock { $0.take() }?.cancel()
      text.cancel()
    }
  }

  /// The model's value is another.
  @MainActor
  func modelChanged(_ value: Value) {
    guard send != nil else { return }
    guard value != meant else {
      waiting = nil
      return
    }
    waiting = value
    if !isEditing { showWaiting() }
  }

  /// The user pressed Return or left the field.
  @MainActor
  func commit() {
    guard isEditing else { return }
    text.flush()
    isEditing = false
    if waiting != nil {
      showWaiting()
    } else if let meant, !hasProblem {
      text.modelChanged(converter.format(meant))
    }
  }

  @MainActor
  private func textChanged(_ newText: String) {
    beginEditing()
    do throws(Problem) {
      let value = try converter.parse(newText)
      solve()
      waiting = nil
      guard value != meant else { return }
      meant = value
      send?(value)
    } catch {
      meant = nil
      hasProblem = true
      report(error)
    }
  }

  @MainActor
  private func beginEditing() {
    guard !isEditing else { return }
    isEditing = true
    if control.isFocused {
      guard !watchesEnds else { return }
      watchesEnds = true
      control.watchReturn(for: text) { [weak self] in self?.commit() }
      control.watchFocus(for: text) { [weak self] in
        if let self, !control.isFocused { commit() }
      }
    } else {
      // Nobody is there who could leave.
      schedule { [weak self] in self?.commit() }
    }
  }

  @MainActor
  private func showWaiting() {
    guard let value = waiting else { return }
    waiting = nil
    meant = value
    solve()
    text.modelChanged(converter.format(value))
  }

  @MainActor
  private func solve() {
    guard hasProblem else { return }
    hasProblem = false
    report(nil)
  }
}
