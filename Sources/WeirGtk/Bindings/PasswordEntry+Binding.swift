import CGtk
import Glibc
import Weir
import WeirText

extension PasswordEntry {
  /// Keeps the text and the subject's value the same, both ways, until the token is cancelled, and
  /// leaves no copy of it behind.
  ///
  /// ```swift
  /// passwordEntry.createBinding(with: model.password, storeIn: &cancellables)
  /// ```
  ///
  /// The rules are those of ``Editable/createBinding(with:storeIn:)``, but that a text of the model
  /// replaces the whole of what is there, with the caret at its end. What is typed goes from GTK's
  /// memory, which it locks and wipes, into that of the `SecretText`; no `String` is made of it.
  public func createBinding(
    with subject: CurrentValueSubject<SecretText, Never>,
    storeIn cancellables: inout Set<AnyCancellable>
  ) {
    binding(with: subject).store(in: &cancellables)
  }

  /// As `createBinding(with:storeIn:)`, for a token of its own.
  public func binding(with subject: CurrentValueSubject<SecretText, Never>) -> AnyCancellable {
    guard !isDisposed else { return AnyCancellable {} }
    let binding = TextBinding(SecretControl(pointer: pointer), send: { subject.send($0) })
    binding.listen(to: pointer, "notify::text")
    subject.subscribe(binding)
    return AnyCancellable(binding)
  }
}

/// A text widget whose text is never made a `String`.
struct SecretControl: TextControl {
  private let control: EditableControl

  init(pointer: OpaquePointer) {
    control = EditableControl(pointer: pointer)
  }

  var heldText: SecretText? {
    weir_editable_text(control.pointer).map {
      SecretText(copying: UnsafeRawBufferPointer(start: $0, count: strlen($0)))
    }
  }

  func holds(_ text: SecretText) -> Bool {
    text.withUTF8 { weir_editable_holds(control.pointer, $0.baseAddress, $0.count) }
  }

  var isComposing: Bool { control.isComposing }
  var isBeingSetFromCode: Bool { control.isBeingSetFromCode }

  func isInsertion(from old: SecretText, to new: SecretText) -> Bool {
    let common = old.withUTF8 { old in new.withUTF8 { CommonEnds(old, $0) } }
    return common.prefix + common.suffix == old.utf8Count
  }

  func write(_ text: SecretText, over held: SecretText) {
    settingFromCode(control.pointer) {
      text.withUTF8 { weir_editable_replace_all(control.pointer, $0.baseAddress, Int32($0.count)) }
    }
  }

  func beforeReturn(_ handler: @escaping @MainActor () -> Void) {
    control.beforeReturn(handler)
  }

  func watchFocus(for binding: Binding, _ handler: @escaping @MainActor () -> Void) {
    control.watchFocus(for: binding, handler)
  }

  func watchComposition(for binding: Binding, _ handler: @escaping @MainActor () -> Void) {
    control.watchComposition(for: binding, handler)
  }
}
