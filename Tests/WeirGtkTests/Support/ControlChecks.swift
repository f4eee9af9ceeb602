import GtkTesting
import Weir
import WeirGtk
import WeirTesting
import XCTest

/// What every control with a value promises, checked with three values of one of them.
@MainActor
struct ControlChecks<Control: ValueControl> {
  let make: @MainActor () -> Control
  let property: ReferenceWritableKeyPath<Control, Control.Value>
  let publisher: @MainActor (Control) -> ValuePublisher<Control.Value>
  /// Changes the value as GTK does for the user, without a call of ours.
  let userSets: @MainActor (Control, Control.Value) -> Void
  /// What a new control holds, and two others.
  let values: (first: Control.Value, second: Control.Value, third: Control.Value)

  func all() {
    publisherSendsThePresentValueAndEachNewOnce()
    userOnlySendsWhatTheUserDoes()
    publisherFinishesWithTheControl()
    bindingGoesBothWaysWithoutEcho()
    aControlMayBeDestroyedInsideItsOwnHandler()
    aBindingMayBeCancelledInsideItsOwnHandler()
    twoControlsOnOneModelMoveWithOneValue()
    twoControlsAreBoundToEachOther()
    valuesOfAWorkerArriveOnTheMainLoopInOrder()
    nothingIsLeft()
  }

  private func publisherSendsThePresentValueAndEachNewOnce() {
    let control = make()
    let recorder = publisher(control).record()
    control[keyPath: property] = values.second
    control[keyPath: property] = values.second
    userSets(control, values.third)
    settleLoop()
    XCTAssertEqual(recorder.values, [values.first, values.second, values.third])
    recorder.cancel()
  }

  private func userOnlySendsWhatTheUserDoes() {
    let control = make()
    let recorder = publisher(control).userOnly.record()
    control[keyPath: property] = values.second
    settleLoop()
    XCTAssertEqual(recorder.values, [])
    userSets(control, values.third)
    settleLoop()
    XCTAssertEqual(recorder.values, [values.third])
    let model = CurrentValueSubject<Control.Value, Never>(values.second)
    let token = control.binding(with: model)
    settleLoop()
    XCTAssertEqual(recorder.values, [values.third], "what a binding writes is not the user's")
    userSets(control, values.third)
    settleLoop()
    XCTAssertEqual(recorder.values, [values.third, values.third])
    recorder.cancel()
    token.cancel()
  }

  private func publisherFinishesWithTheControl() {
    var control: Control? = make()
    let first = publisher(control!).record()
    control = nil
    XCTAssertEqual(first.completion, .finished)

    let kept = make()
    let recorder = publisher(kept).record()
    let token = kept.binding(with: CurrentValueSubject(values.second))
    dispose(kept)
    XCTAssertEqual(recorder.completion, .finished)
    let late = publisher(kept).record()
    XCTAssertEqual(late.values, [])
    XCTAssertEqual(late.completion, .finished)
    token.cancel()
  }

  private func bindingGoesBothWaysWithoutEcho() {
    let control = make()
    let model = CurrentValueSubject<Control.Value, Never>(values.second)
    let sent = model.record()
    let token = control.binding(with: model)
    XCTAssertEqual(control[keyPath: property], values.second)
    userSets(control, values.third)
    settleLoop()
    XCTAssertEqual(model.value, values.third)
    model.send(values.second)
    model.send(values.second)
    XCTAssertEqual(control[keyPath: property], values.second)
    control[keyPath: property] = values.third
    settleLoop()
    XCTAssertEqual(
      sent.values,
      [values.second, values.third, values.second, values.second, values.third])
    token.cancel()
    userSets(control, values.second)
    settleLoop()
    XCTAssertEqual(model.value, values.third)
    model.send(values.third)
    XCTAssertEqual(control[keyPath: property], values.second)
    sent.cancel()

    let settings = Settings(values.second)
    let other = make()
    let published = other.binding(with: settings, \.value, \.$value)
    XCTAssertEqual(other[keyPath: property], values.second)
    userSets(other, values.third)
    settleLoop()
    XCTAssertEqual(settings.value, values.third)
    settings.value = values.second
    XCTAssertEqual(other[keyPath: property], values.second)
    published.cancel()
  }

