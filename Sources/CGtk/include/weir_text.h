#pragma once

#include "weir_types.h"

#pragma clang assume_nonnull begin

/* Takes the user's language from the environment, and the message catalogue from a directory.
   Without a call of these every text stays as written. */
void weir_text_use_environment_locale(void);
/* False, and nothing has changed, when the system has no such locale. */
bool weir_text_use_locale(const char *name);
void weir_text_bind_domain(const char *domain, const char *directory);

/* Translations from the bound domain. The result lives as long as the process, or is the argument. */
const char *weir_gettext(const char *message);
const char *weir_ngettext(const char *one, const char *many, unsigned long count);
const char *weir_pgettext(const char *context, const char *message);

/* Date and time of day here, as the user's locale writes them; seconds since 1970-01-01 00:00 UTC. NULL
   when no calendar has such a date. */
char *_Nullable weir_local_time_copy(int64_t seconds);

/* A copy of a string, and the end of one; `weir_free` frees whatever a function named `_copy` gave. */
char *weir_copy(const char *text);
void weir_free(void *_Nullable memory);

#pragma clang assume_nonnull end
