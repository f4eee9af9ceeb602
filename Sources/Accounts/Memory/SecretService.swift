import CKeyring
import FormModels
import Weir
import WeirText

/// The keyring of the desktop, through libsecret: GNOME's, KDE's, or whatever else speaks for
/// `org.freedesktop.secrets` on the session bus.
///
/// It never asks the user for anything and never waits: a keyring that is locked fails with
/// ``MemoryFailure/locked``.
final class SecretService: Keyring {
  private let changed = PassthroughSubject<Void, Never>()
  private var watch: OpaquePointer?

  init() {
    watch = weir_keyring_watch(
      { context in
        Unmanaged<SecretService>.fromOpaque(context).takeUnretainedValue().changed.send()
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit {
    if let watch { weir_keyring_unwatch(watch) }
  }

  var changes: AnyPublisher<Void, Never> { changed.eraseToAnyPublisher() }

  func look() -> AnyPublisher<Void, MemoryFailure> {
    answer(to: WEIR_KEYRING_LOOK).map { _ in }.eraseToAnyPublisher()
  }

  func store(_ secret: SecretText, label: String) -> AnyPublisher<Void, MemoryFailure> {
    answer(to: WEIR_KEYRING_STORE, label: label, secret: secret).map { _ in }.eraseToAnyPublisher()
  }

  func lookUp() -> AnyPublisher<SecretText?, MemoryFailure> {
    answer(to: WEIR_KEYRING_LOOK_UP)
  }

  func clear() -> AnyPublisher<Void, MemoryFailure> {
    answer(to: WEIR_KEYRING_CLEAR).map { _ in }.eraseToAnyPublisher()
  }

  private func answer(
    to task: WeirKeyringTask, label: String = "", secret: SecretText = SecretText()
  ) -> AnyPublisher<SecretText?, MemoryFailure> {
    Deferred {
      let call = Call()
      return Future { promise in
        call.begin(task, label, secret, promise)
      }
      .handleEvents(receiveCancel: { call.end() })
    }
    .eraseToAnyPublisher()
  }
}

/// One question to the keyring.
private final class Call {
  typealias Promise = (Result<SecretText?, MemoryFailure>) -> Void

  private var call: OpaquePointer?
  private var promise: Promise?

  func begin(
    _ task: WeirKeyringTask, _ label: String, _ secret: SecretText, _ promise: @escaping Promise
  ) {
    self.promise = promise
    let context = Unmanaged.passRetained(self).toOpaque()
    call = secret.withUTF8 { bytes in
      weir_keyring_begin(
        task, label, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count,
        { context, outcome, text, length in
          Unmanaged<Call>.fromOpaque(context).takeUnretainedValue()
            .answered(outcome, UnsafeRawBufferPointer(start: text, count: length))
        }, context,
        { context in Unmanaged<Call>.fromOpaque(context).release() })
    }
  }

  /// Ends the wait.
  func end() {
    promise = nil
    guard let call else { return }
    self.call = nil
    weir_keyring_end(call)
  }

  private func answered(_ outcome: WeirKeyringOutcome, _ text: UnsafeRawBufferPointer) {
    let promise = promise
    end()
    promise?(Self.result(outcome, text))
  }

  private static func result(
    _ outcome: WeirKeyringOutcome, _ text: UnsafeRawBufferPointer
  ) -> Result<SecretText?, MemoryFailure> {
    switch outcome {
    case WEIR_KEYRING_DONE:
      .success(text.baseAddress == nil ? nil : SecretText(copying: text))
    case WEIR_KEYRING_NO_SERVICE: .failure(.noService)
    case WEIR_KEYRING_LOCKED: .failure(.locked)
    case WEIR_KEYRING_NO_ANSWER: .failure(.noAnswer)
    default: .failure(.other(String(decoding: text, as: UTF8.self)))
    }
  }
}
