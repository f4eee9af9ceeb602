import FormModels
import FormViews

/// A message takes any text for its arguments, and shows each of them whole.
@Sendable func fuzzMessages(_ texts: [String]) {
  for text in texts {
    let shown = Message("“{name}” is taken.", ["name": .text(text)]).localized
    // Byte by byte: a text may begin with an accent, which joins the quotation mark before it.
    let whole = "“\(text)” is taken."
    precondition(shown.utf8.elementsEqual(whole.utf8), "'\(text)' is shown as '\(shown)'.")
    // A text with braces of its own is somebody's mistake; it is shown as it is.
    _ = Message(text, ["name": .text(text), "number": .number(1.5, digits: 1)]).localized
  }
}
