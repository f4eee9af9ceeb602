import CGtk

/// Texts in the user's language, from gettext catalogues.
///
/// ```swift
/// Translation.use(domain: "weir-forms", directory: "/usr/share/locale")
/// let label = Label(Translation.text("Name"))
/// ```
public enum Translation {
  /// Takes the language from the environment and the texts from the catalogues in `directory`.
  /// Without this every text stays as written. Call it once, before any window.
  @MainActor
  public static func use(domain: String, directory: String) {
    weir_text_use_environment_locale()
    weir_text_bind_domain(domain, directory)
  }

  /// The text in the user's language.
  public static func text(_ text: String) -> String {
    String(cString: weir_gettext(text))
  }

  /// The text, where the same words mean different things in different places.
  public static func text(_ text: String, context: String) -> String {
    String(cString: weir_pgettext(context, text))
  }

  /// The form of the text that goes with a number; the number itself is not put in.
  public static func text(_ one: String, plural: String, count: Int) -> String {
    String(cString: weir_ngettext(one, plural, UInt(clamping: count)))
  }
}
