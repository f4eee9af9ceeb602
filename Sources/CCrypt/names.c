#include "weir_names.h"

#include <glib.h>

char *weir_name_nfc_copy(const char *utf8, size_t count) {
  return g_utf8_normalize(utf8, (gssize)count, G_NORMALIZE_NFC);
}

char *weir_name_key_copy(const char *utf8, size_t count) {
  char *composed = weir_name_nfc_copy(utf8, count);
  if (!composed) return NULL;
  char *folded = g_utf8_casefold(composed, -1);
  // Folding may take characters apart.
  char *key = g_utf8_normalize(folded, -1, G_NORMALIZE_NFC);
  g_free(folded);
  g_free(composed);
  return key;
}
