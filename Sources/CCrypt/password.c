#include "weir_password.h"

#include <crypt.h>
#include <glib.h>
#include <stdlib.h>
#include <string.h>

#include "weir_bytes.h"

/* No character is taken apart into more than four. */
enum { CHARACTERS_MOST = 4 * WEIR_PASSWORD_MOST, PARTS_MOST = 4 };

/* Reads UTF-8 into characters that are taken apart and in canonical order. GLib's own normalising leaves
   copies behind in freed memory. */
static size_t take_apart(const char *utf8, size_t count, gunichar *characters) {
  size_t length = 0;
  while (count > 0) {
    // GLib takes a NUL for the end.
    gunichar character = *utf8 ? g_utf8_get_char_validated(utf8, (gssize)count) : 0;
    size_t bytes = 1;
    if (character >= 0x80000000) {
      character = 0xFFFD;
    } else {
      bytes = (size_t)g_unichar_to_utf8(character, NULL);
      if (g_unichar_type(character) == G_UNICODE_SPACE_SEPARATOR) character = ' ';
    }
    length += g_unichar_fully_decompose(character, FALSE, characters + length, PARTS_MOST);
    utf8 += bytes;
    count -= bytes;
  }
  // GLib takes no characters for a great many.
  if (length > 0) g_unicode_canonical_ordering(characters, length);
  return length;
}

/* Puts together what belongs together, in place. Returns the new length. */
static size_t put_together(gunichar *characters, size_t length) {
  size_t kept = 0, starter = 0;
  bool has_starter = false;
  int last_class = 0;
  for (size_t i = 0; i < length; i++) {
    int class = g_unichar_combining_class(characters[i]);
    bool reaches = has_starter && (kept - 1 == starter || last_class < class);
    gunichar both;
    if (reaches && g_unichar_compose(characters[starter], characters[i], &both)) {
      characters[starter] = both;
      continue;
    }
    if (class == 0) {
      starter = kept;
      has_starter = true;
    }
    last_class = class;
    characters[kept++] = characters[i];
  }
  return kept;
}

size_t weir_password_prepare(const void *utf8, size_t count, char *prepared) {
  gunichar characters[CHARACTERS_MOST];
  size_t length = put_together(characters, take_apart(utf8, count, characters));
  char *end = prepared;
  for (size_t i = 0; i < length; i++) end += g_unichar_to_utf8(characters[i], end);
  weir_bytes_wipe(characters, sizeof characters);
  return (size_t)(end - prepared);
}

bool weir_password_new_setting(unsigned long cost, char *setting) {
  char *made = crypt_gensalt_ra("$y$", cost, NULL, 0);
  if (!made) return false;
  g_strlcpy(setting, made, WEIR_PASSWORD_HASH_SIZE);
  free(made);
  return true;
}

/* libxcrypt takes texts of at most 511 bytes without NULs, so it gets a digest in hexadecimal digits.
   The tag is in no other program's digests: theirs are of no help against ours. */
static void digest_text(const char *bytes, size_t count, char *text) {
  static const char tag[] = "weir-forms password 1";
  uint8_t digest[WEIR_DIGEST_SIZE];
  weir_bytes_digest(tag, sizeof tag, bytes, count, digest);
  for (size_t i = 0; i < sizeof digest; i++) {
    text[2 * i] = "0123456789abcdef"[digest[i] >> 4];
    text[2 * i + 1] = "0123456789abcdef"[digest[i] & 15];
  }
  text[2 * sizeof digest] = '\0';
  weir_bytes_wipe(digest, sizeof digest);
}

bool weir_password_hash(const void *utf8, size_t count, const char *setting, char *hash) {
  if (count > WEIR_PASSWORD_MOST) return false;
  char prepared[WEIR_PASSWORD_PREPARED], text[2 * WEIR_DIGEST_SIZE + 1];
  size_t length = weir_password_prepare(utf8, count, prepared);
  digest_text(prepared, length, text);

  void *data = NULL;
  int size = 0;
  const char *made = crypt_ra(text, setting, &data, &size);
  if (made) g_strlcpy(hash, made, WEIR_PASSWORD_HASH_SIZE);

  weir_bytes_wipe(data, (size_t)size);
  free(data);
  weir_bytes_wipe(text, sizeof text);
  weir_bytes_wipe(prepared, sizeof prepared);
  return made != NULL;
}
