#pragma once

#include "weir_types.h"

#pragma clang assume_nonnull begin

/* Settings in groups, as in desktop files: GLib's GKeyFile. One thread at a time. */
typedef struct WeirKeyFile WeirKeyFile;

typedef enum {
  WEIR_KEY_FILE_READ,
  WEIR_KEY_FILE_MISSING,
  /* It is there but cannot be opened. */
  WEIR_KEY_FILE_UNREADABLE,
  /* It was read, and is no key file. */
  WEIR_KEY_FILE_DAMAGED,
} WeirKeyFileOutcome;

WeirKeyFile *weir_new_key_file(void);
void weir_key_file_free(WeirKeyFile *file);

/* Reads a file. `problem` becomes a copy of the reason, or stays as it is. */
WeirKeyFileOutcome weir_key_file_load(WeirKeyFile *file, const char *path,
                                      char *_Nullable *_Nonnull problem_copy);

/* Replaces a file as a whole, readable by the user alone, and makes its folder.
   Returns a copy of the reason when that fails. */
char *_Nullable weir_key_file_save_copy(WeirKeyFile *file, const char *path);

bool weir_key_file_has(WeirKeyFile *file, const char *group, const char *key);

/* False when there is no such key, or something else stands there. */
bool weir_key_file_integer(WeirKeyFile *file, const char *group, const char *key, int64_t *value);
bool weir_key_file_boolean(WeirKeyFile *file, const char *group, const char *key, bool *value);
char *_Nullable weir_key_file_string_copy(WeirKeyFile *file, const char *group, const char *key);

void weir_key_file_set_integer(WeirKeyFile *file, const char *group, const char *key, int64_t value);
void weir_key_file_set_boolean(WeirKeyFile *file, const char *group, const char *key, bool value);
void weir_key_file_set_string(WeirKeyFile *file, const char *group, const char *key,
                              const char *value);

/* Where the user's programs keep what they remember: $XDG_STATE_HOME. Lives as long as the process. */
const char *weir_user_state_directory(void);
const char *weir_user_config_directory(void);

#pragma clang assume_nonnull end