  private func aControlMayBeDestroyedInsideItsOwnHandler() {
    var window: Window? = Window(title: "Destroyed inside")
    var control: Control? = make()
    weak let witness = control
    window?.child = control as? Widget
    let model = CurrentValueSubject<Control.Value, Never>(values.second)
    let token = control!.binding(with: model)
    let ends = publisher(control!).record()
    let end = Shared {
      window?.destroy()
      window = nil
      control = nil
    }
    let destroy = model.dropFirst().sink { _ in MainActor.assumeIsolated { end.value() } }
    userSets(witness!, values.third)
    settleLoop()
    XCTAssertEqual(model.value, values.third)
    XCTAssertNil(witness)
    XCTAssertEqual(ends.completion, .finished)
    model.send(values.second)
    settleLoop()
    token.cancel()
    destroy.cancel()
  }

  private func aBindingMayBeCancelledInsideItsOwnHandler() {
    let control = make()
    let model = CurrentValueSubject<Control.Value, Never>(values.first)
    var token: AnyCancellable? = control.binding(with: model)
    let cancel = model.dropFirst().sink { _ in token = nil }
    userSets(control, values.second)
    settleLoop()
    XCTAssertEqual(model.value, values.second)
    XCTAssertNil(token)
    userSets(control, values.third)
    settleLoop()
    XCTAssertEqual(model.value, values.second)
    cancel.cancel()
  }

  private func twoControlsOnOneModelMoveWithOneValue() {
    let one = make()
    let other = make()
    let model = CurrentValueSubject<Control.Value, Never>(values.first)
    let sent = model.record()
    let tokens = [one.binding(with: model), other.binding(with: model)]
    userSets(one, values.second)
    settleLoop()
    XCTAssertEqual(other[keyPath: property], values.second)
    userSets(other, values.third)
    settleLoop()
    XCTAssertEqual(one[keyPath: property], values.third)
    XCTAssertEqual(sent.values, [values.first, values.second, values.third])
    sent.cancel()
    for token in tokens { token.cancel() }
  }

  private func twoControlsAreBoundToEachOther() {
    let one = make()
    var other: Control? = make()
    other![keyPath: property] = values.second
    let token = one.bind(to: other!)
    XCTAssertEqual(one[keyPath: property], values.second)
    userSets(one, values.third)
    settleLoop()
    XCTAssertEqual(other![keyPath: property], values.third)
    userSets(other!, values.second)
    settleLoop()
    XCTAssertEqual(one[keyPath: property], values.second)
    weak let witness = other
    other = nil
    settleLoop()
    XCTAssertNil(witness, "the token keeps no widget")
    userSets(one, values.third)
    settleLoop()
    token.cancel()
  }

  private func valuesOfAWorkerArriveOnTheMainLoopInOrder() {
    let control = make()
    let model = CurrentValueSubject<Control.Value, Never>(values.first)
    let token = control.binding(with: model)
    let send = Shared { [values] in
      for turn in 0..<1001 { model.send(turn % 2 == 0 ? values.second : values.third) }
    }
    let thread = Thread { send.value() }
    thread.start()
    while !thread.isFinished { MainLoop.main.iterate() }
    settleLoop()
    XCTAssertEqual(control[keyPath: property], values.second)
    XCTAssertEqual(model.value, values.second)
    token.cancel()
  }

  private func nothingIsLeft() {
    assertNothingIsLeft { window, cancellables in
      let control = make()
      let other = make()
      window.child = Box(.vertical, [control, other].compactMap { $0 as? Widget })
      publisher(control).sink { [control] _ in _ = control }.store(in: &cancellables)
      publisher(control).userOnly.sink { _ in }.store(in: &cancellables)
      control.createBinding(with: CurrentValueSubject(values.second), storeIn: &cancellables)
      control.createBinding(
        with: Settings(values.second), \.value, \.$value, storeIn: &cancellables)
      control.bind(to: other).store(in: &cancellables)
      control.bind(property, to: Just(values.third)).store(in: &cancellables)
      userSets(control, values.second)
      return [control, other]
    }
  }
}

/// A model with a published property.
private final class Settings<Value> {
  @Published var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
