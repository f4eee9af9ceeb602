import Weir
import WeirText

/// Sends each edit of a text: what was replaced by what, with the text before and after.
///
/// - No initial value.
/// - By the user or from code: each single insertion and deletion. Typing over a selection is two.
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

  init(_ buffer: TextBuffer) {
    self.buffer = buffer
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
      tracker.changes
        .map { change in withExtendedLifetime(tracker) { change } }
        .subscribe(downstream.value)
    }
  }
}
