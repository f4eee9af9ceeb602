#include "weir_private.h"
#include <libintl.h>
#include <locale.h>

static const char *bound_domain = NULL;

void weir_text_use_environment_locale(void) {
  setlocale(LC_ALL, "");
}

bool weir_text_use_locale(const char *name) {
  return setlocale(LC_ALL, name) != NULL;
}

void weir_text_bind_domain(const char *domain, const char *directory) {
  bound_domain = g_intern_string(domain);
  bindtextdomain(domain, directory);
  bind_textdomain_codeset(domain, "UTF-8");
}

/* g_dgettext leaves a text alone when the catalogue of the running language is missing, so that a
   half translated window does not mix languages. Without a domain nothing is looked up. */

const char *weir_gettext(const char *message) {
  return bound_domain == NULL ? message : g_dgettext(bound_domain, message);
}

const char *weir_ngettext(const char *one, const char *many, unsigned long count) {
  if (bound_domain == NULL) return count == 1 ? one : many;
  return g_dngettext(bound_domain, one, many, count);
}

const char *weir_pgettext(const char *context, const char *message) {
  return bound_domain == NULL ? message : g_dpgettext2(bound_domain, context, message);
}

char *weir_local_time_copy(int64_t seconds) {
  GDateTime *time = g_date_time_new_from_unix_local(seconds);
  if (time == NULL) return NULL;
  char *text = g_date_time_format(time, "%x %X");
  g_date_time_unref(time);
  return text;
}

char *weir_copy(const char *text) {
  return g_strdup(text);
}

void weir_free(void *memory) {
  g_free(memory);
}
