import CGtk
import Weir
import WeirText

/// Follows the edits of a buffer and holds its text as a document, so that a key in a large text does
/// not make anybody read the whole of it.
///
/// GTK says before an edit what it is about to do, and afterwards only that something has been done.
/// The tracker takes down the first and believes it when the text's length fits; otherwise somebody
/// has changed the edit on its way, and the text is read anew.
///
/// It lasts as long as somebody refers to it, and does not keep the buffer.
@MainActor
final class TextTracker {
  /// A change, and whether code has made it.
  struct Edit {
    let change: TextChange
    let isFromCode: Bool
  }

  /// Each change, when it has been made. Finishes with the buffer.
  let edits = PassthroughSubject<Edit, Never>()

  private let buffer: OpaquePointer
  /// The latest change.
  private(set) var last: TextChange?
  private var known: TextDocument
  /// What GTK is about to do, in scalars of the text as it is known.
  private var announced: (range: Range<Int>, text: String, count: Int)?
  /// The buffer has gone.
  private(set) var isOver = false
  private nonisolated let attachment = Attachment()

  init(_ buffer: TextBuffer) {
    self.buffer = buffer.pointer
    known = TextDocument(buffer.readText())
    follow(buffer, "insert-text") { [weak self] arguments in
      self?.catchUp()
      let position = arguments.textPosition(0)
      let text = arguments.text(1, bytes: arguments.int(2))
      self?.announced = (position..<position, text, text.unicodeScalars.count)
    }
    follow(buffer, "delete-range") { [weak self] arguments in
      self?.catchUp()
      self?.announced = (arguments.textPosition(0)..<arguments.textPosition(1), "", 0)
    }
    follow(buffer, "changed") { [weak self] _ in self?.catchUp() }
  }

  deinit {
    attachment.detach()
  }

  /// The text as it is.
  var document: TextDocument {
    catchUp()
    return known
  }

  private func follow(
    _ buffer: TextBuffer, _ signal: String,
    _ received: @escaping @MainActor (SignalArguments) -> Void
  ) {
    attachment.attach(
      to: buffer, Origin(signal), received: received, ended: { [weak self] in self?.end() })
  }

  /// Makes known what has been done. Before code makes an edit, so that what the user did is not taken for
  /// it.
  func catchUp() {
    guard !isOver else { return }
    let count = Int(weir_text_buffer_count(buffer))
    // What has been announced has not been done yet, or there is nothing new.
    guard count != known.count else { return }
    let edit = announced
    announced = nil
    if let edit, known.count - edit.range.count + edit.count == count {
      publish(TextChange(replacing: edit.range, with: edit.text, in: known))
    } else if let change = TextDocument(readText(buffer)).change(from: known) {
      publish(change)
    }
  }

  private func publish(_ change: TextChange) {
    known = change.after
    last = change
    edits.send(Edit(change: change, isFromCode: isSetFromCode(buffer)))
  }

  private func end() {
    guard !isOver else { return }
    isOver = true
    edits.send(completion: .finished)
  }
}

/// The whole text of a buffer.
@MainActor
func readText(_ buffer: OpaquePointer) -> String {
  let text = weir_text_buffer_text_copy(buffer, 0, -1)
  defer { weir_free(text) }
  return String(cString: text)
}

extension SignalArguments {
  /// A place in a text, in Unicode scalars; the argument has to be one.
  func textPosition(_ index: Int) -> Int {
    Int(weir_value_text_position(values, UInt32(index)))
  }

  /// The start of a text of which more may be there.
  func text(_ index: Int, bytes count: Int) -> String {
    guard let start = weir_value_string(values, UInt32(index)) else { return "" }
    return start.withMemoryRebound(to: UInt8.self, capacity: count) {
      String(decoding: UnsafeBufferPointer(start: $0, count: count), as: UTF8.self)
    }
  }
}
