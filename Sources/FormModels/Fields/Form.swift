import Weir

/// Fields that are submitted together.
///
/// ```swift
/// let form = Form(name, password, repeated)
/// form.canSubmit.sink { button.isSensitive = $0 }.store(in: &cancellables)
/// form.submit { [unowned self] in register(name.value, password.value) }
/// ```
///
/// Used on one thread, that of its fields. It keeps its fields.
public final class Form {
  /// What is known about the form, all of it at one moment.
  public struct State: Equatable, Sendable {
    /// Whether every field is valid, nothing else stands against it and no submission waits.
    public var canSubmit: Bool { firstInvalid == nil && obstacle == nil && !isWaiting }

    /// The place of the first field that is not valid, or not judged yet.
    public internal(set) var firstInvalid: Int?
    /// What stands against submitting besides the fields.
    public internal(set) var obstacle: Message?
    /// Whether any value is another than the form began with.
    public internal(set) var isDirty = false
    /// Whether any field has yet to be judged.
    public internal(set) var isJudging = false
    /// How often submitting has been tried.
    public internal(set) var submitCount = 0
    /// Whether a submission waits for answers about its fields.
    public internal(set) var isWaiting = false
  }

  /// The fields in the order of the Tab key.
  public let fields: [any FormField]

  /// The state: the present one first, then each new one.
  public let states: AnyPublisher<State, Never>

  private let name: String?
  private let stateSubject = CurrentValueSubject<State, Never>(State())
  private var fieldStates: [FieldState]
  private var action: (() -> Void)?
  private var inputs: Set<AnyCancellable> = []

  /// - Parameters:
  ///   - fields: In the order of the Tab key.
  ///   - obstacle: What stands against submitting besides the fields, such as a rule that belongs to
  ///     none of them; nil when nothing does.
  ///   - name: What the form is called where it is watched whether it can be submitted; nil for one that
  ///     is not watched.
  public init(
    _ fields: any FormField...,
    unless obstacle: some Publisher<Message?, Never> = Empty<Message?, Never>(),
    trace name: String? = nil
  ) {
    self.name = name
    self.fields = fields
    states = stateSubject.eraseToAnyPublisher()
    fieldStates = fields.map(\.state)
    updateFromFields()
    for (index, field) in fields.enumerated() {
      field.states
        .sink { [weak self] state in self?.fieldChanged(to: state, at: index) }
        .store(in: &inputs)
      field.changes
        .sink { [weak self] in self?.takeBack() }
        .store(in: &inputs)
    }
    obstacle
      .sink { [weak self] message in self?.change { $0.obstacle = message } }
      .store(in: &inputs)
  }

  /// What is known about the form.
  public var state: State { stateSubject.value }

  /// Whether the form may be submitted: the present answer first, then each change.
  public private(set) lazy var canSubmit: AnyPublisher<Bool, Never> =
    states.map(\.canSubmit).removeDuplicates()
    .trace(ifNamed: name.map { "\($0), can submit" })
}

// MARK: Submitting

extension Form {
  /// Judges every field at once and runs `action` if all are valid and nothing else stands against
  /// it; else takes the user to the first field that is not valid, where its error is shown.
  ///
  /// While answers about the fields are still to come the action waits for them. A change of any
  /// value takes the submission back, and a further call meanwhile does nothing.
  public func submit(_ action: @escaping () -> Void) {
    guard self.action == nil else { return }
    change { $0.submitCount += 1 }
    for field in fields { field.judgeNow() }
    self.action = action
    proceed()
  }

  /// Takes a submission back that waits for answers.
  public func takeBack() {
    guard action != nil else { return }
    action = nil
    change { $0.isWaiting = false }
  }

  /// Runs the action, gives it up, or goes on waiting for answers.
  private func proceed() {
    guard let action else { return }
    if let wrong = fieldStates.firstIndex(where: { $0.error != nil }) {
      takeBack()
      return fields[wrong].requestFocus()
    }
    guard !state.isJudging else { return change { $0.isWaiting = true } }
    takeBack()
    if state.obstacle == nil { action() }
  }
}

// MARK: All fields at once

extension Form {
  /// Goes back to what the form began with; nobody has been in it and nothing is pending.
  public func reset() {
    takeBack()
    for field in fields { field.reset() }
    change { $0.submitCount = 0 }
  }

  /// Takes the present values for those the form began with, as after they have been saved.
  public func accept() {
    for field in fields { field.accept() }
  }

  /// Takes the shown errors off the screen.
  public func hideErrors() {
    for field in fields { field.hideError() }
  }

  /// Stops judging, while the form is not on the screen. A submission that waits is taken back.
  public func suspend() {
    takeBack()
    for field in fields { field.suspend() }
  }

  /// Takes the judging up again.
  public func resume() {
    for field in fields { field.resume() }
  }
}

// MARK: Following the fields

extension Form {
  private func fieldChanged(to state: FieldState, at index: Int) {
    guard fieldStates[index] != state else { return }
    fieldStates[index] = state
    updateFromFields()
    guard self.state.isWaiting else { return }
    // No answer makes a value missing: the user has just emptied the field.
    if case .missing = state.verdict { takeBack() } else { proceed() }
  }

  private func updateFromFields() {
    change { state in
      state.firstInvalid = fieldStates.firstIndex { !$0.isValid }
      state.isDirty = fieldStates.contains { $0.isDirty }
      state.isJudging = fieldStates.contains { $0.verdict == .judging }
    }
  }

  private func change(_ body: (inout State) -> Void) {
    var next = state
    body(&next)
    if next != state { stateSubject.send(next) }
  }
}
