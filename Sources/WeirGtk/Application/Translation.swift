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

  /// Takes another language than that of the environment, for the texts and numbers from now on; what
  /// a window shows already stays as it is. `LANGUAGE` in the environment goes before it.
  ///
  /// - Parameter locale: In the system's writing, such as `ko_KR.UTF-8`.
  /// - Returns: False, and nothing has changed, when the system has no such locale.
  @MainActor
  public static func use(locale: String) -> Bool {
    weir_text_use_locale(locale)
  }

  // gettext answers with the very text it was given where it knows no other: the answer has to be read
  // while that is still there.

  /// The text in the user's language.
  public static func text(_ text: String) -> String {
    text.withCString { String(cString: weir_gettext($0)) }
  }

  /// The text, where the same words mean different things in different places.
  public static func text(_ text: String, context: String) -> String {
    text.withCString { String(cString: weir_pgettext(context, $0)) }
  }

  /// The form of the text that goes with a number; the number itself is not put in.
  public static func text(_ one: String, plural: String, count: Int) -> String {
    one.withCString { one in
      plural.withCString { String(cString: weir_ngettext(one, $0, UInt(clamping: count))) }
    }
  }
}
