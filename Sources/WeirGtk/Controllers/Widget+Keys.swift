import Weir

extension Widget {
  /// Sends each key that is pressed while the focus is on the widget or in it, also as often as a key
  /// that is held down repeats itself.
  ///
  /// By the user only. It watches and lets the key go on; ``onKeyPress(in:_:)`` can use it up. In the
  /// bubble phase come the keys that what is inside has no use for: an entry uses those that write.
  /// No initial value; other rules as ``EventPublisher``.
  public func keyPressPublisher(in phase: EventPhase = .bubble) -> SignalPublisher<KeyPress> {
    SignalPublisher(self, Origin("key-pressed", from: .controller(.key(phase)))) { $0.keyPress() }
  }

  /// Sends each key that is let go. Rules as ``keyPressPublisher(in:)``.
  public func keyReleasePublisher(in phase: EventPhase = .bubble) -> SignalPublisher<KeyPress> {
    SignalPublisher(self, Origin("key-released", from: .controller(.key(phase)))) { $0.keyPress() }
  }

  /// Sends what is held down each time that becomes another, while the focus is on the widget or in
  /// it. No initial value; rules as ``keyPressPublisher(in:)``.
  public func modifiersPublisher(in phase: EventPhase = .bubble) -> SignalPublisher<Modifiers> {
    SignalPublisher(self, Origin("modifiers", from: .controller(.key(phase)))) {
      Modifiers(rawValue: UInt32(truncatingIfNeeded: $0.int(0)))
    }
  }

  /// Asks `isUsed` at each key that is pressed; true uses it up, and nobody hears of it any more.
  ///
  /// ```swift
  /// list.onKeyPress { key in
  ///   guard key.name == "Delete" else { return false }
  ///   model.removeSelected()
  ///   return true
  /// }.store(in: &cancellables)
  /// ```
  ///
  /// Who asked first is asked first. For a key with one meaning, ``addShortcut(_:scope:_:)`` is less
  /// to write.
  ///
  /// - Parameters:
  ///   - phase: In the capture phase the key is asked about before what is inside the widget gets it.
  ///   - isUsed: Runs on the main thread, while the focus is on the widget or in it.
  /// - Returns: A token; nothing is asked any more when it is cancelled or let go.
  public func onKeyPress(
    in phase: EventPhase = .bubble, _ isUsed: @escaping @MainActor (KeyPress) -> Bool
  ) -> AnyCancellable {
    guard !isDisposed else { return AnyCancellable {} }
    let attachment = Attachment()
    attachment.attach(
      to: self, Origin("key-pressed", from: .controller(.key(phase))),
      asked: { isUsed($0.keyPress()) }, ended: {})
    return AnyCancellable { attachment.detach() }
  }
}
