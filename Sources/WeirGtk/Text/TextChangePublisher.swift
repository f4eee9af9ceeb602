import Weir
import WeirText

/// Sends each edit of a text: what was replaced by what, with the text before and after.
///
/// - No initial value.
/// - By the user or from code, which ``userOnly`` tells apart: each single insertion and deletion. Typing
///   over a selection is two.
///   The text of a finished composition comes as one insertion.
/// - Subscribe on the main thread; values come on the main thread, and can be handed to any other.
///   Cancelling may be done anywhere.
/// - The first subscriber makes the whole text be read once; from then on an edit costs what it
///   changes, whatever the length of the text.
/// - Finishes when the buffer is disposed of; at once when it has been already. Neither the publisher
///   nor a subscription keeps it.
/// - Without demand edits are dropped. One that is made from inside a value is delivered after it.
public struct TextChangePublisher: Publisher, Sendable {
  public typealias Output = TextChange
  public typealias Failure = Never

  private weak let buffer: TextBuffer?
  private var isUserOnly = false

  init(_ buffer: TextBuffer) {
    self.buffer = buffer
  }

  /// Only what the user does, and nothing that code has set or a binding written.
  ///
  /// What an action of GTK's does, such as undo, counts as the user's. The other rules stay.
  public var userOnly: Self {
    var publisher = self
    publisher.isUserOnly = true
    return publisher
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Input == TextChange, S.Failure == Never {
    let downstream = Unchecked(subscriber)
    MainThread.assume("A subscription to the edits of a text") {
      guard let buffer, !buffer.isDisposed else {
        downstream.value.receive(subscription: Subscriptions.empty)
        downstream.value.receive(completion: .finished)
        return
      }
      let tracker = buffer.tracked()
      // The closure keeps the tracker for as long as the subscription lasts.
      tracker.edits
        .compactMap { [isUserOnly] edit in
          withExtendedLifetime(tracker) { isUserOnly && edit.isFromCode ? nil : edit.change }
        }
        .subscribe(downstream.value)
    }
  }
}
