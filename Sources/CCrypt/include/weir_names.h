#pragma once
#include <stddef.h>

#pragma clang assume_nonnull begin

/* A valid UTF-8 text without NULs in normal form C. The caller frees it; null: the text was not valid. */
char *_Nullable weir_name_nfc_copy(const char *utf8, size_t count);

/* The same for all names that differ in case or in how their characters are put together only. The caller
   frees it; null: the text was not valid. */
char *_Nullable weir_name_key_copy(const char *utf8, size_t count);

#pragma clang assume_nonnull end
