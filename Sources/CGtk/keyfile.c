#include "weir_private.h"

#define KEY_FILE(file) ((GKeyFile *)(void *)(file))

/* GLib's texts are UTF-8, but a name of a file in one need not be. */
static char *reason(GError *error) {
  char *copy = g_utf8_make_valid(error->message, -1);
  g_error_free(error);
  return copy;
}

WeirKeyFile *weir_new_key_file(void) {
  return (WeirKeyFile *)(void *)g_key_file_new();
}

void weir_key_file_free(WeirKeyFile *file) {
  g_key_file_free(KEY_FILE(file));
}

WeirKeyFileOutcome weir_key_file_load(WeirKeyFile *file, const char *path, char **problem_copy) {
  GError *error = NULL;
  if (g_key_file_load_from_file(KEY_FILE(file), path, G_KEY_FILE_NONE, &error)) return WEIR_KEY_FILE_READ;
  WeirKeyFileOutcome outcome =
      g_error_matches(error, G_FILE_ERROR, G_FILE_ERROR_NOENT) ? WEIR_KEY_FILE_MISSING
      : error->domain == G_FILE_ERROR                          ? WEIR_KEY_FILE_UNREADABLE
                                                               : WEIR_KEY_FILE_DAMAGED;
  *problem_copy = reason(error);
  return outcome;
}

char *weir_key_file_save_copy(WeirKeyFile *file, const char *path) {
  char *folder = g_path_get_dirname(path);
  int made = g_mkdir_with_parents(folder, 0700);
  int number = errno;
  char *problem = made == 0 ? NULL : g_strdup_printf("%s: %s", folder, g_strerror(number));
  g_free(folder);
  if (problem != NULL) return problem;

  gsize length;
  char *text = g_key_file_to_data(KEY_FILE(file), &length, NULL);
  GError *error = NULL;
  gboolean saved = g_file_set_contents_full(path, text, (gssize)length, G_FILE_SET_CONTENTS_CONSISTENT,
                                            0600, &error);
  g_free(text);
  return saved ? NULL : reason(error);
}

bool weir_key_file_has(WeirKeyFile *file, const char *group, const char *key) {
  return g_key_file_has_key(KEY_FILE(file), group, key, NULL);
}

bool weir_key_file_integer(WeirKeyFile *file, const char *group, const char *key, int64_t *value) {
  GError *error = NULL;
  gint64 found = g_key_file_get_int64(KEY_FILE(file), group, key, &error);
  if (error != NULL) {
    g_error_free(error);
    return false;
  }
  *value = found;
  return true;
}

bool weir_key_file_boolean(WeirKeyFile *file, const char *group, const char *key, bool *value) {
  GError *error = NULL;
  gboolean found = g_key_file_get_boolean(KEY_FILE(file), group, key, &error);
  if (error != NULL) {
    g_error_free(error);
    return false;
  }
  *value = found;
  return true;
}

char *weir_key_file_string_copy(WeirKeyFile *file, const char *group, const char *key) {
  return g_key_file_get_string(KEY_FILE(file), group, key, NULL);
}

void weir_key_file_set_integer(WeirKeyFile *file, const char *group, const char *key, int64_t value) {
  g_key_file_set_int64(KEY_FILE(file), group, key, value);
}

void weir_key_file_set_boolean(WeirKeyFile *file, const char *group, const char *key, bool value) {
  g_key_file_set_boolean(KEY_FILE(file), group, key, value);
}

void weir_key_file_set_string(WeirKeyFile *file, const char *group, const char *key,
                              const char *value) {
  g_key_file_set_string(KEY_FILE(file), group, key, value);
}

const char *weir_user_state_directory(void) {
  return g_get_user_state_dir();
}

const char *weir_user_config_directory(void) {
  return g_get_user_config_dir();
}
