import Weir

/// Keeps a widget's value and a model's value the same.
///
/// The widget's value goes to the model whenever it is another, the user's or a narrowed range's.
/// The model's goes to the widget unless it is there already; what the widget made of it (the nearest
/// end of its range, no selection for one that is not in the list) goes back to the model, once. A NaN
/// is not written: the model is told once what the widget holds. A model that insists is not answered
/// again.
///
/// While the user types what is not the widget's value yet, the model's latest value waits. What the
/// user enters in the end wins over it.
@usableFromInline
final class ValueBinding<Value: Equatable>: Binding, Subscriber, @unchecked Sendable {
  @usableFromInline typealias Input = Value
  @usableFromInline typealias Failure = Never

  @usableFromInline let access: ValueAccess<Value>
  @usableFromInline var send: ((Value) -> Void)?
  @usableFromInline let schedule: Correction.Schedule
  @usableFromInline let mail = Mailbox<Value>()
  @usableFromInline var correction: Correction?

  @usableFromInline var shown: Value?
  @usableFromInline var waiting: Value?
  @usableFromInline var refused: Value?
  @usableFromInline var isWriting = false
  @usableFromInline var watchesTyping = false

  /// - Parameters:
  ///   - send: Gives a value to the model.
  ///   - schedule: Runs work at the end of the main loop's turn.
  @MainActor @inlinable
  init(
    _ access: ValueAccess<Value>, send: @escaping (Value) -> Void,
    schedule: @escaping Correction.Schedule = { Binding.atTurnsEnd($0) }
  ) {
    self.access = access
    self.send = send
    self.schedule = schedule
    shown = access.read(access.object)
    super.init()
  }

  /// A value from the model, on any thread.
  @inlinable
  func receive(_ value: Value) -> Subscribers.Demand {
    guard isAtHome else {
      if mail.put(value) {
        hop { [self] in if let value = mail.fetch() { modelChanged(value) } }
      }
      return .none
    }
    mail.empty()
    let unchecked = Unchecked(value)
    atHome { self.modelChanged(unchecked.value) }
    return .none
  }

  @MainActor @inlinable
  override func controlChanged() {
    guard !isWriting, !isOver, let value = access.read(access.object), value != shown else {
      return
    }
    shown = value
    waiting = nil
    refused = nil
    correction?.drop()
    send?(value)
  }

  /// The model's value is another.
  @MainActor @inlinable
  func modelChanged(_ value: Value) {
    guard value != shown else {
      waiting = nil
      correction?.drop()
      return
    }
    guard !isRefused(value) else { return }
    waiting = value
    writeWaiting()
  }

  @MainActor @inlinable
  func writeWaiting() {
    while !isOver, !isWriting, let value = waiting {
      if let typing = access.typing, typing.isUnderWay(access.object) {
        return wait(for: typing)
      }
      waiting = nil
      if !isNaN(value) {
        isWriting = true
        settingFromCode(access.object) { access.write(access.object, value) }
        isWriting = false
        guard !isOver else { return }
        shown = access.read(access.object)
        guard shown != value else { continue }
      }
      refused = value
      if waiting == nil { correct() }
    }
  }

  @MainActor @inlinable
  override func letGo() {
    send = nil
    waiting = nil
    correction = nil
  }

  /// NaN is the same as NaN here.
  @MainActor @inlinable
  func isRefused(_ value: Value) -> Bool {
    guard let refused else { return false }
    return value == refused || (isNaN(value) && isNaN(refused))
  }

  /// Only a NaN is not equal to itself.
  @inlinable
  func isNaN(_ value: Value) -> Bool { value != value }

  @MainActor @inlinable
  func correct() {
    if correction == nil {
      correction = Correction(schedule: schedule) { [weak self] in
        if let self, let shown { send?(shown) }
      }
    }
    correction?.make()
  }

  /// Comes back when what is typed has become the value, or has been taken back.
  @MainActor @usableFromInline
  func wait(for typing: ValueAccess<Value>.Typing) {
    guard !watchesTyping else { return }
    watchesTyping = true
    typing.watch(self, access.object) { [weak self] in
      guard let self, waiting != nil, !typing.isUnderWay(access.object) else { return }
      // The value itself may be announced a moment later, and then it wins.
      schedule { [weak self] in self?.writeWaiting() }
    }
  }
}
