// What users read, for the modules of this package. The names are short because the call sites are many;
// xgettext looks for them.

/// The text in the user's language.
package func tr(_ text: String) -> String {
  Translation.text(text)
}

/// The text in the user's language, with what stands for `{name}` put in.
package func tr(_ text: String, _ values: [String: String]) -> String {
  Translation.text(text).filled(with: values)
}

/// The form of the text that goes with `count`, which stands for `{count}`.
package func trn(_ one: String, _ many: String, _ count: Int) -> String {
  Translation.text(one, plural: many, count: count).filled(with: ["count": String(count)])
}
